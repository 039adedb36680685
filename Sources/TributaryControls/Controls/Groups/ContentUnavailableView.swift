import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A placeholder for missing content: a symbol with a title, a description, and actions.
///
/// > Source: conformance CONTROL-67.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a placeholder with custom views.
  ///
  /// - Parameters:
  ///   - label: The title with its picture.
  ///   - description: The explanation below the label.
  ///   - actions: The controls below the description.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View, NamedComposite {
  public var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 6) {
        label.asContent(of: Self.self).labelStyle(UnavailableLabelStyle()).font(.title2.weight(.bold))
        description.asContent(of: Self.self).font(.subheadline).contentForeground(.secondary)
      }
      .multilineTextAlignment(.center)
      actions.asContent(of: Self.self)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A label style that places the icon above the title.
private struct UnavailableLabelStyle: LabelStyle, CompleteStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == TributaryControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  private nonisolated init(_ label: Label, _ description: Text?) {
    self.init {
      label
    } description: {
      description
    }
  }

  /// Creates a placeholder with a title, a symbol, and a description.
  ///
  /// - Parameters:
  ///   - title: The title, as a localizable key, which is displayed without translation.
  ///   - name: The name of the symbol or image above the title.
  ///   - description: The explanation below the title; `nil` for none.
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(Label(title, systemImage: name), description)
  }

  /// Creates a placeholder with a title, a symbol, and a description.
  ///
  /// - Parameters:
  ///   - title: The title, as a localizable resource, which is displayed without translation.
  ///   - name: The name of the symbol or image above the title.
  ///   - description: The explanation below the title; `nil` for none.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(Label(title, systemImage: name), description)
  }

  /// Creates a placeholder with a title, a symbol, and a description.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - name: The name of the symbol or image above the title.
  ///   - description: The explanation below the title; `nil` for none.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(Label(title, systemImage: name), description)
  }

  /// Creates a placeholder with a title, an image of an asset catalog, and a description.
  ///
  /// - Parameters:
  ///   - title: The title, as a localizable key, which is displayed without translation.
  ///   - name: The name of the symbol or image above the title.
  ///   - description: The explanation below the title; `nil` for none.
  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(Label(title, image: name), description)
  }

  /// Creates a placeholder with a title, an image of an asset catalog, and a description.
  ///
  /// - Parameters:
  ///   - title: The title, as a localizable resource, which is displayed without translation.
  ///   - name: The name of the symbol or image above the title.
  ///   - description: The explanation below the title; `nil` for none.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(Label(title, image: name), description)
  }

  /// Creates a placeholder with a title, an image of an asset catalog, and a description.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - name: The name of the symbol or image above the title.
  ///   - description: The explanation below the title; `nil` for none.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(Label(title, image: name), description)
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A placeholder for a search without results; in a searchable view, the title includes the query.
  public static var search: Self { unavailable(nil) }

  /// Returns a placeholder for a search without results for a text.
  public static func search(text: String) -> Self { unavailable(text) }

  private static func unavailable(_ text: String?) -> Self {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The content of a placeholder for a search without results.
public struct SearchUnavailableContent: Sendable {
  /// A symbol and a title that includes the query.
  public struct Label: View, BuiltInComposite {
    let text: String?
    @Environment(\.dismissSearch) private var search

    nonisolated init(_ text: String?) { self.text = text }

    public var body: some View {
      let text = text ?? search.search?.text?.wrappedValue ?? ""
      TributaryControls.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  /// A suggestion for the next search.
  public struct Description: View, BuiltInComposite {
    nonisolated init() {}

    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// An empty view.
  public struct Actions: View, BuiltInComposite {
    nonisolated init() {}

    public var body: some View { EmptyView() }
  }
}
