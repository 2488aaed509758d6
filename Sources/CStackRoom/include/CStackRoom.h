#pragma once
#include <stddef.h>

/// How many bytes of the running thread's stack are left below the caller.
size_t stack_room(void);
