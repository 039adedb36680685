// The declarations that `import Foundation` provides on Apple platforms, but not on Linux: URL loading and observable
// objects. Loading FoundationNetworking doubles the startup time of a program, so only programs that import this module
// load it.
@_exported public import Foundation
@_exported public import TributaryCombine

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
