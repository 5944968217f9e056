#ifndef ALLOCATION_STACKS_H
#define ALLOCATION_STACKS_H

#include <stddef.h>
#include <stdint.h>

// Records the call stacks from which a process allocates, through jemalloc's hooks. Recording
// allocates nothing: installing the hooks reserves all memory. A process can have one recording.

// The allocations from one stack while recording was on.
struct allocation_stack {
  // The return addresses, innermost first.
  const uintptr_t *addresses;
  size_t depth;
  uint64_t calls;
  // The size as rounded by the allocator.
  uint64_t bytes;
};

// The totals over all stacks, and the calls that couldn't be recorded fully.
struct allocation_totals {
  uint64_t calls;
  uint64_t bytes;
  // The calls whose stacks were not recorded because the memory for stacks was full.
  uint64_t calls_lost;
  // The calls whose stacks exceeded the maximum depth.
  uint64_t calls_cut;
};

// Begins a recording, switched off. The first one reserves memory and installs the hooks for the
// life of the process. Returns 0, EBUSY if there is a recording, or an error number: jemalloc's if
// it has no hooks, or that of the reservation.
int allocation_stacks_install(void);

// Ends the recording and forgets its stacks. Returns 0 or an error number.
int allocation_stacks_remove(void);

// Turns recording on and off for all threads.
void allocation_stacks_start(void);
void allocation_stacks_stop(void);

// The recorded allocations. Recording must be off.
struct allocation_totals allocation_stacks_totals(void);
size_t allocation_stacks_count(void);
struct allocation_stack allocation_stacks_at(size_t index);

// Finds the object file that contains an address, with its path and load address. Returns 0 if
// there is none.
int allocation_stacks_object(uintptr_t address, const char **path, uintptr_t *base);

// The runtime's demangler. Returns memory to be freed, or null.
char *swift_demangle(const char *name, size_t length, char *output, size_t *output_size,
                     uint32_t flags);

#endif
