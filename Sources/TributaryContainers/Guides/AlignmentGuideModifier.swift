@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
import TributaryLayout

/// A modifier that sets an alignment guide of a view.
@_documentation(visibility: internal)
public struct AlignmentGuideModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  init(key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.computeValue = computeValue
  }
}

extension AlignmentGuideModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> AlignmentGuideNode {
    AlignmentGuideNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: AlignmentGuideNode) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Sets a horizontal guide of this view.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: A closure that returns the position of the guide from the leading edge, in points.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets a vertical guide of this view.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: A closure that returns the position of the guide from the top edge, in points.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}

/// The node of an explicit guide. State reads of the closure are registered, and a change invalidates layout.
@usableFromInline
package final class AlignmentGuideNode: UnaryNode {
  private var modifier: AlignmentGuideModifier
  /// The number of nested computations of the guide in progress.
  private var questions = 0
  private var hasRefused = false
  /// The last result of the closure, in points; `nil` before the first.
  package private(set) var lastAnswer: CGFloat?

  package init(_ modifier: AlignmentGuideModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    setUpwards(.subtreeHasGuides)
  }

  /// The key of the guide.
  package var key: AlignmentKey { modifier.key }

  package func update(_ modifier: AlignmentGuideModifier) {
    self.modifier = modifier
    guidesDidChange()
  }

  override package func dependencyDidChange() { guidesDidChange() }

  /// Invalidates the measurement, because a guide can change the sizes of containers.
  private func guidesDidChange() {
    needsMeasure()
  }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard key.alignment == modifier.key else { return super.explicitGuide(key, in: dimensions) }
    // The recursion of a guide that depends on itself is limited, because it would not terminate.
    guard questions < 2 else {
      if !hasRefused { reportNestingTooDeep() }
      hasRefused = true
      return nil
    }
    questions += 1
    defer { questions -= 1 }
    let inner = child?.dimensions(in: dimensions.proposal) ?? dimensions
    let value = withEvaluation(of: self) { modifier.computeValue(inner) }
    if !value.isFinite {
      reportInvalidDimension("alignmentGuide", "\(value)")
      return nil
    }
    lastAnswer = value
    return value
  }
}
