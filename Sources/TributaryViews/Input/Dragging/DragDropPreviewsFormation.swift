@_spi(Engine) public import TributaryEngine

/// The arrangement of the previews of several dragged items.
///
/// A drag has one preview, that of the view in which it begins, independent of the number of items.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All arrangements are equivalent.
  public static let `default` = DragDropPreviewsFormation(number: 0)
  /// Rotated previews on top of each other.
  public static let pile = DragDropPreviewsFormation(number: 1)
  /// A column of previews.
  public static let list = DragDropPreviewsFormation(number: 2)
  /// A stack of previews, one in front of the other.
  public static let stack = DragDropPreviewsFormation(number: 3)
}

extension View {
  /// Sets the arrangement of the previews of drags from this view. This modifier has no effect.
  ///
  /// See ``DragDropPreviewsFormation``.
  public nonisolated func dragPreviewsFormation(_ previewsFormation: DragDropPreviewsFormation) -> some View { self }

  /// Sets the arrangement of the previews of drags over this view. This modifier has no effect.
  ///
  /// See ``DragDropPreviewsFormation``.
  public nonisolated func dropPreviewsFormation(_ previewsFormation: DragDropPreviewsFormation) -> some View { self }
}
