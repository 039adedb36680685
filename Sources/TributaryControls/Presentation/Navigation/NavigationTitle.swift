@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryDiagnostics

/// The title that a page sets for its bar.
@_documentation(visibility: internal)
public struct NavigationTitle: Equatable, Sendable, CustomStringConvertible {
  /// The title; `nil` if no view sets one.
  public let text: Text?

  init(_ text: Text?) { self.text = text }

  public var description: String { text.map { "\"\(VisibleText($0.content, limit: .max).text)\"" } ?? "none" }
}

/// The preference that passes a title to the bar of the enclosing page.
///
/// The last title among siblings and the innermost of nested ones apply. `ViewHost.explain` shows which view set the
/// title. The title of the visible page is also passed beyond the navigation stack.
///
/// > Source: conformance NAV-02, NAV-03.
@_documentation(visibility: internal)
public struct NavigationTitleKey: PreferenceKey {
  public static var defaultValue: NavigationTitle { NavigationTitle(nil) }

  public static func reduce(value: inout NavigationTitle, nextValue: () -> NavigationTitle) {
    let next = nextValue()
    if next.text != nil { value = next }
  }
}

extension View {
  /// Sets the title of the page that contains this view.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - file: The module and file of the call, for diagnostics.
  ///   - line: The line number of the call, from 1.
  @_disfavoredOverload
  public nonisolated func navigationTitle(
    _ title: Text, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    transformPreference(
      NavigationTitleKey.self, { if $0.text == nil { $0 = NavigationTitle(title) } }, file: file, line: line)
  }

  /// Sets the title of the page that contains this view.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - file: The module and file of the call, for diagnostics.
  ///   - line: The line number of the call, from 1.
  public nonisolated func navigationTitle(
    _ titleKey: LocalizedStringKey, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    navigationTitle(Text(titleKey), file: file, line: line)
  }

  /// Sets the title of the page that contains this view.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - file: The module and file of the call, for diagnostics.
  ///   - line: The line number of the call, from 1.
  @_disfavoredOverload
  public nonisolated func navigationTitle(
    _ titleResource: LocalizedStringResource, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    navigationTitle(Text(titleResource), file: file, line: line)
  }

  /// Sets the title of the page that contains this view.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - file: The module and file of the call, for diagnostics.
  ///   - line: The line number of the call, from 1.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(
    _ title: S, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    navigationTitle(Text(title), file: file, line: line)
  }

  /// Sets the title of the page that contains this view to an editable text. The bar displays it without editing.
  ///
  /// - Parameters:
  ///   - title: A binding to the title.
  ///   - file: The module and file of the call, for diagnostics.
  ///   - line: The line number of the call, from 1.
  @_disfavoredOverload
  public nonisolated func navigationTitle(
    _ title: Binding<String>, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue), file: file, line: line)
  }

  /// Sets the subtitle of the page that contains this view. The subtitle is displayed below the title in a smaller
  /// font.
  ///
  /// > Source: conformance NAV-40.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationBar(NavigationBarSettings(subtitle: subtitle))
  }

  /// Sets the subtitle of the page that contains this view.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the subtitle of the page that contains this view.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }

  /// Sets the subtitle of the page that contains this view.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}

/// The title of a page in a navigation stack, and the views that display it.
struct PageTitle {
  /// A binding to the title; `nil` before the page exists.
  var title: Binding<NavigationTitle>?
  /// The node whose body creates the page.
  weak var page: ViewNode?
  /// The bodies that read the title.
  var readers = ReaderList()
}
