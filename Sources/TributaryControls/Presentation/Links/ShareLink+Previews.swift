@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import Foundation
import TributaryDrawing
public import TributaryTransfer

/// What a thing that can be shared is as text: a text or an address itself; anything else has its preview alone.
private func sharedText(_ item: Any) -> String {
  if let url = item as? URL { return url.absoluteString }
  if let text = item as? any StringProtocol { return String(text) }
  return (item as? AttributedString).map { String($0.characters) } ?? ""
}

// Several things.
extension ShareLink {
  /// Shares several texts or addresses, with a label of its own.
  public nonisolated init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(items.map { sharedText($0) }, subject, message, label())
  }

  /// Shares several things, with something that stands for each, and a label of its own.
  public nonisolated init<Data: RandomAccessCollection, Image, Icon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<Image, Icon>, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(
      items.map { sharedText($0) }, subject, message, label(), previews: items.map { preview($0).view })
  }
}

// With what stands for it.
extension ShareLink {
  /// Shares something, with what stands for it and a label of its own.
  public nonisolated init<Item: Transferable, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init([sharedText(item)], subject, message, label(), previews: [preview.view])
  }
}

extension ShareLink where Label == TributaryControls.Label<Text, Image> {
  /// Shares something, with what stands for it.
  public nonisolated init<Item: Transferable, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
  ) {
    self.init([sharedText(item)], subject, message, Self.standardLabel, previews: [preview.view])
  }

  /// Shares something, with what stands for it and a title.
  public nonisolated init<Item: Transferable, Picture, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init([sharedText(item)], subject, message, Self.label(Text(titleKey)), previews: [preview.view])
  }

  /// Shares several texts or addresses.
  public nonisolated init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(items.map { sharedText($0) }, subject, message, Self.standardLabel)
  }

  /// Shares several texts or addresses, with a title.
  public nonisolated init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(items.map { sharedText($0) }, subject, message, Self.label(Text(titleKey)))
  }

  /// Shares several things, with something that stands for each.
  public nonisolated init<Data: RandomAccessCollection, Picture, Icon>(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: (Data.Element) -> SharePreview<Picture, Icon>
  ) where Data.Element: Transferable {
    self.init(
      items.map { sharedText($0) }, subject, message, Self.standardLabel, previews: items.map { preview($0).view })
  }

  private nonisolated static func label(_ title: Text) -> TributaryControls.Label<Text, Image> {
    TributaryControls.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
