import Testing
public import Tributary
@_spi(Engine) import TributaryEngine

extension RenderedView {
  /// The one view that a finder means.
  ///
  /// - Throws: ``ViewNotFound`` if there is none, or more than one; it says what is there.
  public func find(_ finder: ViewFinder) throws(ViewNotFound) -> FoundView {
    FoundView(try node(finder, "Nothing found"))
  }

  /// All views that a finder means, in view order.
  public func findAll(_ finder: ViewFinder) -> [FoundView] {
    let search = search
    let nodes = search.nodes(matching: finder)
    return search.core.answering { nodes.map { FoundView($0) } }
  }

  /// The description of a finder, with the kind of each name in it.
  func words(_ finder: ViewFinder) -> String { search.words(for: finder) }

  /// - Parameter purpose: What the view is wanted for, as a sentence begins.
  func node(_ finder: ViewFinder, _ purpose: String) throws(ViewNotFound) -> ViewNode {
    let search = search
    let nodes = search.nodes(matching: finder)
    guard nodes.count == 1, let node = nodes.first else {
      throw ViewNotFound(finder, purpose, found: nodes, in: search)
    }
    return node
  }

  /// The same; what is wrong fails the test.
  func node(_ finder: ViewFinder, _ purpose: String, _ position: SourcePosition) -> ViewNode? {
    do {
      return try node(finder, purpose)
    } catch {
      fail(error.description, at: position)
      return nil
    }
  }
}

/// What a finder has found, as it was when it was found.
public struct FoundView: Sendable, Equatable, CustomStringConvertible {
  /// The name of the view's type.
  public let type: String

  /// The view types from the root to this view.
  public let path: String

  /// The identifier that stands on this view.
  public let identifier: String?

  /// The texts that it shows, in view order.
  public let texts: [String]

  /// Where it stands in the root, in points: the bounding box after every offset, scale and rotation around it.
  public let frame: CGRect

  /// One line: the path, the texts and the frame.
  public var description: String {
    let identifier = identifier.map { " #\($0)" } ?? ""
    let texts = texts.isEmpty ? "" : " " + texts.prefix(3).map { "\"\($0.prefix(40))\"" }.joined(separator: " ")
    return "\(path)\(identifier)\(texts), \(PointText.text(frame))"
  }

  @MainActor
  init(_ node: ViewNode) {
    let named = node.namedNode
    type = named.pathComponent ?? "View"
    path = named.path
    identifier = node.standingIdentifier
    texts = node.shownTexts
    frame = node.frameInRoot
  }
}
