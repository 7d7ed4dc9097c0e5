#ifndef CFILEWORK_H
#define CFILEWORK_H

/// Exchanges two files or folders in one step, so that at any moment each path leads to one of them.
/// -1 with errno set where the system refuses; ENOTSUP where it cannot exchange at all.
int exchange_files(const char *first, const char *second);

#endif
