@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// Which part of a view a popover is attached to.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(_ anchor: Anchor<CGRect>.Source)
  /// A point, as a fraction of the size of the view.
  case point(_ anchor: UnitPoint)
}

extension PopoverAttachmentAnchor {
  /// The part of a view of a size, in points.
  func rect(in size: CGSize) -> CGRect {
    switch self {
    case .rect(let source):
      (source.box as? PlaceSource<CGRect>)?.place(size) ?? CGRect(origin: .zero, size: size)
    case .point(let point):
      CGRect(x: point.x * size.width, y: point.y * size.height, width: 0, height: 0)
    }
  }
}
