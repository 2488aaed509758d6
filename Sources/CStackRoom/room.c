// pthread_getattr_np is glibc's own, and not visible from Swift.
#define _GNU_SOURCE
#include "CStackRoom.h"

#include <pthread.h>
#include <stdint.h>

size_t stack_room(void) {
  // Asked once for each thread: for the main one glibc reads a file to answer.
  static _Thread_local uintptr_t end;
  if (!end) {
    pthread_attr_t attributes;
    void *lowest = 0;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
      pthread_attr_getstack(&attributes, &lowest, &size);
      pthread_attr_destroy(&attributes);
    }
    end = (uintptr_t)lowest;
  }
  return (uintptr_t)__builtin_frame_address(0) - end;
}
