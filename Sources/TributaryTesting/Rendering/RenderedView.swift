public import Tributary

/// A view that a test renders, with its tree, its clock, and its picture.
///
/// Finders select views, actions simulate user input, and expectations report failures at their own source position.
/// Every method settles the tree before it returns. All times are read from the virtual clock of the host, which begins
/// at the date of the traits: by default, midnight of January 1, 2001, UTC.
///
///     let view = render(size: CGSize(width: 200, height: 100)) { Counter() }
///     view.tap("label")
///     view.expectText("Tapped 5")
@MainActor
public final class RenderedView<Content: View> {
  /// The host that runs the view tree. Its API can be used together with the methods of this class.
  public let host: ViewHost<Content>

  /// The traits under which the view was rendered.
  public let traits: RenderTraits

  init(_ traits: RenderTraits, @ViewBuilder content: () -> Content) {
    TestRun.registerSwiftTesting()
    self.traits = traits
    host = ViewHost(size: traits.size, content: content)
    host.startDate = traits.startDate
    host.environment.textMeasurer = traits.measuring.measurer
    host.environment.colorScheme = traits.colorScheme
    host.environment.layoutDirection = traits.layoutDirection
    if let textSize = traits.textSize { host.environment.font = .system(size: textSize) }
    host.update()
  }

  /// The root value. A new value takes effect with the next query or action.
  public var content: Content {
    get { host.content }
    set { host.content = newValue }
  }

  /// The picture in characters, one line for each row of 16 points.
  public var picture: String {
    host.update()
    return host.terminalPicture()
  }

  /// The picture as a standalone SVG document.
  public var svg: String {
    host.update()
    return host.svg
  }

  /// A search of the settled tree.
  var search: ViewSearch {
    host.update()
    return ViewSearch(core: host.core)
  }
}

/// Renders a view for a test, and settles it.
///
/// - Parameters:
///   - size: The proposed size of the root, in points.
///   - measuring: The method of text measurement. Cells of 8 × 16 points give integral frames and an exact picture in
///     characters; the widths of a proportional face match SVG documents.
///   - content: The view to render.
/// - Returns: The rendered view, after its first frame.
@MainActor
public func render<Content: View>(
  size: CGSize = CGSize(width: 400, height: 400), measuring: TextMeasuring = .cells,
  @ViewBuilder content: () -> Content
) -> RenderedView<Content> {
  RenderedView(RenderTraits(size: size, measuring: measuring), content: content)
}

/// Renders a view for a test under the given traits, and settles it.
///
/// - Parameters:
///   - traits: The conditions of the rendering.
///   - content: The view to render.
/// - Returns: The rendered view, after its first frame.
@MainActor
public func render<Content: View>(
  _ traits: RenderTraits, @ViewBuilder content: () -> Content
) -> RenderedView<Content> {
  RenderedView(traits, content: content)
}

/// The virtual clock of the host.
extension RenderedView {
  /// Advances the virtual clock by a given number of seconds.
  ///
  /// - Parameter seconds: The virtual time in seconds; negative and non-finite values count as 0.
  /// - Returns: The report of the last frame.
  @discardableResult
  public func advance(by seconds: Double) -> FrameReport { host.advance(by: seconds) }

  /// Advances the virtual clock in steps of 1/60 of a second until no animation is running.
  ///
  /// - Parameters:
  ///   - limit: The largest number of seconds of virtual time. The test fails if an animation is still running then.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  /// - Returns: The elapsed virtual time, in seconds.
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
