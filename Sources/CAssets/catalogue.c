#include "CAssets.h"

// #embed is C23; clang has it in older modes too, and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char inter_bold[] = {
#embed "../../assets/fonts/Inter-Bold.otf"
};

static const unsigned char inter_medium[] = {
#embed "../../assets/fonts/Inter-Medium.otf"
};

static const unsigned char inter_regular[] = {
#embed "../../assets/fonts/Inter-Regular.otf"
};

static const unsigned char inter_semibold[] = {
#embed "../../assets/fonts/Inter-SemiBold.otf"
};

static const unsigned char lake[] = {
#embed "../../assets/pictures/lake.jpg"
};

static const CAsset catalogue[] = {
    {"fonts/Inter-Bold.otf", inter_bold, sizeof inter_bold},
    {"fonts/Inter-Medium.otf", inter_medium, sizeof inter_medium},
    {"fonts/Inter-Regular.otf", inter_regular, sizeof inter_regular},
    {"fonts/Inter-SemiBold.otf", inter_semibold, sizeof inter_semibold},
    {"pictures/lake.jpg", lake, sizeof lake},
};

const CAsset *cassets_catalogue(size_t *count) {
  *count = sizeof catalogue / sizeof catalogue[0];
  return catalogue;
}
