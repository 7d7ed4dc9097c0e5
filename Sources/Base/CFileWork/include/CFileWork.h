#ifndef CFILEWORK_H
#define CFILEWORK_H

#include <stddef.h>
#include <stdint.h>

/// Exchanges two files or folders atomically, so that each path always refers to one of them. Returns -1 and sets
/// errno if the system reports an error; ENOTSUP if it does not support exchanging.
int exchange_files(const char *first, const char *second);

/// Returns how many cores the process may use: a container or `taskset` may leave it fewer than the machine has.
int core_count(void);

/// Copies the extended attributes of the file at a path to an open file, except those that the system manages. Writes
/// the names of attributes that could not be copied into `lost`, each followed by a line feed, and returns their number.
int copy_attributes(const char *from, int to, char *lost, size_t lost_size);

/// Writes everything that has been written to the file system of an open file to disk. Returns -1 and sets errno if that
/// fails; ENOTSUP if the system has no such function.
int sync_file_system(int descriptor);

// A program that replaces itself after a crash and then leaves out the file that it was working on. Files are represented
// by hashes of their names, which are not 0.

/// The reason for a file that takes too long, among the numbers of signals.
#define SUPERVISION_OVERDUE 1000

/// Handles crashes from now on. Returns -1 if the system does not support that.
int supervision_start(char *const *arguments);
/// Lets the thread handle an overflow of its stack. Returns the memory for the handler, or NULL.
void *supervision_prepare_thread(void);
/// Releases the memory at the end of the thread.
void supervision_release_thread(void *memory);

/// Says that a thread works on a file, for at most a number of milliseconds of the process's
/// processor time, or any time for 0. Returns a slot.
int supervision_begin(uint64_t file, int64_t milliseconds);
void supervision_end(int slot);
/// Returns the reason for which a file is left out, or 0 if it is not.
int supervision_reason(uint64_t file);

/// Makes an open file, such as a pipe, one that begins with the bytes that were read from it, so that a program that
/// starts again can read them again.
void supervision_keep(int descriptor, const void *bytes, size_t count);

/// Says that the output for one more item is complete, and with which exit status.
void supervision_finish(int status);
int supervision_finished(void);
int supervision_status(void);
/// Whether the process works on one file at a time, to find out which one ends it.
int supervision_is_serial(void);

#endif
