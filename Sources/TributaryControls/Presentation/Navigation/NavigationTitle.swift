@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryDiagnostics

/// The title that a page publishes, for the bar above it.
public struct NavigationTitle: Equatable, Sendable, CustomStringConvertible {
  /// `nil` where no view has set a title.
  public let text: Text?

  init(_ text: Text?) { self.text = text }

  public var description: String { text.map { "\"\(VisibleText($0.content, limit: .max).text)\"" } ?? "none" }
}

/// The preference by which a title travels from a view to the bar of the page around it.
///
/// Of titles beside each other the last counts, of titles around each other the innermost. `ViewHost.explain` shows who
/// has set one. The title of the page that is shown travels on, beyond the navigation stack.
///
/// > Source: conformance NAV-02, NAV-03.
public struct NavigationTitleKey: PreferenceKey {
  public static var defaultValue: NavigationTitle { NavigationTitle(nil) }

  public static func reduce(value: inout NavigationTitle, nextValue: () -> NavigationTitle) {
    let next = nextValue()
    if next.text != nil { value = next }
  }
}

extension View {
  /// Sets the title of the page that this view stands on.
  public nonisolated func navigationTitle(
    _ title: Text, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    transformPreference(
      NavigationTitleKey.self, { if $0.text == nil { $0 = NavigationTitle(title) } }, file: file, line: line)
  }

  /// Sets the title of the page that this view stands on.
  public nonisolated func navigationTitle(
    _ titleKey: LocalizedStringKey, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    navigationTitle(Text(titleKey), file: file, line: line)
  }

  /// Sets the title of the page that this view stands on.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(
    _ title: S, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    navigationTitle(Text(title), file: file, line: line)
  }

  /// Sets the title of the page that this view stands on to a text that may be edited elsewhere; the bar shows it.
  public nonisolated func navigationTitle(
    _ title: Binding<String>, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue), file: file, line: line)
  }

  /// Sets what stands below the title of the page that this view stands on, in a smaller font.
  ///
  /// > Source: conformance NAV-40.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationBar(NavigationBarSettings(subtitle: subtitle))
  }

  /// Sets what stands below the title of the page that this view stands on, in a smaller font.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets what stands below the title of the page that this view stands on, in a smaller font.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}
