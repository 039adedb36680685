/// The qualifications of names in expansions, so that client types with the same names do not replace them.
///
/// A qualification by a module selector is independent of module aliases. `Tributary.Preview` is not: if a client
/// compiles with `-module-alias SwiftUI=Tributary`, its sources cannot refer to the module by its real name. Compilers
/// before 6.3 do not support module selectors, so expansions contain plain names there.
enum Module {
  #if compiler(>=6.3)
    static let tributary = "Tributary::"
    static let swift = "Swift::"
    static let concurrency = "_Concurrency::"
  #else
    static let tributary = ""
    static let swift = ""
    static let concurrency = ""
  #endif
}
