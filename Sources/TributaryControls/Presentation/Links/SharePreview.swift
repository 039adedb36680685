@_spi(Engine) import TributaryEngine
@_spi(Engine) public import TributaryViews
import Foundation
import TributaryDrawing

/// What stands for something that is shared: a title, and a picture or a small one.
public struct SharePreview<Image, Icon> {
  let title: Text
  let picture: AnyView?

  nonisolated init(title: Text, picture: AnyView?) {
    self.title = title
    self.picture = picture
  }

  /// The title beside the picture.
  nonisolated var view: AnyView {
    AnyView(
      HStack(spacing: 8) {
        picture
        title.font(.headline)
      })
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title.
  public nonisolated init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), picture: nil) }

  /// A title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) { self.init(title: Text(title), picture: nil) }
}

extension SharePreview where Image == TributaryViews.Image, Icon == Never {
  /// A title and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), picture: SharePreviewPicture(image: image).erased)
  }

  /// A title and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: Text(title), picture: SharePreviewPicture(image: image).erased)
  }
}

extension SharePreview where Image == Never, Icon == TributaryViews.Image {
  /// A title and a small picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey), picture: SharePreviewPicture(image: icon).erased)
  }

  /// A title and a small picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: Text(title), picture: SharePreviewPicture(image: icon).erased)
  }
}

extension SharePreview where Image == TributaryViews.Image, Icon == TributaryViews.Image {
  /// A title and a picture; the small one is for where there is no room for it.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), picture: SharePreviewPicture(image: image).erased)
  }

  /// A title and a picture; the small one is for where there is no room for it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title), picture: SharePreviewPicture(image: image).erased)
  }
}

/// The picture of something that is shared, no larger than beside a title.
private struct SharePreviewPicture: View, FrameworkComposite {
  let image: Image

  var body: some View { image.resizable().scaledToFit().frame(width: 40, height: 40) }

  nonisolated var erased: AnyView { AnyView(self) }
}
