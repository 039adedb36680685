@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import Foundation
import TributaryDrawing
public import TributaryTransfer

/// Returns the text of a shared item: a text or a URL; the empty string for other items, which display only their
/// preview.
private func sharedText(_ item: Any) -> String {
  if let url = item as? URL { return url.absoluteString }
  if let text = item as? any StringProtocol { return String(text) }
  return (item as? AttributedString).map { String($0.characters) } ?? ""
}

// Several items.
extension ShareLink {
  /// Creates a control with a custom label that shares several texts or URLs.
  public nonisolated init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(items.map { sharedText($0) }, subject, message, label())
  }

  /// Creates a control with a custom label that shares several items with previews.
  public nonisolated init<Data: RandomAccessCollection, Image, Icon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<Image, Icon>, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(
      items.map { sharedText($0) }, subject, message, label(), previews: items.map { preview($0).view })
  }
}

// Items with a preview.
extension ShareLink {
  /// Creates a control with a custom label that shares an item with a preview.
  public nonisolated init<Item: Transferable, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init([sharedText(item)], subject, message, label(), previews: [preview.view])
  }
}

extension ShareLink where Label == TributaryControls.Label<Text, Image> {
  /// Creates a control that shares an item with a preview.
  public nonisolated init<Item: Transferable, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
  ) {
    self.init([sharedText(item)], subject, message, Self.standardLabel, previews: [preview.view])
  }

  /// Creates a control with a title that shares an item with a preview.
  public nonisolated init<Item: Transferable, Picture, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init([sharedText(item)], subject, message, Self.label(Text(titleKey)), previews: [preview.view])
  }

  /// Creates a control with a title that shares an item with a preview.
  @_disfavoredOverload
  public nonisolated init<Item: Transferable, Picture, Icon>(
    _ titleResource: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init([sharedText(item)], subject, message, Self.label(Text(titleResource)), previews: [preview.view])
  }

  /// Creates a control that shares several texts or URLs.
  public nonisolated init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(items.map { sharedText($0) }, subject, message, Self.standardLabel)
  }

  /// Creates a control with a title that shares several texts or URLs.
  public nonisolated init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(items.map { sharedText($0) }, subject, message, Self.label(Text(titleKey)))
  }

  /// Creates a control with a title that shares several texts or URLs.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(items.map { sharedText($0) }, subject, message, Self.label(Text(titleResource)))
  }

  /// Creates a control that shares several items with previews.
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
