public import Tributary

/// A view that a test has rendered: its tree, its clock and its picture.
///
/// Finders say which view is meant, actions do what a user does to it, expectations fail the test that runs at the place
/// where they are written. Everything settles the tree before it returns; nothing reads a clock but that of the host, which
/// begins at midnight of 1 January 2001, UTC.
///
///     let view = render(size: CGSize(width: 200, height: 100)) { Counter() }
///     view.tap("label")
///     view.expectText("Tapped 5")
@MainActor
public final class RenderedView<Content: View> {
  /// What runs the tree; everything that it offers can be used beside the methods of this class.
  public let host: ViewHost<Content>

  /// What the view was rendered under.
  public let traits: RenderTraits

  init(_ traits: RenderTraits, @ViewBuilder content: () -> Content) {
    TestRun.registerSwiftTesting()
    self.traits = traits
    host = ViewHost(size: traits.size, content: content)
    host.startDate = Date(timeIntervalSinceReferenceDate: 0)
    host.environment.textMeasurer = traits.measuring.measurer
    host.environment.colorScheme = traits.colorScheme
    host.environment.layoutDirection = traits.layoutDirection
    if let textSize = traits.textSize { host.environment.font = .system(size: textSize) }
    host.update()
  }

  /// The root value; a new one is shown when anything is asked or done next.
  public var content: Content {
    get { host.content }
    set { host.content = newValue }
  }

  /// The picture in characters, one line a row.
  public var picture: String {
    host.update()
    return host.terminalPicture()
  }

  /// The picture as a standalone SVG document.
  public var svg: String {
    host.update()
    return host.svg
  }

  /// The tree as it stands, settled.
  var search: ViewSearch {
    host.update()
    return ViewSearch(core: host.core)
  }
}

/// Renders a view for a test, and settles it.
///
/// - Parameters:
///   - size: What is proposed to the view, in points.
///   - measuring: How text is measured: in cells of 8 × 16 points, so that frames are round numbers and the picture in
///     characters is exact; or by the widths of a proportional face, as in SVG documents.
@MainActor
public func render<Content: View>(
  size: CGSize = CGSize(width: 400, height: 400), measuring: TextMeasuring = .cells,
  @ViewBuilder content: () -> Content
) -> RenderedView<Content> {
  RenderedView(RenderTraits(size: size, measuring: measuring), content: content)
}

/// Renders a view for a test under the given traits, and settles it.
@MainActor
public func render<Content: View>(
  _ traits: RenderTraits, @ViewBuilder content: () -> Content
) -> RenderedView<Content> {
  RenderedView(traits, content: content)
}

/// The clock of the host.
extension RenderedView {
  /// Lets seconds of virtual time pass.
  @discardableResult
  public func advance(by seconds: Double) -> FrameReport { host.advance(by: seconds) }

  /// Lets time pass until nothing moves any more, in steps of a sixtieth of a second.
  ///
  /// - Parameter limit: Seconds of virtual time; what still moves then fails the test.
  /// - Returns: How many seconds it took.
  @discardableResult
  public func finishAnimations(
    within limit: Double = 10, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Double {
    let position = SourcePosition(fileID, filePath, line, column)
    host.update()
    let start = host.time
    while host.isAnimating, host.time - start < limit { host.advance(by: 1.0 / 60) }
    if host.isAnimating {
      fail("An animation is still running after \(PointText.text(limit)) seconds.", at: position)
    }
    return host.time - start
  }
}
