@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import Foundation
import TributaryDrawing
import TributaryGeometry

/// A control that gives something away: it shows the address or the text in a popover, from where it can be copied.
///
/// Nothing here takes things over from other programs, so there is nobody to share with.
public struct ShareLink<Label: View> {
  /// What is given away, as text.
  let items: [String]
  let subject: Text?
  let message: Text?
  /// What stands for each item before it; nothing where it is not told.
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
      label
    }
    .popover(isPresented: $isShown, arrowEdge: .bottom) {
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
  /// Shares an address, with a label of its own.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([item.absoluteString], subject, message, label())
  }

  /// Shares a text, with a label of its own.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([item], subject, message, label())
  }
}

extension ShareLink where Label == TributaryControls.Label<Text, Image> {
  /// Shares an address.
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { Self.standardLabel }
  }

  /// Shares a text.
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { Self.standardLabel }
  }

  /// Shares an address, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      TributaryControls.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }

  /// Shares a text, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      TributaryControls.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }

  nonisolated static var standardLabel: TributaryControls.Label<Text, Image> {
    TributaryControls.Label("Share…", systemImage: "square.and.arrow.up")
  }
}
