import Foundation
import TributaryGeometry

/// A value that contains numbers which can be perturbed separately.
protocol Perturbable {
  /// The numbers, in an order that depends only on the structure of the value.
  var perturbableNumbers: [Double] { get }
  /// Returns the value with one perturbed number.
  func perturbed(at index: Int, by difference: Double) -> Self
  /// The differences by which a number is perturbed.
  var perturbations: [Double] { get }
}

extension Perturbable {
  /// The differences for lengths, in points.
  var perturbations: [Double] { [1, -1, 10, -10, 100, -100] }
}

extension Perturbable where Self: BinaryFloatingPoint {
  var perturbableNumbers: [Double] { [Double(self)] }
  func perturbed(at index: Int, by difference: Double) -> Self { self + Self(difference) }
}

extension Double: Perturbable {}
extension Float: Perturbable {}
extension CGFloat: Perturbable {}

extension Int: Perturbable {
  var perturbableNumbers: [Double] { [Double(self)] }
  /// An integer usually counts views.
  var perturbations: [Double] { [1, -1] }
  func perturbed(at index: Int, by difference: Double) -> Int { addingReportingOverflow(Int(difference)).partialValue }
}

extension CGSize: Perturbable {
  var perturbableNumbers: [Double] { [width, height] }
  func perturbed(at index: Int, by difference: Double) -> CGSize {
    CGSize(width: width + (index == 0 ? difference : 0), height: height + (index == 1 ? difference : 0))
  }
}

extension CGPoint: Perturbable {
  var perturbableNumbers: [Double] { [x, y] }
  func perturbed(at index: Int, by difference: Double) -> CGPoint {
    CGPoint(x: x + (index == 0 ? difference : 0), y: y + (index == 1 ? difference : 0))
  }
}

extension CGRect: Perturbable {
  var perturbableNumbers: [Double] { origin.perturbableNumbers + size.perturbableNumbers }
  func perturbed(at index: Int, by difference: Double) -> CGRect {
    index < 2
      ? CGRect(origin: origin.perturbed(at: index, by: difference), size: size)
      : CGRect(origin: origin, size: size.perturbed(at: index - 2, by: difference))
  }
}

extension EdgeInsets: Perturbable {
  var perturbableNumbers: [Double] { [top, leading, bottom, trailing] }
  func perturbed(at index: Int, by difference: Double) -> EdgeInsets {
    func part(_ position: Int) -> CGFloat { index == position ? difference : 0 }
    return EdgeInsets(
      top: top + part(0), leading: leading + part(1), bottom: bottom + part(2), trailing: trailing + part(3))
  }
}

extension Optional: Perturbable where Wrapped: Perturbable {
  var perturbations: [Double] { self?.perturbations ?? [] }
  var perturbableNumbers: [Double] { self?.perturbableNumbers ?? [] }
  func perturbed(at index: Int, by difference: Double) -> Wrapped? { self?.perturbed(at: index, by: difference) }
}

extension Array: Perturbable where Element: Perturbable {
  var perturbations: [Double] { first?.perturbations ?? [] }
  var perturbableNumbers: [Double] { flatMap(\.perturbableNumbers) }
  func perturbed(at index: Int, by difference: Double) -> [Element] {
    var result = self
    var rest = index
    for position in indices {
      let count = self[position].perturbableNumbers.count
      if rest < count {
        result[position] = self[position].perturbed(at: rest, by: difference)
        return result
      }
      rest -= count
    }
    return result
  }
}

extension Dictionary: Perturbable where Value: Perturbable {
  var perturbations: [Double] { first?.value.perturbations ?? [] }

  /// The keys, ordered by their descriptions because a dictionary is unordered.
  private var sortedKeys: [Key] { keys.sorted { "\($0)" < "\($1)" } }

  var perturbableNumbers: [Double] { sortedKeys.flatMap { self[$0]?.perturbableNumbers ?? [] } }
  func perturbed(at index: Int, by difference: Double) -> [Key: Value] {
    var result = self
    var rest = index
    for key in sortedKeys {
      guard let value = self[key] else { continue }
      let count = value.perturbableNumbers.count
      if rest < count {
        result[key] = value.perturbed(at: rest, by: difference)
        return result
      }
      rest -= count
    }
    return result
  }
}
