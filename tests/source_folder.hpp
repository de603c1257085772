// The folder of the project, below which tests find their data.
#pragma once

#include <string>

std::string source_folder();
