/// Creates a value of the environment, of a transaction, or of another container with keys from a variable.
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .blue
///     }
///
/// The initial value of the variable is the default. It is computed for each access if the variable has an explicit
/// type, and otherwise once.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TributaryMacros", type: "EntryMacro")
