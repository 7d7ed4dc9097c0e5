// A process that crashes replaces itself in the handler of the signal. Swift has no handlers of signals, and no atomic
// operations on memory that outlives a program.
#define _GNU_SOURCE
#include "CFileWork.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { SLOTS = 256, FILES = 64 };
static const size_t stack_size = 64 << 10;

// The state that outlives the program. Files are represented by hashes of their names.
typedef struct {
  // The process that owns the state: children inherit the environment, but are no successors.
  pid_t owner;
  // The files that threads work on, or 0, and the processor times in milliseconds until which they may take, or 0.
  _Atomic uint64_t files[SLOTS];
  _Atomic int64_t deadlines[SLOTS];
  // The files that ended the program, and why.
  uint64_t refused[FILES];
  int reasons[FILES];
  int refused_count;
  _Atomic int finished;
  _Atomic int status;
  int is_serial;
} supervision;

static supervision *state;

#if defined(__linux__)
static const char variable[] = "XIBINSPECT_STATE";
static int state_file = -1;
static char *const *program_arguments;
static char **program_environment;
static atomic_flag is_restarting = ATOMIC_FLAG_INIT;

// The processor time of the process: a machine with other work must not make a good file fail.
static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void fail(const char *message) {
  ssize_t written = write(STDERR_FILENO, message, strlen(message));
  (void)written;
  _exit(2);
}

// Returns on how many files the process works, and the last one: with one thread, the innermost.
static int suspects(uint64_t *file) {
  int count = 0;
  for (int slot = 0; slot < SLOTS; slot++) {
    uint64_t found = atomic_load(&state->files[slot]);
    if (found == 0) continue;
    *file = found;
    count++;
  }
  return count;
}

// Replaces the program by itself, without the file that is to blame. Uses only functions that handlers may call.
static void restart(int reason, uint64_t file) {
  // Other threads may crash at the same time.
  while (atomic_flag_test_and_set(&is_restarting)) pause();
  int count = file != 0 ? 1 : suspects(&file);
  if (count == 0) fail("xibinspect: the command crashed outside of the work on a file; please report it\n");
  if (count > 1 && !state->is_serial) {
    // Work on one file at a time, to find out which one is to blame.
    state->is_serial = 1;
  } else {
    state->is_serial = 0;
    if (state->refused_count == FILES) fail("xibinspect: too many files make the command crash; please report it\n");
    state->refused[state->refused_count] = file;
    state->reasons[state->refused_count++] = reason;
  }
  for (int slot = 0; slot < SLOTS; slot++) atomic_store(&state->files[slot], 0);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  fcntl(state_file, F_SETFD, 0);
  execve("/proc/self/exe", program_arguments, program_environment);
  fail("xibinspect: the command crashed and cannot be started again; please report it\n");
}

static void on_crash(int number) { restart(number, 0); }

static int map_state(void) {
  const char *inherited = getenv(variable);
  if (inherited) {
    state_file = atoi(inherited);
    unsetenv(variable);
    void *memory = mmap(NULL, sizeof(supervision), PROT_READ | PROT_WRITE, MAP_SHARED, state_file, 0);
    if (memory != MAP_FAILED) {
      state = memory;
      fcntl(state_file, F_SETFD, FD_CLOEXEC);
      if (state->owner == getpid()) return 0;
      munmap(memory, sizeof(supervision));
      state = NULL;
    }
  }
  state_file = memfd_create("xibinspect", MFD_CLOEXEC);
  if (state_file < 0) return -1;
  if (ftruncate(state_file, sizeof(supervision)) != 0) return -1;
  void *memory = mmap(NULL, sizeof(supervision), PROT_READ | PROT_WRITE, MAP_SHARED, state_file, 0);
  if (memory == MAP_FAILED) return -1;
  state = memory;
  state->owner = getpid();
  return 0;
}

static int make_environment(void) {
  size_t count = 0;
  while (environ[count]) count++;
  program_environment = calloc(count + 2, sizeof *program_environment);
  char *entry = malloc(sizeof variable + 16);
  if (!program_environment || !entry) return -1;
  for (size_t i = 0; i < count; i++) {
    program_environment[i] = strdup(environ[i]);
    if (!program_environment[i]) return -1;
  }
  snprintf(entry, sizeof variable + 16, "%s=%d", variable, state_file);
  program_environment[count] = entry;
  return 0;
}

// Returns the number in a file that the kernel provides; UINT64_MAX if there is none.
static uint64_t number_in(const char *path) {
  char text[32] = "";
  FILE *file = fopen(path, "re");
  if (!file) return UINT64_MAX;
  char *line = fgets(text, sizeof text, file), *end = text;
  fclose(file);
  if (!line) return UINT64_MAX;
  uint64_t number = strtoull(text, &end, 10);
  return end == text ? UINT64_MAX : number;
}

