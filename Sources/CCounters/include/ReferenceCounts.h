#ifndef REFERENCE_COUNTS_H
#define REFERENCE_COUNTS_H

#include <stddef.h>
#include <stdint.h>

// Counts retains, releases and object allocations of all threads, through the runtime functions
// that tools may replace. Nothing is replaced until a process requests it. It must not be combined
// with another tool that replaces the same functions.

/// The reasons that references can't be counted.
enum reference_counts_obstacle {
  reference_counts_no_obstacle = 0,
  /// The hooks were written for another processor.
  reference_counts_other_processor = 1,
  /// The runtime doesn't have the replaceable functions.
  reference_counts_no_functions = 2,
  /// The runtime passes other words than those it was given.
  reference_counts_changed_words = 3,
};

/// The totals since the functions were replaced.
struct reference_counts {
  uint64_t allocations;
  uint64_t retains;
  uint64_t releases;
};

/// Replaces the functions, unless that has been done already.
enum reference_counts_obstacle reference_counts_install(void);

/// Restores the runtime's own functions.
void reference_counts_remove(void);

/// The current totals.
struct reference_counts reference_counts_read(void);

/// Opens the counting window of an iteration, without any retain or release.
void reference_counts_open(void);

/// Closes the window.
void reference_counts_close(void);

/// The counts in the window.
struct reference_counts reference_counts_in_window(void);

/// Makes objects of a class without stored properties, and retains each four times and releases it
/// five times, through every replaced function.
void reference_counts_exercise(const void *metadata, size_t object_count);

#endif
