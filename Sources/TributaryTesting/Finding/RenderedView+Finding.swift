import Testing
public import Tributary
@_spi(Engine) import TributaryEngine

extension RenderedView {
  /// Returns the only view that matches a finder.
  ///
  /// A hidden view is found only if no other view matches.
  ///
  /// - Parameter finder: The view to find.
  /// - Throws: ``ViewNotFound`` if no view or several views match. The error lists the existing views.
  public func find(_ finder: ViewFinder) throws(ViewNotFound) -> FoundView {
    FoundView(try node(finder, "Cannot find the view"))
  }

  /// Returns all views that match a finder, in view order.
  ///
  /// - Parameter finder: The views to find.
  public func findAll(_ finder: ViewFinder) -> [FoundView] {
    let search = search
    let nodes = search.nodes(matching: finder)
    return search.core.answering { nodes.map { FoundView($0) } }
  }

  /// Returns the description of a finder, including the kind of each name in it.
  func words(_ finder: ViewFinder) -> String { search.words(for: finder) }

  /// - Parameter purpose: The beginning of the error message, such as `Cannot tap`.
  func node(_ finder: ViewFinder, _ purpose: String) throws(ViewNotFound) -> ViewNode {
    let search = search
    let nodes = search.singles(matching: finder)
    guard nodes.count == 1, let node = nodes.first else {
      throw ViewNotFound(finder, purpose, found: nodes, in: search)
    }
    return node
  }

  /// Returns the only node that matches a finder, or records a failure and returns `nil`.
  func node(_ finder: ViewFinder, _ purpose: String, _ position: SourcePosition) -> ViewNode? {
    do {
      return try node(finder, purpose)
    } catch {
      fail(error.description, at: position)
      return nil
    }
  }
}

/// A snapshot of a view, taken when a finder found it.
public struct FoundView: Sendable, Equatable, CustomStringConvertible {
  /// The name of the view's type.
  public let type: String

  /// The types from the root to this view, such as `Counter › HStack › Text`.
  public let path: String

  /// The accessibility identifier of this view.
  public let identifier: String?

  /// The texts in the view that are not hidden, in view order.
  public let texts: [String]

  /// The frame in root coordinates, in points: the bounding box after all enclosing offsets, scales, and rotations.
  public let frame: CGRect

  /// The path, the texts, and the frame, in one line.
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
