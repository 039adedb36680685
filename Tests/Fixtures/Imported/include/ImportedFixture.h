#pragma once
#include <stdint.h>

/// A structure with bit fields before a recorded field.
typedef struct {
  unsigned level : 3;
  unsigned mode : 5;
  int32_t count;
} BitsThenCount;

/// A structure with a bit field where padding could be.
typedef struct {
  uint8_t tag;
  unsigned level : 3;
  int32_t count;
} BitsInPadding;

/// A structure with a bit field after its last recorded field.
typedef struct {
  double value;
  int32_t count;
  unsigned level : 3;
} CountThenBits;

/// A structure that consists of bit fields.
typedef struct {
  unsigned level : 3;
  unsigned mode : 5;
} OnlyBits;

/// A structure with an anonymous union.
typedef struct {
  int32_t kind;
  union {
    int64_t whole;
    double part;
  };
} Tagged;

/// A union.
typedef union {
  int64_t whole;
  double part;
} WholeOrPart;

/// A structure of which the compiler records every field.
typedef struct {
  int32_t x, y;
} Recorded;
