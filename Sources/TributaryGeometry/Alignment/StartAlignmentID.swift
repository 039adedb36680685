package import Foundation

@usableFromInline package enum StartAlignmentID: AlignmentID {
  @usableFromInline package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
