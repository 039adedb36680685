/// Makes a variable a value of the environment, of a transaction, or of what else is kept by keys.
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .blue
///     }
///
/// The variable's value is what counts where nothing is set; it is computed each time if the type is written, and once if
/// not.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TributaryMacros", type: "EntryMacro")
