package import TributaryGeometry

/// A rectangle with equal rounded corners.
package struct RoundedRect: Hashable, Sendable {
  package var rect: CGRect
  /// Both at least 0 and at most half the side, and either both 0 or neither.
  package var cornerSize: CGSize
  package var style: RoundedCornerStyle

  package init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    // A comparison with not a number is false, so that it ends as 0.
    let width = cornerSize.width > 0 ? min(cornerSize.width, rect.width / 2) : 0
    let height = cornerSize.height > 0 ? min(cornerSize.height, rect.height / 2) : 0
    self.rect = rect
    self.cornerSize = width > 0 && height > 0 ? CGSize(width: width, height: height) : .zero
    self.style = style
  }
}
