#ifndef CFieldRecords_h
#define CFieldRecords_h
#endif
