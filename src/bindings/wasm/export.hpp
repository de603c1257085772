// How a function is called from outside of a WebAssembly module.
#pragma once

#define EXPORT(name) __attribute__((export_name(#name)))
