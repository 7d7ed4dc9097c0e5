// Carries libxml2's pkg-config flags to CXMLEvents, and nothing else: libxml2's other
// headers reach ICU's, whose types clash with the ones inside Foundation.
#include <libxml/xmlversion.h>
