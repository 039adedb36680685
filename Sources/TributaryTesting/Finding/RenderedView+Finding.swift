import Testing
import Tributary
import TributaryEngine

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
