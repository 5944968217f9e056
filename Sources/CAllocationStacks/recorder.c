#define _GNU_SOURCE
#include "CAllocationStacks.h"

#include <dlfcn.h>
#include <errno.h>
#include <jemalloc/jemalloc.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>
#include <unwind.h>

// No debug info for this code: clang emits a newer DWARF version than Swift, and the simulators
// that count instructions reject an executable that contains any of it.
#pragma clang attribute push( \
  __attribute__((nodebug)),   \
  apply_to = any(hasType(functionType), variable(unless(is_parameter))))

enum {
  // The number of innermost frames kept of a stack.
  DEPTH_MAX = 256,
  // The maximum number of distinct stacks.
  STACKS_MAX = 1 << 16,
  // The slots of the hash table, twice as many to keep probe sequences short.
  SLOTS = STACKS_MAX * 2,
  // The maximum number of return addresses in all stacks together.
  ADDRESSES_MAX = STACKS_MAX * 64,
};

// jemalloc's hooks as declared in its source (include/jemalloc/internal/hook.h); the installed
// header omits them, as the interface is experimental.
struct hooks {
  void (*allocated)(void *extra, int kind, void *result, uintptr_t raw, uintptr_t arguments[3]);
  void (*freed)(void *extra, int kind, void *address, uintptr_t arguments[3]);
  void (*expanded)(void *extra, int kind, void *address, size_t old_size, size_t new_size,
                   uintptr_t raw, uintptr_t arguments[4]);
  void *extra;
};

struct entry {
  uint64_t hash;
  uint64_t calls;
  uint64_t bytes;
  size_t first_address;
  size_t depth;
};

struct memory {
  struct entry stacks[STACKS_MAX];
  // The number of a stack plus one; zero in a free slot.
  uint32_t slots[SLOTS];
  uintptr_t addresses[ADDRESSES_MAX];
};

// Named constants, because debug info would describe string literals where they are used. For the
// same reason there are no casts, not even in macros: debug info would describe their types.
static const char install_name[] = "experimental.hooks.install";

static struct memory *memory;
static size_t stack_count;
static size_t address_count;
static struct allocation_totals totals;
static void *handle;
// Whether there is a recording, switched on or not.
static bool is_taken;
static atomic_bool is_recording;
static atomic_flag is_locked = ATOMIC_FLAG_INIT;
// Whether this thread is inside the hook, whose own work must not be recorded.
static _Thread_local bool is_inside;

union place {
  void *pointer;
  uintptr_t number;
};

struct trace {
  uintptr_t addresses[DEPTH_MAX];
  size_t depth;
  bool is_cut;
};

static _Unwind_Reason_Code note_frame(struct _Unwind_Context *context, void *argument) {
  struct trace *trace = argument;
  uintptr_t address = _Unwind_GetIP(context);
  if (address == 0) return _URC_END_OF_STACK;
  if (trace->depth == DEPTH_MAX) {
    trace->is_cut = true;
    return _URC_END_OF_STACK;
  }
  trace->addresses[trace->depth++] = address;
  return _URC_NO_REASON;
}

static uint64_t hash(const struct trace *trace) {
  // FNV-1a over words.
  uint64_t value = 0xcbf29ce484222325;
  for (size_t index = 0; index < trace->depth; index++) {
    value = (value ^ trace->addresses[index]) * 0x100000001b3;
    value ^= value >> 29;
  }
  return value;
}

// The entry of a stack, added if it is new; null if there is no space.
static struct entry *find(const struct trace *trace) {
  uint64_t value = hash(trace);
  size_t size = trace->depth * sizeof(uintptr_t);
  size_t slot = value % SLOTS;
  while (memory->slots[slot] != 0) {
    struct entry *entry = &memory->stacks[memory->slots[slot] - 1];
    if (entry->hash == value && entry->depth == trace->depth
        && memcmp(&memory->addresses[entry->first_address], trace->addresses, size) == 0) {
      return entry;
    }
    slot = (slot + 1) % SLOTS;
  }
  if (stack_count == STACKS_MAX || address_count + trace->depth > ADDRESSES_MAX) return 0;
  struct entry *entry = &memory->stacks[stack_count++];
  memory->slots[slot] = stack_count;
  *entry = (struct entry){.hash = value, .first_address = address_count, .depth = trace->depth};
  memcpy(&memory->addresses[address_count], trace->addresses, size);
  address_count += trace->depth;
  return entry;
}

