#include "ReferenceCounts.h"
#include "Untold.h"

#include <stdatomic.h>
#include <stdbool.h>

// Weak, so that a runtime without them is reported instead of failing to link.
#define OPTIONAL __attribute__((weak))

extern void *swift_allocObject(const void *metadata, size_t size, size_t alignment_mask);
extern void *swift_retain(void *object);
extern void swift_release(void *object);
extern void *swift_retain_n(void *object, uint32_t count);
extern void swift_release_n(void *object, uint32_t count);
extern void *swift_tryRetain(void *object);

extern void *(*_swift_allocObject)(const void *, size_t, size_t) OPTIONAL;
extern void *(*_swift_retain)(void *) OPTIONAL;
extern void (*_swift_release)(void *) OPTIONAL;
extern void *(*_swift_retain_n)(void *, uint32_t) OPTIONAL;
extern void (*_swift_release_n)(void *, uint32_t) OPTIONAL;
extern void *(*_swift_tryRetain)(void *) OPTIONAL;
extern volatile bool _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly
  OPTIONAL;
#define hooks_are_consulted                                                                       \
  _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly

UNTOLD static _Atomic uint64_t allocations, retains, releases;
UNTOLD static struct reference_counts opened, closed;
UNTOLD static bool is_installed;

UNTOLD static void *(*runtime_alloc)(const void *, size_t, size_t);
UNTOLD static void *(*runtime_retain)(void *);
UNTOLD static void (*runtime_release)(void *);
UNTOLD static void *(*runtime_retain_n)(void *, uint32_t);
UNTOLD static void (*runtime_release_n)(void *, uint32_t);
UNTOLD static void *(*runtime_try_retain)(void *);


UNTOLD static void add(_Atomic uint64_t *total, uint64_t count) {
  atomic_fetch_add_explicit(total, count, memory_order_relaxed);
}

// The address bits of a word; strings and arrays mark kinds of storage in the other bits.
#define ADDRESS_BITS 0x00fffffffffffff8

// A word in its different representations; casts would add debug info for their types.
union word {
  const void *pointer;
  void *object;
  const uint64_t *header;
  intptr_t number;
};

// Whether a word refers to an object with a reference count. Values that aren't positive addresses
// aren't objects: `nil`, or the characters of a short string. An immortal object, such as the
// storage of every empty array, has no count, and compilers omit its retains and releases where
// they know.
UNTOLD static bool is_counted(const void *word) {
  union word object = {.pointer = word};
  if (object.number <= 0) return false;
  object.number &= ADDRESS_BITS;
  const uint64_t immortal = 0x80000000ffffffff;
  const uint64_t count = __atomic_load_n(&object.header[1], __ATOMIC_RELAXED);
  return (count & immortal) != immortal;
}

UNTOLD static void *counted_alloc(const void *metadata, size_t size, size_t alignment_mask) {
  add(&allocations, 1);
  return runtime_alloc(metadata, size, alignment_mask);
}

UNTOLD static void counted_release(void *object) {
  if (is_counted(object)) add(&releases, 1);
  runtime_release(object);
}

UNTOLD static void *counted_retain_n(void *object, uint32_t count) {
  if (is_counted(object)) add(&retains, count);
  return runtime_retain_n(object, count);
}

UNTOLD static void counted_release_n(void *object, uint32_t count) {
  if (is_counted(object)) add(&releases, count);
  runtime_release_n(object, count);
}

UNTOLD static void *counted_try_retain(void *object) {
  void *result = runtime_try_retain(object);
  if (is_counted(result)) add(&retains, 1);
  return result;
}

#if defined(__x86_64__) && defined(__linux__)

// The runtime of Swift 6.3 calls the replacement of `swift_retain` through an adapter. The adapter
// masks off the bits that mark a word as no object, so the characters of a short string would be
// taken for an address. During the call, the adapter keeps the original word in %rbx. Before
// anything is counted, a probe with a word that is no object finds out whether this runtime's
// adapter does so; the return address identifies the call from the adapter. The probing word is no
// object and has every bit set that a runtime might mask.
#define PROBING_WORD 0xff5aa55aa55aa55f
#define QUOTED(text) #text
#define WORD_TEXT(word) QUOTED(word)
#define REACHED_BY_ASSEMBLY UNTOLD __attribute__((visibility("hidden"), used))
REACHED_BY_ASSEMBLY intptr_t reference_counts_adapter_return;
REACHED_BY_ASSEMBLY intptr_t reference_counts_probed[3];

REACHED_BY_ASSEMBLY void *reference_counts_counted_retain(void *object) {
  if (is_counted(object)) add(&retains, 1);
  return runtime_retain(object);
}

/// For the probing word, stores the word passed, the content of %rbx and the return address. For
/// another thread's word, which is an object or the adapter's masked version of one, counts it.
void *reference_counts_probe(void *word);
/// Counts the adapter's original word, or the word passed if the caller isn't the adapter.
void *reference_counts_unmasked_retain(void *object);

