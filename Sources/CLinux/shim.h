// Functions of Linux's C library that Swift's Glibc module omits.
#include <stddef.h>

// glibc declares these two only with _GNU_SOURCE, which Swift's Glibc module doesn't define. The
// sets are bit sets with one bit per processor.
int linux_get_affinity(int process, size_t size, void *set) __asm__("sched_getaffinity");
int linux_set_affinity(int process, size_t size, const void *set) __asm__("sched_setaffinity");

// Declared with variable arguments, which Swift can't call. With PR_SET_PDEATHSIG (1), the kernel
// sends a signal when the parent ends.
int linux_process_control(int option, unsigned long signal) __asm__("prctl");

// With ADDR_NO_RANDOMIZE (0x0040000), executables started from then on have the same addresses
// every time. Swift's Glibc module omits the header.
int linux_personality(unsigned long persona) __asm__("personality");

// Makes a pipe whose ends are closed on exec from the start, so that no child started by another
// thread inherits them. glibc declares it only with _GNU_SOURCE, too.
int linux_pipe(int ends[2], int flags) __asm__("pipe2");
