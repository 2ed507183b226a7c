#include "CInter.h"
