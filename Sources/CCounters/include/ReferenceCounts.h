#ifndef REFERENCE_COUNTS_H
#define REFERENCE_COUNTS_H

#include <stddef.h>
#include <stdint.h>

// Counts what the Swift runtime does to the reference counts of objects, of every thread, through
// the functions that it lets tools replace. Nothing is replaced until a process asks for it, and it
// can't be undone by another tool that replaces the same.

/// Why nothing can be counted.
enum reference_counts_obstacle {
  reference_counts_no_obstacle = 0,
  /// The hooks are written for another processor.
  reference_counts_other_processor = 1,
  /// The runtime doesn't have the functions.
  reference_counts_no_functions = 2,
  /// The runtime hands over other words than the ones it was given.
  reference_counts_changed_words = 3,
};

/// The totals since the functions were replaced.
struct reference_counts {
  uint64_t allocations;
  uint64_t retains;
  uint64_t releases;
};

/// Replaces the functions, unless that is done already.
enum reference_counts_obstacle reference_counts_install(void);

/// Gives the runtime its own functions back.
void reference_counts_remove(void);

/// The totals now.
struct reference_counts reference_counts_read(void);

/// Opens the window in which an iteration is counted; neither retains nor releases anything.
void reference_counts_open(void);

/// Closes the window.
void reference_counts_close(void);

/// What was counted in the window.
struct reference_counts reference_counts_in_window(void);

/// Makes objects of a class without stored properties, and for each of them retains four times and
/// releases five times, by every function that does so.
void reference_counts_exercise(const void *metadata, size_t object_count);

#endif
