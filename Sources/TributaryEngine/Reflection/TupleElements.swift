/// The offsets of the views in a tuple type, determined once per type and never deallocated.
///
/// The language has no access from the type of a tuple to the types of its elements, but the runtime records them for
/// every tuple, regardless of compiler options.
@MainActor
enum TupleElements {
  /// An element that is a view.
  struct Element {
    let type: any View.Type
    /// The offset from the start of the tuple, in bytes.
    let offset: Int

    @MainActor
    func makeNode<T>(of tuple: UnsafePointer<T>, _ inputs: NodeInputs) -> ViewNode {
      type.makeNode(at: UnsafeRawPointer(tuple) + offset, inputs)
    }

    @MainActor
    func updateNode<T>(of tuple: UnsafePointer<T>, _ node: ViewNode) {
      type.updateNode(at: UnsafeRawPointer(tuple) + offset, node)
    }

    @MainActor
    func view<T>(of tuple: UnsafePointer<T>) -> any View { type.view(at: UnsafeRawPointer(tuple) + offset) }
  }

  private static var known: [ObjectIdentifier: ContiguousArray<Element>] = [:]

  /// Returns the views in a tuple type; for a view type that is not a tuple, returns the type as the only element.
  static func of(_ type: Any.Type) -> ContiguousArray<Element> {
    let id = ObjectIdentifier(type)
    if let elements = known[id] { return elements }
    var elements = ContiguousArray<Element>()
    if let view = type as? any View.Type {
      elements.append(Element(type: view, offset: 0))
    } else if FieldRecord.kind(of: type) == .tuple {
      for field in FieldRecord.fields(of: type) ?? [] {
        guard let view = field.type as? any View.Type else { continue }
        elements.append(Element(type: view, offset: field.offset))
      }
    }
    known[id] = elements
    return elements
  }
}

/// Sound because the runtime's tuple metadata guarantees a value of this type at the address.
extension View {
  fileprivate static func makeNode(at address: UnsafeRawPointer, _ inputs: NodeInputs) -> ViewNode {
    _makeNode(address.assumingMemoryBound(to: Self.self), inputs)
  }

  fileprivate static func updateNode(at address: UnsafeRawPointer, _ node: ViewNode) {
    _updateNode(address.assumingMemoryBound(to: Self.self), node)
  }

  fileprivate static func view(at address: UnsafeRawPointer) -> any View {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}
