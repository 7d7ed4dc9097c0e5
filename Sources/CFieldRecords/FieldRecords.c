#include "CFieldRecords.h"
