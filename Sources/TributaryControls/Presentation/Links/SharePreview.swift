@_spi(Engine) import TributaryEngine
@_spi(Engine) public import TributaryViews
import Foundation
import TributaryDrawing

/// A preview of a shared item: a title, and an image or an icon.
public struct SharePreview<Image, Icon> {
  let title: Text
  let picture: AnyView?

  nonisolated init(title: Text, picture: AnyView?) {
    self.title = title
    self.picture = picture
  }

  /// The title beside the image.
  nonisolated var view: AnyView {
    AnyView(
      HStack(spacing: 8) {
        picture
        title.font(.headline)
      })
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), picture: nil) }

  /// Creates a preview with a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) {
    self.init(title: Text(titleResource), picture: nil)
  }

  /// Creates a preview with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) { self.init(title: Text(title), picture: nil) }
}

extension SharePreview where Image == TributaryViews.Image, Icon == Never {
  /// Creates a preview with a title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The image of the preview.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), picture: SharePreviewPicture(image: image).erased)
  }

  /// Creates a preview with a title and an image.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The image of the preview.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: Image) {
    self.init(title: Text(titleResource), picture: SharePreviewPicture(image: image).erased)
  }

  /// Creates a preview with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The image of the preview.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: Text(title), picture: SharePreviewPicture(image: image).erased)
  }
}

extension SharePreview where Image == Never, Icon == TributaryViews.Image {
  /// Creates a preview with a title and an icon.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - icon: The icon of the preview, which is not displayed.
  public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey), picture: SharePreviewPicture(image: icon).erased)
  }

  /// Creates a preview with a title and an icon.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - icon: The icon of the preview, which is not displayed.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.init(title: Text(titleResource), picture: SharePreviewPicture(image: icon).erased)
  }

  /// Creates a preview with a title and an icon.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - icon: The icon of the preview, which is not displayed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: Text(title), picture: SharePreviewPicture(image: icon).erased)
  }
}

extension SharePreview where Image == TributaryViews.Image, Icon == TributaryViews.Image {
  /// Creates a preview with a title and an image. The icon is not displayed.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The image of the preview.
  ///   - icon: The icon of the preview, which is not displayed.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), picture: SharePreviewPicture(image: image).erased)
  }

  /// Creates a preview with a title and an image. The icon is not displayed.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The image of the preview.
  ///   - icon: The icon of the preview, which is not displayed.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(title: Text(titleResource), picture: SharePreviewPicture(image: image).erased)
  }

  /// Creates a preview with a title and an image. The icon is not displayed.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The image of the preview.
  ///   - icon: The icon of the preview, which is not displayed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title), picture: SharePreviewPicture(image: image).erased)
  }
}

/// The image of a preview, with a size of 40 × 40 points.
private struct SharePreviewPicture: View, BuiltInComposite {
  let image: Image

  var body: some View { image.resizable().scaledToFit().frame(width: 40, height: 40) }

  nonisolated var erased: AnyView { AnyView(self) }
}