static void lock(void) {
  while (atomic_flag_test_and_set_explicit(&is_locked, memory_order_acquire)) {
  }
}

static void unlock(void) { atomic_flag_clear_explicit(&is_locked, memory_order_release); }

// Whether a stack is to be added. It is asked again under the lock, since another thread may have
// switched recording off, and removed the stacks, while this one unwound its own.
static bool records(void) { return atomic_load_explicit(&is_recording, memory_order_relaxed); }

static void add(const struct trace *trace, uint64_t calls, uint64_t bytes) {
  totals.calls += calls;
  totals.bytes += bytes;
  if (trace->is_cut) totals.calls_cut += calls;
  struct entry *entry = find(trace);
  if (entry == 0) {
    totals.calls_lost += calls;
  } else {
    entry->calls += calls;
    entry->bytes += bytes;
  }
}

static void record(uint64_t calls, uint64_t bytes) {
  if (!records() || is_inside) return;
  is_inside = true;
  struct trace trace = {.depth = 0, .is_cut = false};
  _Unwind_Backtrace(note_frame, &trace);
  lock();
  if (records()) add(&trace, calls, bytes);
  unlock();
  is_inside = false;
}

static void note_allocated(void *extra, int kind, void *result, uintptr_t raw,
                           uintptr_t arguments[3]) {
  if (result == 0) return;
  record(1, malloc_usable_size(result));
}

static void note_freed(void *extra, int kind, void *address, uintptr_t arguments[3]) {}

// As in the allocator's own totals, a block that grows in place counts as one call if its size
// changed, and always as all of its new bytes.
static void note_expanded(void *extra, int kind, void *address, size_t old_size, size_t new_size,
                          uintptr_t raw, uintptr_t arguments[4]) {
  record(old_size == new_size ? 0 : 1, new_size);
}

// Once installed, the hooks stay: a thread that was started before a hook came or went, and ends
// without another allocation, is not cleaned up by jemalloc 5.3, whose statistics then read the
// memory of the thread that is gone.
static int install_hooks(void) {
  if (handle != 0) return 0;
  const union place reserved = {
    .pointer = mmap(0, sizeof(struct memory), PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0),
  };
  if (reserved.number == UINTPTR_MAX) return errno;
  memory = reserved.pointer;
  // The unwinder initializes itself at its first use.
  struct trace trace = {.depth = 0, .is_cut = false};
  _Unwind_Backtrace(note_frame, &trace);
  struct hooks hooks = {note_allocated, note_freed, note_expanded, 0};
  size_t size = sizeof(handle);
  int error = mallctl(install_name, &handle, &size, &hooks, sizeof(hooks));
  if (error == 0 && handle != 0) return 0;
  handle = 0;
  munmap(memory, sizeof(struct memory));
  return error == 0 ? EAGAIN : error;
}

int allocation_stacks_install(void) {
  if (is_taken) return EBUSY;
  int error = install_hooks();
  is_taken = error == 0;
  return error;
}

int allocation_stacks_remove(void) {
  if (!is_taken) return ENOENT;
  allocation_stacks_stop();
  stack_count = 0;
  address_count = 0;
  totals = (struct allocation_totals){0};
  is_taken = false;
  // Pages that are given back are zero when they are used again.
  return madvise(memory, sizeof(struct memory), MADV_DONTNEED) == 0 ? 0 : errno;
}

void allocation_stacks_start(void) { atomic_store(&is_recording, true); }

void allocation_stacks_stop(void) {
  // Until every thread that adds a stack has done so.
  lock();
  atomic_store(&is_recording, false);
  unlock();
}

struct allocation_totals allocation_stacks_totals(void) { return totals; }

size_t allocation_stacks_count(void) { return stack_count; }

struct allocation_stack allocation_stacks_at(size_t index) {
  const struct entry *entry = &memory->stacks[index];
  return (struct allocation_stack){
    .addresses = &memory->addresses[entry->first_address],
    .depth = entry->depth,
    .calls = entry->calls,
    .bytes = entry->bytes,
  };
}

int allocation_stacks_object(uintptr_t address, const char **path, uintptr_t *base) {
  Dl_info info;
  const union place place = {.number = address};
  if (dladdr(place.pointer, &info) == 0 || info.dli_fname == 0) return 0;
  *path = info.dli_fname;
  const union place start = {.pointer = info.dli_fbase};
  *base = start.number;
  return 1;
}

#pragma clang attribute pop
