import TributaryDrawing
import TributaryGeometry

/// The lines in a cell: the arms from its center, and their appearance.
///
///          up
///           │        up, right → └     all four → ┼
///     left ─┼─ right
///           │
///         down
struct LineCell: Equatable {
  /// The thickness of a line from the center of a cell to one of its edges.
  enum Weight: Int {
    case none, light, heavy
  }

  var up = Weight.none
  var right = Weight.none
  var down = Weight.none
  var left = Weight.none
  var isRounded = false
  var isDashed = false
  /// The distance of the horizontal arms from the top of the picture, in points, or `nil` if it is irrelevant.
  var y: CGFloat?
  /// The distance of the vertical arms from the left edge of the picture, in points, or `nil` if it is irrelevant.
  var x: CGFloat?

  var isEmpty: Bool { up == .none && right == .none && down == .none && left == .none }

  /// Whether a line turns in this cell.
  private var isCorner: Bool { (up == .none) != (down == .none) && (left == .none) != (right == .none) }

  /// Whether a line runs straight through this cell, or ends in it.
  private var isStraight: Bool { up == .none && down == .none || left == .none && right == .none }

  /// The distance, in points, above which lines in the same cell do not meet.
  private static let distance: CGFloat = 2

  private static func areApart(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
    if let a, let b { abs(a - b) > distance } else { false }
  }

  /// Adds another line to this cell. The heavier weight wins on each arm. The corner of a box remains a corner if
  /// another line only passes by.
  mutating func join(_ other: LineCell) {
    var other = other
    if Self.areApart(y, other.y) || Self.areApart(x, other.x) {
      if isCorner, other.isStraight { other.passBy(self) } else if isStraight, other.isCorner { passBy(other) }
      if other.isEmpty { return }
    }
    let wasEmpty = isEmpty
    y = other.y ?? y
    x = other.x ?? x
    up = Self.heavier(up, other.up)
    right = Self.heavier(right, other.right)
    down = Self.heavier(down, other.down)
    left = Self.heavier(left, other.left)
    isRounded = wasEmpty ? other.isRounded : isRounded && other.isRounded
    isDashed = wasEmpty ? other.isDashed : isDashed && other.isDashed
  }

  /// Removes the arms of this line that do not meet a corner.
  private mutating func passBy(_ corner: LineCell) {
    if Self.areApart(y, corner.y) { (left, right, y) = (.none, .none, nil) }
    if Self.areApart(x, corner.x) { (up, down, x) = (.none, .none, nil) }
  }

  /// The same line with light arms.
  var light: LineCell {
    var line = self
    (line.up, line.right) = (Self.atMostLight(up), Self.atMostLight(right))
    (line.down, line.left) = (Self.atMostLight(down), Self.atMostLight(left))
    return line
  }

  private static func atMostLight(_ arm: Weight) -> Weight { arm == .heavy ? .light : arm }

  private static func heavier(_ a: Weight, _ b: Weight) -> Weight { a.rawValue >= b.rawValue ? a : b }

  /// The box-drawing character with these arms. A line that ends in the cell is drawn through it.
  var character: Character {
    var arms = self
    if up == .none, down == .none {
      if left == .none { arms.left = right }
      if right == .none { arms.right = left }
    } else if left == .none, right == .none {
      if up == .none { arms.up = down }
      if down == .none { arms.down = up }
    }
    return arms.special
      ?? Self.characters[
        ((arms.up.rawValue * 3 + arms.right.rawValue) * 3 + arms.down.rawValue) * 3 + arms.left.rawValue]
  }

  /// Rounded corners and dashes, which exist for few combinations.
  private var special: Character? {
    switch (up, right, down, left) {
    case (.none, .light, .light, .none) where isRounded: "╭"
    case (.none, .none, .light, .light) where isRounded: "╮"
    case (.light, .none, .none, .light) where isRounded: "╯"
    case (.light, .light, .none, .none) where isRounded: "╰"
    case (.none, .light, .none, .light) where isDashed: "┄"
    case (.light, .none, .light, .none) where isDashed: "┆"
    case (.none, .heavy, .none, .heavy) where isDashed: "┅"
    case (.heavy, .none, .heavy, .none) where isDashed: "┇"
    default: nil
    }
  }

  /// The characters, indexed by the arms up, right, down, and left in base 3: none, light, heavy.
  private static let characters = Array(
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋")
}

/// The weight and dashes of a drawn line.
struct CellLineStyle {
  var weight: LineCell.Weight
  var isDashed: Bool

  init(weight: LineCell.Weight, isDashed: Bool) {
    self.weight = weight
    self.isDashed = isDashed
  }

  /// - Parameter thickness: The thickness in points. Lines of 3 points or more are heavy.
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
