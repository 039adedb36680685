public import Foundation
@_spi(Engine) public import TributaryEngine
public import TributaryTransfer
@_spi(Engine) import TributaryViews

// The document of a page, which title bars show with an icon. Bars have no such icon, so the modifiers have no effect.
extension View {
  /// Sets the file of the page that contains this view. The modifier has no effect.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }

  /// Sets the document of the page that contains this view. The modifier has no effect.
  @_disfavoredOverload
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
}
