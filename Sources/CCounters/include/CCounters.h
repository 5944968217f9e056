#include "EventCounter.h"
#include "InstructionWindow.h"
#include "ReferenceCounts.h"
#include "SystemCallTrace.h"
