@_spi(Engine) import TributaryEngine

/// Returns a settled host with text of 8 by 16 points per character.
@MainActor package func settledHost<Content: View>(
  _ width: CGFloat = 100, _ height: CGFloat = 100, limits: UpdateLimits = UpdateLimits(),
  @ViewBuilder content: () -> Content
) -> ViewHost<Content> {
  let host = ViewHost(size: CGSize(width: width, height: height), limits: limits, content: content)
  host.environment.textMeasurer = FixedTextMeasurer()
  host.update()
  return host
}

/// Returns a settled host with the default measurer of texts.
@MainActor package func updatedHost<Content: View>(
  _ width: CGFloat = 100, _ height: CGFloat = 100, limits: UpdateLimits = UpdateLimits(),
  direction: LayoutDirection = .leftToRight, startDate: Date? = nil, @ViewBuilder content: () -> Content
) -> ViewHost<Content> {
  let host = ViewHost(size: CGSize(width: width, height: height), limits: limits, content: content)
  host.environment.layoutDirection = direction
  if let startDate { host.startDate = startDate }
  host.update()
  return host
}

/// Returns a settled host of a view of a value, such as a model or a probe, and the value.
@MainActor package func settledHost<Value, Content: View>(
  with value: Value, _ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder content: (Value) -> Content
) -> (ViewHost<Content>, Value) { (settledHost(width, height) { content(value) }, value) }

/// Returns a settled host of a view of a value, with the default measurer of texts, and the value.
@MainActor package func updatedHost<Value, Content: View>(
  with value: Value, _ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder content: (Value) -> Content
) -> (ViewHost<Content>, Value) { (updatedHost(width, height) { content(value) }, value) }

/// Returns a bar whose width, or else whose opacity, is determined by a number.
@MainActor package func movingBar(_ number: Int, movesFrame: Bool) -> some View {
  Color.red.frame(width: movesFrame ? CGFloat(number) : 10, height: 10).opacity(movesFrame ? 1 : Double(number) / 90)
    .accessibilityIdentifier("own")
}

extension ViewHost {
  package var codes: [DiagnosticCode] { diagnostics.map(\.code) }

  /// Returns all nodes of a type, in view order.
  package func nodes<Node: ViewNode>(of type: Node.Type) -> [Node] { core.root.nodes(of: type) }

  /// Replaces the content, and updates.
  @discardableResult package func show(_ content: Content) -> FrameReport {
    self.content = content
    return update()
  }

  /// Runs code that changes values, and updates.
  @discardableResult package func update(after change: () -> Void) -> FrameReport {
    change()
    return update()
  }

  // The functions below return the host after an action, for an expectation about the result.

  package func updated() -> Self { updated {} }

  package func updated(after change: () -> Void) -> Self {
    update(after: change)
    return self
  }

  package func showing(_ content: Content) -> Self { updated { self.content = content } }

  package func advanced(by seconds: Double) -> Self {
    advance(by: seconds)
    return self
  }

  package func tapped(_ name: String) -> Self {
    tap(name)
    return self
  }
}

extension ViewNode {
  /// Returns the nodes of a type among this node and those below, in view order.
  package func nodes<Node: ViewNode>(of type: Node.Type) -> [Node] {
    var found: [Node] = []
    func collect(_ node: ViewNode) {
      if let match = node as? Node { found.append(match) }
      node.forEachChild(collect)
    }
    collect(self)
    return found
  }
}

/// Expects counts that grow at most linearly over one, two, and four times as many parts.
///
/// Constant parts increase the first counts and never decrease them; an eighth is allowed for lists that are swept in
/// steps.
package func expectLinear(_ work: [Int]) {
  expect(work[0], above: 0)
  expect(work[1] * 8, atMost: work[0] * 2 * 9 + 64, "\(work)")
  expect(work[2] * 8, atMost: work[1] * 2 * 9 + 64, "\(work)")
}

extension FrameCounts {
  package var total: Int {
    bodies + closures + comparisons + measurements + placements + reduces + actions + nodesCreated + nodesVisited
  }
}

/// Lengths that are not numbers.
package let noNumbers: [CGFloat] = [.nan, .infinity, -CGFloat.infinity]

/// Values that view closures pass to a test, and closures that a test passes to views.
package final class Probe {
  package var log: [String] = []
  package var run: () -> Void = {}
  package var set: (Int) -> Void = { _ in }

  package init() {}
}

extension CGRect {
  package init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CustomTestStringConvertible where Self: RawRepresentable, RawValue == String {
  package var testDescription: String { rawValue }
}
