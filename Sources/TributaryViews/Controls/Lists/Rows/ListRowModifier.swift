/// Makes each view of a list's content a row.
struct ListRowModifier {
  let selection: ListSelection?
}

extension ListRowModifier: UnaryModifier {
  typealias Body = Never

  static var _concernsEach: Bool { true }

  static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    ListRowNode(modifier.pointee, inputs)
  }

  static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: ListRowNode.self).update(modifier.pointee)
  }
}
