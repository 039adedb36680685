@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import Foundation

// The alert that replaces a file dialog has a fixed title, and its field accepts any path, so these modifiers are
// accepted for compatibility.

extension View {
  /// Sets the message of a file dialog. The modifier has no effect.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Sets the message of a file dialog. The modifier has no effect.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Sets the message of a file dialog. The modifier has no effect.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }

  /// Sets the label of the confirmation button of a file dialog. The modifier has no effect.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Sets the label of the confirmation button of a file dialog. The modifier has no effect.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets the label of the confirmation button of a file dialog. The modifier has no effect.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the label of the field for the name of an exported file. The modifier has no effect.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Sets the label of the field for the name of an exported file. The modifier has no effect.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets the label of the field for the name of an exported file. The modifier has no effect.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the default directory of a file dialog. The modifier has no effect: paths are relative to the current
  /// directory.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Sets the identifier of the configuration of a file dialog. The modifier has no effect.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets whether a file dialog returns the aliases that a user selects. The modifier has no effect.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Sets the files that a file dialog displays. The modifier has no effect.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Sets the condition under which a file dialog accepts a file. The modifier has no effect.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}

/// The files that a file dialog displays. The options have no effect.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates options from their raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Displays the contents of packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Displays hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Displays the extensions of file names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
