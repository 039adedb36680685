import TributaryDrawing
import TributaryGeometry

/// What lines do in one cell: how far they reach from its middle, and how they look.
///
///          up
///           │        up, right → └     all four → ┼
///     left ─┼─ right
///           │
///         down
struct LineCell: Equatable {
  enum Weight: Int {
    case none, light, heavy
  }

  var up = Weight.none
  var right = Weight.none
  var down = Weight.none
  var left = Weight.none
  var isRounded = false
  var isDashed = false
  /// How far from the top of the picture the arms to the sides lie, in points; `nil` where it does not matter.
  var y: CGFloat?
  /// How far from the left end of the picture the arms up and down lie.
  var x: CGFloat?

  var isEmpty: Bool { up == .none && right == .none && down == .none && left == .none }

  /// Whether a line turns here.
  private var isCorner: Bool { (up == .none) != (down == .none) && (left == .none) != (right == .none) }

  /// Whether a line runs straight on here, or ends.
  private var isStraight: Bool { up == .none && down == .none || left == .none && right == .none }

  /// Lines that are so far apart do not meet, though they share cells, in points.
  private static let distance: CGFloat = 2

  private static func areApart(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
    if let a, let b { abs(a - b) > distance } else { false }
  }

  /// Adds what another line does here; the heavier wins on each arm. The corner of a box stays one where a line only passes by.
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

  /// Leaves to a corner those directions in which this line does not meet it.
  private mutating func passBy(_ corner: LineCell) {
    if Self.areApart(y, corner.y) { (left, right, y) = (.none, .none, nil) }
    if Self.areApart(x, corner.x) { (up, down, x) = (.none, .none, nil) }
  }

  private static func heavier(_ a: Weight, _ b: Weight) -> Weight { a.rawValue >= b.rawValue ? a : b }

  /// The box drawing character with these arms; a line that ends in the cell is drawn through it.
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

  /// By up, right, down, left in base three: none, light, heavy.
  private static let characters = Array(
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋")
}

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
