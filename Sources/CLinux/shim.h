// Functions of Linux's C library that Swift's module of it leaves out.
#include <stddef.h>

// glibc declares these two only for programs compiled with _GNU_SOURCE, which Swift's module of
// glibc is not. The sets are bit sets, one bit a processor.
int linux_get_affinity(int process, size_t size, void *set) __asm__("sched_getaffinity");
int linux_set_affinity(int process, size_t size, const void *set) __asm__("sched_setaffinity");

// Swift can't call functions with a variable number of arguments, as this one is declared. With
// PR_SET_PDEATHSIG, which is 1, the kernel sends a signal when the parent ends.
int linux_process_control(int option, unsigned long signal) __asm__("prctl");

// With ADDR_NO_RANDOMIZE, which is 0x0040000, executables that are started from then on lie at the
// same addresses every time. The Swift module of glibc leaves the header out.
int linux_personality(unsigned long persona) __asm__("personality");

// A pipe whose ends are closed on execution from the start, so that no child that another thread
// starts at the same time inherits them. glibc declares this one, too, for _GNU_SOURCE only.
int linux_pipe(int ends[2], int flags) __asm__("pipe2");
