#ifndef CFILEWORK_H
#define CFILEWORK_H

/// Exchanges two files or folders atomically, so that each path always refers to one of them. Returns -1 and sets
/// errno if the system reports an error; ENOTSUP if it does not support exchanging.
int exchange_files(const char *first, const char *second);

/// Returns how many cores the process may use: a container or `taskset` may leave it fewer than the machine has.
int core_count(void);

#endif
