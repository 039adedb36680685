final class StackObject: GridObject {
  private let isHorizontal: Bool
  private let children: [GridObject]
  private let spacing = 8.0

  init(isHorizontal: Bool, _ children: [GridObject]) {
    self.isHorizontal = isHorizontal
    self.children = children
  }

  override func measure() {
    var length = Double(max(0, children.count - 1)) * spacing
    var across = 0.0
    for child in children {
      child.measure()
      length += isHorizontal ? child.width : child.height
      across = max(across, isHorizontal ? child.height : child.width)
    }
    width = isHorizontal ? length : across
    height = isHorizontal ? across : length
  }

  override func place(x: Double, y: Double) {
    super.place(x: x, y: y)
    var cursor = isHorizontal ? x : y
    for child in children {
      if isHorizontal {
        child.place(x: cursor, y: y + (height - child.height) / 2)
        cursor += child.width + spacing
      } else {
        child.place(x: x + (width - child.width) / 2, y: cursor)
        cursor += child.height + spacing
      }
    }
  }

  override func fold(into indices: inout [Int]) { for child in children { child.fold(into: &indices) } }
  override func draw(into commands: inout ContiguousArray<BaselineCommand>) {
    for child in children { child.draw(into: &commands) }
  }
}