__asm__(
  ".text\n"
  ".p2align 4\n"
  ".local reference_counts_probe\n"
  ".type reference_counts_probe,@function\n"
  "reference_counts_probe:\n"
  "  movabsq $" WORD_TEXT(PROBING_WORD) ", %rax\n"
  "  cmpq %rax, %rdi\n"
  "  je 1f\n"
  "  cmpq %rax, %rbx\n"
  "  je 1f\n"
  "  movabsq $" WORD_TEXT(ADDRESS_BITS) ", %rax\n"
  "  andq %rbx, %rax\n"
  "  cmpq %rax, %rdi\n"
  "  cmoveq %rbx, %rdi\n"
  "  jmp reference_counts_counted_retain\n"
  "1:\n"
  "  movq %rdi, reference_counts_probed(%rip)\n"
  "  movq %rbx, reference_counts_probed+8(%rip)\n"
  "  movq (%rsp), %rax\n"
  "  movq %rax, reference_counts_probed+16(%rip)\n"
  "  movq %rdi, %rax\n"
  "  ret\n"
  ".size reference_counts_probe, . - reference_counts_probe\n"
  ".p2align 4\n"
  ".local reference_counts_unmasked_retain\n"
  ".type reference_counts_unmasked_retain,@function\n"
  "reference_counts_unmasked_retain:\n"
  "  movq (%rsp), %rax\n"
  "  cmpq reference_counts_adapter_return(%rip), %rax\n"
  "  cmoveq %rbx, %rdi\n"
  "  jmp reference_counts_counted_retain\n"
  ".size reference_counts_unmasked_retain, . - reference_counts_unmasked_retain\n");

UNTOLD static enum reference_counts_obstacle probe(void) {
  const union word word = {.number = PROBING_WORD};
  _swift_retain = reference_counts_probe;
  hooks_are_consulted = true;
  const union word result = {.pointer = swift_retain(word.object)};
  hooks_are_consulted = false;
  const intptr_t handed_over = reference_counts_probed[0];
  if (result.number != word.number || handed_over == 0) return reference_counts_changed_words;
  if (handed_over < 0) {
    reference_counts_adapter_return = 0;
  } else if (reference_counts_probed[1] == word.number) {
    reference_counts_adapter_return = reference_counts_probed[2];
  } else {
    return reference_counts_changed_words;
  }
  return reference_counts_no_obstacle;
}

UNTOLD enum reference_counts_obstacle reference_counts_install(void) {
  if (is_installed) return reference_counts_no_obstacle;
  if (&hooks_are_consulted == 0 || &_swift_allocObject == 0 || &_swift_retain == 0
      || &_swift_release == 0 || &_swift_retain_n == 0 || &_swift_release_n == 0
      || &_swift_tryRetain == 0) {
    return reference_counts_no_functions;
  }
  runtime_retain = _swift_retain;
  enum reference_counts_obstacle obstacle = probe();
  if (obstacle != reference_counts_no_obstacle) {
    _swift_retain = runtime_retain;
    return obstacle;
  }
  runtime_alloc = _swift_allocObject;
  runtime_release = _swift_release;
  runtime_retain_n = _swift_retain_n;
  runtime_release_n = _swift_release_n;
  runtime_try_retain = _swift_tryRetain;
  _swift_allocObject = counted_alloc;
  _swift_retain = reference_counts_unmasked_retain;
  _swift_release = counted_release;
  _swift_retain_n = counted_retain_n;
  _swift_release_n = counted_release_n;
  _swift_tryRetain = counted_try_retain;
  hooks_are_consulted = true;
  is_installed = true;
  return reference_counts_no_obstacle;
}

UNTOLD void reference_counts_remove(void) {
  if (!is_installed) return;
  hooks_are_consulted = false;
  _swift_allocObject = runtime_alloc;
  _swift_retain = runtime_retain;
  _swift_release = runtime_release;
  _swift_retain_n = runtime_retain_n;
  _swift_release_n = runtime_release_n;
  _swift_tryRetain = runtime_try_retain;
  is_installed = false;
}

#else

UNTOLD enum reference_counts_obstacle reference_counts_install(void) {
  return reference_counts_other_processor;
}

UNTOLD void reference_counts_remove(void) {}

#endif

UNTOLD struct reference_counts reference_counts_read(void) {
  struct reference_counts counts = {
    atomic_load_explicit(&allocations, memory_order_relaxed),
    atomic_load_explicit(&retains, memory_order_relaxed),
    atomic_load_explicit(&releases, memory_order_relaxed),
  };
  return counts;
}

UNTOLD void reference_counts_open(void) { opened = reference_counts_read(); }

UNTOLD void reference_counts_close(void) { closed = reference_counts_read(); }

UNTOLD struct reference_counts reference_counts_in_window(void) {
  struct reference_counts counts = {
    closed.allocations - opened.allocations,
    closed.retains - opened.retains,
    closed.releases - opened.releases,
  };
  return counts;
}

UNTOLD void reference_counts_exercise(const void *metadata, size_t object_count) {
  // The header of an object is two words long.
  for (size_t index = 0; index < object_count; index += 1) {
    void *object = swift_allocObject(metadata, 2 * sizeof(void *), sizeof(void *) - 1);
    swift_retain(object);
    swift_retain_n(object, 2);
    swift_tryRetain(object);
    swift_release_n(object, 2);
    swift_release(object);
    swift_release(object);
    swift_release(object);
  }
}
