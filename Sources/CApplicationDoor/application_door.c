#include "application_door.h"

#include <stddef.h>

// Interlude defines it; a program that links UIKit alone has none. An app's own sources import UIKit
// only, so that nobody else could tell one module of the other.
extern int interlude_run_application(void) __attribute__((weak));

bool application_door_is_open(void) { return interlude_run_application != NULL; }

int application_door_run(void) {
  return interlude_run_application == NULL ? 6 : interlude_run_application();
}
