/// The trait that orders drawing.
@usableFromInline
package final class ZIndexTrait {
  package let value: Double
  package init(_ value: Double) { self.value = value }
}
