#ifndef APPLICATION_DOOR_H
#define APPLICATION_DOOR_H

#include <stdbool.h>

/// Whether the program has a window to run an app in: the module `Interlude` is linked into it.
bool application_door_is_open(void);

/// Runs the app that has been prepared until its window is closed.
///
/// @return what the program ends with.
int application_door_run(void);

#endif
