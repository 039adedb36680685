/// Takes note of the state of a view; opaque to user code.
public struct StorageVisitor {
  package let visit: (StateStorage) -> Void

  package init(_ visit: @escaping (StateStorage) -> Void) { self.visit = visit }
}
