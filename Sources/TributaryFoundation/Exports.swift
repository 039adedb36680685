// The declarations that `import Foundation` provides on Apple platforms, but not on Linux: URL loading, observable
// objects, `@Observable`, and formatters. Loading FoundationNetworking doubles the startup time of a program, so only
// programs that import this module load it.
@_exported public import Foundation
@_exported public import Observation
@_exported public import TributaryCombine
@_exported public import TributaryFormatters

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
