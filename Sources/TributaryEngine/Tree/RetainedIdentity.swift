/// The identity of an object that the holder keeps alive, so that no other object can have the same address.
package struct RetainedIdentity: Hashable {
  private let object: AnyObject

  package init(_ object: AnyObject) { self.object = object }

  package static func == (a: RetainedIdentity, b: RetainedIdentity) -> Bool { a.object === b.object }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
