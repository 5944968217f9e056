#define _GNU_SOURCE

#include "Untold.h"

#if defined(__linux__)

#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

// Valgrind writes to the mask passed to sigsuspend(2). If a program's main function is
// asynchronous, libdispatch suspends the main thread with a constant mask, so the simulator would
// crash writing to read-only memory. In a simulated process, and in no other, that memory is
// therefore made writable before anything runs.

UNTOLD static const char library_name[] = "/libdispatch.so";
UNTOLD static const char variable_name[] = "UPDATEBENCH_SIMULATED";

union place {
  ElfW(Addr) number;
  void *pointer;
};

UNTOLD static int make_constants_writable(struct dl_phdr_info *library, size_t size, void *none) {
  if (strstr(library->dlpi_name, library_name) == 0) return 0;
  const ElfW(Addr) page = 4096;
  for (int index = 0; index < library->dlpi_phnum; index += 1) {
    const ElfW(Phdr) *segment = &library->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W) != 0) continue;
    const ElfW(Addr) offset = segment->p_vaddr % page;
    const union place start = {.number = library->dlpi_addr + segment->p_vaddr - offset};
    const int executable = (segment->p_flags & PF_X) != 0 ? PROT_EXEC : 0;
    mprotect(start.pointer, segment->p_memsz + offset, PROT_READ | PROT_WRITE | executable);
  }
  return 0;
}

UNTOLD __attribute__((constructor)) static void start_simulated(void) {
  if (getenv(variable_name) != 0) dl_iterate_phdr(make_constants_writable, 0);
}

#endif
