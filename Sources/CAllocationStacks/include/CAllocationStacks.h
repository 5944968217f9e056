#ifndef ALLOCATION_STACKS_H
#define ALLOCATION_STACKS_H

#include <stddef.h>
#include <stdint.h>

// The call stacks from which a process allocates, recorded by jemalloc's hooks. Recording allocates
// nothing: what it needs is reserved when it is set up. One recording a process.

// What was allocated from one stack while recording was on.
struct allocation_stack {
  // Return addresses, the innermost first.
  const uintptr_t *addresses;
  size_t depth;
  uint64_t calls;
  // As the allocator rounds them.
  uint64_t bytes;
};

// What all stacks add up to, and what found no room among them.
struct allocation_totals {
  uint64_t calls;
  uint64_t bytes;
  // Calls whose stack was not recorded, since the memory for stacks was full.
  uint64_t calls_lost;
  // Calls whose stack was deeper than what is kept of one.
  uint64_t calls_cut;
};

// Reserves memory and installs the hooks. Returns 0, or an error number: jemalloc's, where it has
// no hooks, or that of the reservation.
int allocation_stacks_install(void);

// Removes the hooks and gives the memory back. Returns 0, or jemalloc's error number.
int allocation_stacks_remove(void);

// Switches recording on and off, for all threads.
void allocation_stacks_start(void);
void allocation_stacks_stop(void);

// What was recorded. Recording has to be off.
struct allocation_totals allocation_stacks_totals(void);
size_t allocation_stacks_count(void);
struct allocation_stack allocation_stacks_at(size_t index);

// The object that an address lies in: the path of its file, and where its first byte is. Returns 0
// if there is none.
int allocation_stacks_object(uintptr_t address, const char **path, uintptr_t *base);

// The runtime's own reader of linker names. Returns memory to be freed, or null.
char *swift_demangle(const char *name, size_t length, char *output, size_t *output_size,
                     uint32_t flags);

#endif
