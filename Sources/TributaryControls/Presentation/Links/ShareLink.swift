@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import Foundation
import TributaryDrawing
import TributaryGeometry

/// A control that shares an item: it presents the URL or the text in a popover, from which it can be copied.
///
/// Items are not shared with other applications, because the platform has no sharing service.
public struct ShareLink<Label: View> {
  /// The shared items, as text.
  let items: [String]
  let subject: Text?
  let message: Text?
  /// The preview of each item; empty if there are no previews.
  let previews: [AnyView]
  let label: Label
  @State private var isShown = false

  nonisolated init(
    _ items: [String], _ subject: Text?, _ message: Text?, _ label: Label, previews: [AnyView] = []
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.previews = previews
    self.label = label
  }
}

extension ShareLink: View, NamedComposite {
  public var body: some View {
    Button {
      isShown = true
    } label: {
      label.asContent(of: Self.self)
    }
    .controlPopover(isPresented: $isShown) {
      VStack(alignment: .leading, spacing: 4) {
        subject.font(.headline)
        message
        ForEach(items.indices, id: \.self) { index in
          if previews.indices.contains(index) { previews[index] }
          Text(verbatim: items[index])
        }
      }
      .padding(12)
    }
  }
}

extension ShareLink {
  /// Creates a control with a custom label that shares a URL.
  ///
  /// - Parameters:
  ///   - item: The item to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  ///   - label: The views that the control displays.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([item.absoluteString], subject, message, label())
  }

  /// Creates a control with a custom label that shares a text.
  ///
  /// - Parameters:
  ///   - item: The item to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  ///   - label: The views that the control displays.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([item], subject, message, label())
  }
}

extension ShareLink where Label == TributaryControls.Label<Text, Image> {
  /// Creates a control that shares a URL.
  ///
  /// - Parameters:
  ///   - item: The item to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { Self.standardLabel }
  }

  /// Creates a control that shares a text.
  ///
  /// - Parameters:
  ///   - item: The item to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { Self.standardLabel }
  }

  /// Creates a control with a title that shares a URL.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - item: The item to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      TributaryControls.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a control with a title that shares a URL.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - item: The item to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      TributaryControls.Label(titleResource, systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a control with a title that shares a text.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - item: The item to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      TributaryControls.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a control with a title that shares a text.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - item: The item to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      TributaryControls.Label(titleResource, systemImage: "square.and.arrow.up")
    }
  }

  nonisolated static var standardLabel: TributaryControls.Label<Text, Image> {
    TributaryControls.Label("Share…", systemImage: "square.and.arrow.up")
  }
}
