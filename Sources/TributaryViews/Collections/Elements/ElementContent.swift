/// The content of an element of a `ForEach` that creates tabs, table rows, or rotor entries.
///
/// This type never conforms to `View`. The compiler can therefore reject the initializers for such content as soon as a
/// `ForEach` has to be a view. If their content were the type of the closure's result, the compiler would check the
/// closure for each of these initializers, and nested closures would multiply the time.
@_documentation(visibility: internal)
public struct ElementContent<Content> {
  package let content: Content

  package nonisolated init(_ content: Content) { self.content = content }
}

extension ElementContent: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
