import TributaryGeometry

/// Where an item stands in its container and how large it is, as a vector.
package struct FrameVector: VectorArithmetic, Sendable {
  /// x, y, width, height; in points.
  var lanes: SIMD4<Double>

  init(_ origin: CGPoint, _ size: CGSize) {
    lanes = SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
  }

  private init(_ lanes: SIMD4<Double>) { self.lanes = lanes }

  package static var zero: FrameVector { FrameVector(.zero) }

  package static func + (a: FrameVector, b: FrameVector) -> FrameVector { FrameVector(a.lanes + b.lanes) }
  package static func - (a: FrameVector, b: FrameVector) -> FrameVector { FrameVector(a.lanes - b.lanes) }
  package mutating func scale(by factor: Double) { lanes *= factor }
  package var magnitudeSquared: Double { (lanes * lanes).sum() }

  var changesSize: Bool { lanes.z != 0 || lanes.w != 0 }
}
