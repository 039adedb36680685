@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// The position and size of an item in its container as a vector.
package struct FrameVector: VectorArithmetic, Sendable {
  /// The x and y coordinates, the width, and the height, in points.
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

/// A map from the handle index of an item to the index of the track of its frame.
struct FrameIndex {
  /// The index of the track plus one; zero for none.
  private var places: ContiguousArray<Int32> = []
  private(set) var count = 0

  subscript(index: UInt32) -> Int? {
    get {
      guard Int(index) < places.count, places[Int(index)] != 0 else { return nil }
      return Int(places[Int(index)]) - 1
    }
    set {
      let index = Int(index)
      if index >= places.count {
        if newValue == nil { return }
        places += ContiguousArray(repeating: 0, count: max(64, index + 1 - places.count, places.count))
      }
      count += (newValue == nil ? 0 : 1) - (places[index] == 0 ? 0 : 1)
      places[index] = newValue.map { Int32($0) + 1 } ?? 0
    }
  }
}