// Returns the limit of a container: of the process's own control group, in either version.
static uint64_t memory_of_container(void) {
  uint64_t least = number_in("/sys/fs/cgroup/memory.max");
  uint64_t older = number_in("/sys/fs/cgroup/memory/memory.limit_in_bytes");
  if (older < least) least = older;
  FILE *file = fopen("/proc/self/cgroup", "re");
  char line[4096];
  while (file && fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = 0;
    char *names = strchr(line, ':'), *path = names ? strchr(names + 1, ':') : NULL;
    if (!path) continue;
    *path++ = 0;
    int is_older = strcmp(names + 1, "memory") == 0;
    if (!is_older && names[1] != 0) continue;
    char limit[sizeof line + 64];
    snprintf(limit, sizeof limit, is_older ? "/sys/fs/cgroup/memory%s/memory.limit_in_bytes" : "/sys/fs/cgroup%s/memory.max", path);
    uint64_t own = number_in(limit);
    if (own < least) least = own;
  }
  if (file) fclose(file);
  return least;
}

// Limits the process to three quarters of the memory. When memory runs out, the kernel kills a process, and the output of
// other files is lost; an allocation that fails is a crash, after which the program goes on without the file.
static void limit_memory(void) {
  uint64_t memory = (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
  uint64_t container = memory_of_container();
  if (container < memory) memory = container;
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
  return;  // Its tables are larger than the memory.
#endif
#endif
  struct rlimit limit;
  if (getrlimit(RLIMIT_DATA, &limit) != 0 || limit.rlim_cur <= memory / 4 * 3) return;
  limit.rlim_cur = memory / 4 * 3;
  setrlimit(RLIMIT_DATA, &limit);
}

int supervision_start(char *const *arguments) {
  if (access("/proc/self/exe", X_OK) != 0 || map_state() != 0) return -1;
  program_arguments = arguments;
  if (make_environment() != 0) {
    state = NULL;
    return -1;
  }
  limit_memory();
  supervision_prepare_thread();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_crash;
  action.sa_flags = SA_ONSTACK;
  sigfillset(&action.sa_mask);
  int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE, SIGTRAP, SIGSYS};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, NULL);
  return 0;
}

void *supervision_prepare_thread(void) {
  if (!state) return NULL;
  // After an overflow, the thread's own stack has no space for the handler.
  void *memory = mmap(NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return NULL;
  stack_t stack = {.ss_sp = memory, .ss_size = stack_size};
  if (sigaltstack(&stack, NULL) == 0) return memory;
  munmap(memory, stack_size);
  return NULL;
}

void supervision_release_thread(void *memory) {
  if (!memory) return;
  stack_t stack = {.ss_flags = SS_DISABLE, .ss_size = stack_size};
  if (sigaltstack(&stack, NULL) == 0) munmap(memory, stack_size);
}

// Looks for files whose time is up.
static void *watch(void *context) {
  (void)context;
  for (;;) {
    usleep(200000);
    int64_t time = now();
    for (int slot = 0; slot < SLOTS; slot++) {
      int64_t deadline = atomic_load(&state->deadlines[slot]);
      uint64_t file = atomic_load(&state->files[slot]);
      if (file != 0 && deadline != 0 && deadline < time) restart(SUPERVISION_OVERDUE, file);
    }
  }
  return NULL;
}

static void start_watch(void) {
  static atomic_flag is_started = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&is_started)) return;
  pthread_t thread;
  if (pthread_create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
}

int supervision_begin(uint64_t file, int64_t milliseconds) {
  if (!state) return -1;
  if (milliseconds > 0) start_watch();
  for (int slot = 0; slot < SLOTS; slot++) {
    uint64_t none = 0;
    if (atomic_load(&state->files[slot]) != 0) continue;
    // The old deadline is over before the file is there.
    atomic_store(&state->deadlines[slot], 0);
    if (!atomic_compare_exchange_strong(&state->files[slot], &none, file)) continue;
    atomic_store(&state->deadlines[slot], milliseconds > 0 ? now() + milliseconds : 0);
    return slot;
  }
  return -1;
}

void supervision_keep(int descriptor, const void *bytes, size_t count) {
  if (!state) return;
  int copy = memfd_create("xibinspect-input", MFD_CLOEXEC);
  if (copy < 0) return;
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(copy, rest, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) break;
    rest += written;
    count -= (size_t)written;
  }
  // A part of the bytes would be worse than none, because nobody would notice.
  if (count == 0 && lseek(copy, 0, SEEK_SET) == 0) dup2(copy, descriptor);
  close(copy);
}
#else
// Other systems have no way to keep memory and to start the running program again.
int supervision_start(char *const *arguments) {
  (void)arguments;
  return -1;
}

void *supervision_prepare_thread(void) { return NULL; }
void supervision_release_thread(void *memory) { (void)memory; }

int supervision_begin(uint64_t file, int64_t milliseconds) {
  (void)file;
  (void)milliseconds;
  return -1;
}

void supervision_keep(int descriptor, const void *bytes, size_t count) {
  (void)descriptor;
  (void)bytes;
  (void)count;
}
#endif

void supervision_end(int slot) {
  if (slot >= 0) atomic_store(&state->files[slot], 0);
}

int supervision_reason(uint64_t file) {
  if (!state) return 0;
  for (int i = 0; i < state->refused_count; i++) {
    if (state->refused[i] == file) return state->reasons[i];
  }
  return 0;
}

void supervision_finish(int status) {
  if (!state) return;
  if (status > atomic_load(&state->status)) atomic_store(&state->status, status);
  atomic_fetch_add(&state->finished, 1);
}

int supervision_finished(void) { return state ? atomic_load(&state->finished) : 0; }
int supervision_status(void) { return state ? atomic_load(&state->status) : 0; }
int supervision_is_serial(void) { return state ? state->is_serial : 0; }
