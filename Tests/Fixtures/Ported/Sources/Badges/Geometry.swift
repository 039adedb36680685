import CoreGraphics

/// Returns the transform that turns a rectangle about its center.
func turned(_ rect: CGRect, by angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: angle)
    .translatedBy(x: -rect.midX, y: -rect.midY)
}
