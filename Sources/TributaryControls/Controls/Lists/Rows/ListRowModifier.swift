@_spi(Engine) import TributaryEngine

/// Makes each view of a list's content a row.
struct ListRowModifier {
  let selection: ListSelection?
}

extension ListRowModifier: ItemModifier {
  typealias Body = Never

  static var _concernsEach: Bool { true }

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ListRowNode {
    ListRowNode(modifier.pointee, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ListRowNode) {
    node.update(modifier.pointee)
  }
}
