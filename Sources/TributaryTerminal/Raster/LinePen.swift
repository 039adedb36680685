import TributaryDrawing
import TributaryGeometry

/// What a line is drawn with.
struct LinePen {
  var weight: LineCell.Weight
  var isDashed: Bool

  init(weight: LineCell.Weight, isDashed: Bool) {
    self.weight = weight
    self.isDashed = isDashed
  }

  /// - Parameter thickness: In points; heavy from 3.
  init(thickness: CGFloat, isDashed: Bool = false) {
    self.init(weight: thickness >= 3 ? .heavy : .light, isDashed: isDashed)
  }

  func cell(
    up: Bool = false, right: Bool = false, down: Bool = false, left: Bool = false, isRounded: Bool = false,
    x: CGFloat? = nil, y: CGFloat? = nil
  ) -> LineCell {
    LineCell(
      up: up ? weight : .none, right: right ? weight : .none, down: down ? weight : .none,
      left: left ? weight : .none, isRounded: isRounded, isDashed: isDashed,
      y: left || right ? y : nil, x: up || down ? x : nil)
  }
}
