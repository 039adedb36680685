@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import Foundation

/// A control that opens a URL with the `openURL` action of the environment.
///
/// > Source: conformance LINK-01, LINK-02.
public struct Link<Label: View> {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a custom label.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View, NamedComposite {
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label.asContent(of: Self.self)
    }
    .pointerStyle(.link)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
