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
  ///
  /// - Parameters:
  ///   - items: The items to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  ///   - label: The views that the control displays.
  public nonisolated init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(items.map { sharedText($0) }, subject, message, label())
  }

  /// Creates a control with a custom label that shares several items with previews.
  ///
  /// - Parameters:
  ///   - items: The items to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  ///   - preview: A closure that returns the preview of an item.
  ///   - label: The views that the control displays.
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
  ///
  /// - Parameters:
  ///   - item: The item to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  ///   - preview: The preview of the item.
  ///   - label: The views that the control displays.
  public nonisolated init<Item: Transferable, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init([sharedText(item)], subject, message, label(), previews: [preview.view])
  }
}

extension ShareLink where Label == TributaryControls.Label<Text, Image> {
  /// Creates a control that shares an item with a preview.
  ///
  /// - Parameters:
  ///   - item: The item to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  ///   - preview: The preview of the item.
  public nonisolated init<Item: Transferable, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
  ) {
    self.init([sharedText(item)], subject, message, Self.standardLabel, previews: [preview.view])
  }

  /// Creates a control with a title that shares an item with a preview.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - item: The item to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  ///   - preview: The preview of the item.
  public nonisolated init<Item: Transferable, Picture, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init([sharedText(item)], subject, message, Self.label(Text(titleKey)), previews: [preview.view])
  }

  /// Creates a control with a title that shares an item with a preview.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - item: The item to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  ///   - preview: The preview of the item.
  @_disfavoredOverload
  public nonisolated init<Item: Transferable, Picture, Icon>(
    _ titleResource: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init([sharedText(item)], subject, message, Self.label(Text(titleResource)), previews: [preview.view])
  }

  /// Creates a control that shares several texts or URLs.
  ///
  /// - Parameters:
  ///   - items: The items to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  public nonisolated init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(items.map { sharedText($0) }, subject, message, Self.standardLabel)
  }

  /// Creates a control with a title that shares several texts or URLs.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - items: The items to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  public nonisolated init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(items.map { sharedText($0) }, subject, message, Self.label(Text(titleKey)))
  }

  /// Creates a control with a title that shares several texts or URLs.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - items: The items to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(items.map { sharedText($0) }, subject, message, Self.label(Text(titleResource)))
  }

  /// Creates a control that shares several items with previews.
  ///
  /// - Parameters:
  ///   - items: The items to share.
  ///   - subject: The subject of the shared message, for services with a subject line.
  ///   - message: The text that accompanies the shared items.
  ///   - preview: A closure that returns the preview of an item.
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
