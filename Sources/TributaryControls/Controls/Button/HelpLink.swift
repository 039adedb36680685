public import Foundation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A button with a question mark that shows help.
public struct HelpLink {
  private let action: (@MainActor () -> Void)?
  private let destination: URL?
  @Environment(\.openURL) private var openURL

  /// Creates a button that runs an action.
  public nonisolated init(action: @escaping @MainActor () -> Void) {
    self.action = action
    destination = nil
  }

  /// Creates a button that opens a page with the `openURL` action of the environment.
  public nonisolated init(destination: URL) {
    action = nil
    self.destination = destination
  }
}

extension HelpLink: View, NamedComposite {
  public var body: some View {
    Button {
      if let destination { openURL(destination) } else { action?() }
    } label: {
      Image(systemName: "questionmark")
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.circle)
    .accessibilityLabel("Help")
  }
}
