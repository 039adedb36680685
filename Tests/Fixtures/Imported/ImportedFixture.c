#include "ImportedFixture.h"
