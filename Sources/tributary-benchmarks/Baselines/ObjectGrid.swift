/// The grid as a tree of objects, one per node, that measure, place, fold, and draw themselves.
final class ObjectGrid {
  private(set) var indices: [Int] = []
  private(set) var commands: ContiguousArray<BaselineCommand> = []
  private let root: GridObject

  init(rows: Int, cellsPerRow: Int) {
    root = StackObject(
      isHorizontal: false,
      (0..<rows).map { row in
        StackObject(
          isHorizontal: true,
          (0..<cellsPerRow).map { column in
            let index = row * cellsPerRow + column
            return WriterObject(
              index,
              GroundObject(index == 0 ? 0xFFCC00 : 0x007AFF, PaddingObject(10, LabelObject(String(index)))))
          })
      })
    root.measure()
    root.place(x: (10_000 - root.width) / 2, y: (10_000 - root.height) / 2)
    root.fold(into: &indices)
    root.draw(into: &commands)
  }
}

/// A node of the tree, in root coordinates.
class GridObject {
  final var x = 0.0
  final var y = 0.0
  final var width = 0.0
  final var height = 0.0

  func measure() {}

  func place(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  func fold(into indices: inout [Int]) {}
  func draw(into commands: inout ContiguousArray<BaselineCommand>) {}
}

final class LabelObject: GridObject {
  private let label: String

  init(_ label: String) { self.label = label }

  override func measure() {
    width = Double(label.utf8.count) * 8
    height = 16
  }

  override func draw(into commands: inout ContiguousArray<BaselineCommand>) {
    commands.append(.text(label, x: x, y: y))
  }
}

/// A node with one child.
class WrapperObject: GridObject {
  final let child: GridObject

  init(_ child: GridObject) { self.child = child }

  override func measure() {
    child.measure()
    width = child.width
    height = child.height
  }

  override func place(x: Double, y: Double) {
    super.place(x: x, y: y)
    child.place(x: x, y: y)
  }

  override func fold(into indices: inout [Int]) { child.fold(into: &indices) }
  override func draw(into commands: inout ContiguousArray<BaselineCommand>) { child.draw(into: &commands) }
}

final class PaddingObject: WrapperObject {
  private let inset: Double

  init(_ inset: Double, _ child: GridObject) {
    self.inset = inset
    super.init(child)
  }

  override func measure() {
    child.measure()
    width = child.width + 2 * inset
    height = child.height + 2 * inset
  }

  override func place(x: Double, y: Double) {
    self.x = x
    self.y = y
    child.place(x: x + inset, y: y + inset)
  }
}

final class GroundObject: WrapperObject {
  private let color: UInt32

  init(_ color: UInt32, _ child: GridObject) {
    self.color = color
    super.init(child)
  }

  override func draw(into commands: inout ContiguousArray<BaselineCommand>) {
    commands.append(.rectangle(x: x, y: y, width: width, height: height, color: color))
    child.draw(into: &commands)
  }
}

final class WriterObject: WrapperObject {
  private let index: Int

  init(_ index: Int, _ child: GridObject) {
    self.index = index
    super.init(child)
  }

  override func fold(into indices: inout [Int]) { indices.append(index) }
}
