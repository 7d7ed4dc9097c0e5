#ifndef CXE_EVENTS_H
#define CXE_EVENTS_H

#include "ParseState.h"

// The handlers of libxml2's events, with the signatures that libxml2 requires.

void cxe_on_start(void *user, const xmlChar *local, const xmlChar *prefix, const xmlChar *uri,
                  int namespace_count, const xmlChar **namespaces, int attribute_count,
                  int defaulted_count, const xmlChar **attributes);
void cxe_on_end(void *user, const xmlChar *local, const xmlChar *prefix, const xmlChar *uri);
void cxe_on_characters(void *user, const xmlChar *characters, int length);
void cxe_on_cdata(void *user, const xmlChar *value, int length);
void cxe_on_comment(void *user, const xmlChar *value);
void cxe_on_instruction(void *user, const xmlChar *target, const xmlChar *data);

/// Ends the text before an event. White space is kept if it is the only content of an element (`keep_blank`) or is next
/// to other text; elsewhere it is layout.
void cxe_flush_text(parse_state *state, int keep_blank);

#endif
