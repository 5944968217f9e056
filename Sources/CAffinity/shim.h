#include <stddef.h>

// glibc declares these two only for programs compiled with _GNU_SOURCE, which Swift's module of
// glibc is not. The sets are bit sets, one bit a processor.
int affinity_get(int process, size_t size, void *set) __asm__("sched_getaffinity");
int affinity_set(int process, size_t size, const void *set) __asm__("sched_setaffinity");

// Swift can't call functions with a variable number of arguments, as this one is declared. With
// PR_SET_PDEATHSIG, which is 1, the kernel sends a signal when the parent ends.
int affinity_to_parent(int option, unsigned long signal) __asm__("prctl");

// With ADDR_NO_RANDOMIZE, which is 0x0040000, executables that are started from then on lie at the
// same addresses every time. The Swift module of glibc leaves the header out.
int affinity_personality(unsigned long persona) __asm__("personality");

// A pipe whose ends are closed on execution from the start, so that no child that another thread
// starts at the same time inherits them. glibc declares this one, too, for _GNU_SOURCE only.
int affinity_pipe(int ends[2], int flags) __asm__("pipe2");
