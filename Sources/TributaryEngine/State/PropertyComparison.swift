/// How a dynamic property is compared; opaque to user code.
public struct PropertyComparison {
  package let rule: Comparison

  package init(_ rule: Comparison) { self.rule = rule }
}
