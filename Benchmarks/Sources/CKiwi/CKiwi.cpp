#include "CKiwi.h"

#include <chrono>
#include <vector>

// Scripts/measure/bench-solver fetches kiwi; without it the comparison is skipped.
#if __has_include(<kiwi/kiwi.h>)
#include <kiwi/kiwi.h>
#define HAS_KIWI 1
#else
#define HAS_KIWI 0
#endif

int32_t ckiwi_is_available(void) { return HAS_KIWI; }

#if HAS_KIWI

namespace {

using Clock = std::chrono::steady_clock;

double nanoseconds(Clock::time_point start) {
  return std::chrono::duration<double, std::nano>(Clock::now() - start).count();
}

void build(kiwi::Solver &solver, std::vector<kiwi::Variable> &variables, const ckiwi_system *system) {
  for (int32_t i = 0; i < system->variable_count; i++) variables.emplace_back();
  for (int32_t i = 0; i < system->edit_count; i++)
    solver.addEditVariable(variables[system->edit_variables[i]], system->edit_strengths[i]);
  for (int32_t i = 0; i < system->constraint_count; i++) {
    std::vector<kiwi::Term> terms;
    for (int32_t t = system->first_term[i]; t < system->first_term[i + 1]; t++)
      terms.emplace_back(variables[system->variables[t]], system->coefficients[t]);
    const int32_t relation = system->relations[i];
    const double strength = system->strengths[i];
    solver.addConstraint(kiwi::Constraint(
        kiwi::Expression(std::move(terms), -system->constants[i]),
        relation < 0 ? kiwi::OP_LE : relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ,
        strength < 0 ? kiwi::strength::required : strength));
  }
}

void suggest(kiwi::Solver &solver, std::vector<kiwi::Variable> &variables, const ckiwi_system *system,
             const double *values) {
  for (int32_t i = 0; i < system->edit_count; i++)
    solver.suggestValue(variables[system->edit_variables[i]], values[i]);
}

}  // namespace

double ckiwi_solve(const ckiwi_system *system, double *values) {
  try {
    const auto start = Clock::now();
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    build(solver, variables, system);
    suggest(solver, variables, system, system->edit_values);
    solver.updateVariables();
    const double time = nanoseconds(start);
    for (int32_t i = 0; i < system->variable_count; i++) values[i] = variables[i].value();
    return time;
  } catch (const std::exception &) {
    return -1;
  }
}

double ckiwi_edit(const ckiwi_system *system, const double *suggestions, int32_t suggestion_count, int32_t rounds) {
  try {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    build(solver, variables, system);
    suggest(solver, variables, system, system->edit_values);
    solver.updateVariables();
    const auto start = Clock::now();
    int32_t next = 0;
    for (int32_t round = 0; round < rounds; round++) {
      suggest(solver, variables, system, suggestions + next * system->edit_count);
      solver.updateVariables();
      if (++next == suggestion_count) next = 0;
    }
    return nanoseconds(start) / rounds;
  } catch (const std::exception &) {
    return -1;
  }
}

#else

double ckiwi_solve(const ckiwi_system *system, double *values) {
  (void)system;
  (void)values;
  return -1;
}

double ckiwi_edit(const ckiwi_system *system, const double *suggestions, int32_t suggestion_count, int32_t rounds) {
  (void)system;
  (void)suggestions;
  (void)suggestion_count;
  (void)rounds;
  return -1;
}

#endif
