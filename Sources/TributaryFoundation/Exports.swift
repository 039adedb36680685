// What `import Foundation` provides on Apple's platforms beyond Foundation's module on Linux: URL loading and observable objects.
// Loading FoundationNetworking doubles the start of a program, so only programs that import this module pay for it.
@_exported public import Foundation
@_exported public import TributaryCombine

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
