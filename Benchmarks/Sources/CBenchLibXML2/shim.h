#include <libxml/xmlversion.h>
