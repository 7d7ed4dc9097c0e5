#ifndef CKIWI_H
#define CKIWI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A system of linear constraints, as flat arrays.
typedef struct {
  int32_t variable_count;
  int32_t constraint_count;
  const int32_t *first_term;  // of each constraint, and the count of all terms
  const int32_t *variables;
  const double *coefficients;
  const int32_t *relations;  // -1, 0, 1
  const double *constants;   // what the terms are compared with
  const double *strengths;   // kiwi's; below 0 for required
  int32_t edit_count;
  const int32_t *edit_variables;
  const double *edit_values;
  const double *edit_strengths;
} ckiwi_system;

// Whether kiwi's headers were there when this was compiled.
int32_t ckiwi_is_available(void);

// The nanoseconds that it takes to add everything to a new solver and update the variables; the values come out in
// `values`. Below 0 where kiwi finds no solution.
double ckiwi_solve(const ckiwi_system *system, double *values);

// The nanoseconds that one round takes of suggesting a value for every edit variable and updating the variables.
// `suggestions` has the values of `suggestion_count` rounds, which are gone through again and again.
double ckiwi_edit(const ckiwi_system *system, const double *suggestions, int32_t suggestion_count, int32_t rounds);

#ifdef __cplusplus
}
#endif

#endif
