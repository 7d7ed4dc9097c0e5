// An interface to libxml2's SAX2 parser that returns flat arrays.
//
// This header is the only part of libxml2 that the rest of the package sees. Offsets are bytes in the UTF-8 source
// passed to the parser, at most 2^31 - 1. Nodes are in document order, so a node's subtree is the half-open range
// [index, subtree_end).
#ifndef CXMLEVENTS_H
#define CXMLEVENTS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
  CXE_ELEMENT = 0,
  CXE_TEXT = 1,
  CXE_CDATA = 2,
  CXE_COMMENT = 3,
  CXE_INSTRUCTION = 4,
};

/// The element is written `<name/>`.
#define CXE_SELF_CLOSING 1u
/// The element directly contains text other than white space.
#define CXE_HAS_TEXT 2u

/// The parent of a node outside the root element.
#define CXE_NONE UINT32_MAX

/// Set in `cxe_attribute.start` if the value differs from the source bytes (because of an entity, a character reference
/// or a folded line ending): the span is then in `cxe_result.decoded`.
#define CXE_DECODED 0x80000000u

typedef struct {
  uint32_t name;
  uint32_t parent;
  uint32_t subtree_end;
  uint32_t first_attribute;
  uint32_t start;    ///< of `<`, or of the text
  uint32_t tag_end;  ///< one past the `>` of the start tag
  uint32_t end;      ///< one past the whole node
  uint16_t attribute_count;
  uint8_t kind;
  uint8_t flags;     ///< CXE_SELF_CLOSING, CXE_HAS_TEXT
} cxe_node;

/// An attribute, or the content of a text, CDATA, comment or instruction node.
typedef struct {
  uint32_t name;
  uint32_t start;
  uint32_t length;
} cxe_attribute;

typedef struct {
  uint32_t start;
  uint32_t length;
} cxe_span;

typedef struct {
  uint32_t depth;            ///< nested elements
  uint32_t nodes;
  uint32_t attributes;
  uint32_t element_attributes;  ///< of one element
  uint32_t attribute_bytes;  ///< of one value
} cxe_limits;

enum {
  CXE_OK = 0,
  CXE_SYNTAX = 1,      ///< libxml2 refused it: `libxml_code`, `message`
  CXE_DOCTYPE = 2,     ///< a document type declaration
  CXE_DEPTH = 3,
  CXE_NODES = 4,
  CXE_ATTRIBUTES = 5,
  CXE_ATTRIBUTE_SIZE = 6,
  CXE_MEMORY = 7,
  CXE_ELEMENT_ATTRIBUTES = 8,
};

typedef struct {
  int32_t status;
  int32_t libxml_code;
  uint32_t error_offset;
  char message[400];

  cxe_node *nodes;
  uint32_t node_count;
  cxe_attribute *attributes;
  uint32_t attribute_count;
  uint8_t *decoded;
  uint32_t decoded_count;
  /// Names that are not in the vocabulary; the name `vocabulary count + i` is `extra_names[i]`, a span in `name_bytes`.
  cxe_span *extra_names;
  uint32_t extra_name_count;
  uint8_t *name_bytes;
  uint32_t name_byte_count;
} cxe_result;

/// A fixed list of names, numbered from 0; immutable after creation, so threads may share it.
typedef struct cxe_vocabulary cxe_vocabulary;

/// Creates a vocabulary from `length` bytes of names, each followed by a line feed. Returns NULL if memory runs out.
cxe_vocabulary *cxe_vocabulary_create(const uint8_t *names, size_t length);
uint32_t cxe_vocabulary_count(const cxe_vocabulary *vocabulary);
/// Returns the number of a name, or CXE_NONE.
uint32_t cxe_vocabulary_find(const cxe_vocabulary *vocabulary, const uint8_t *name, size_t length);
/// Returns the bytes of a name, which are not zero-terminated; NULL for a number beyond the list.
const uint8_t *cxe_vocabulary_name(const cxe_vocabulary *vocabulary, uint32_t number,
                                   uint32_t *length);
void cxe_vocabulary_free(cxe_vocabulary *vocabulary);

/// Parses `length` bytes of UTF-8 without a byte order mark. It never opens a file, does not expand declared entities,
/// and stops at a document type declaration. Returns `status`; the result must be released in any case.
int32_t cxe_parse(const uint8_t *source, uint32_t length, const cxe_vocabulary *vocabulary,
                  cxe_limits limits, cxe_result *result);
void cxe_release(cxe_result *result);

#ifdef __cplusplus
}
#endif

#endif
