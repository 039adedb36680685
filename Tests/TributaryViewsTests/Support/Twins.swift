import Foundation
import Testing
import TributaryContainers
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost

/// A host that is edited and, after each edit, compared with a fresh one.
@MainActor
final class Twins<Content: View> {
  let host: ViewHost<Content>
  let content: (Int) -> Content
  private(set) var step = 0

  /// - Parameter content: The content after the given number of edits.
  init(_ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder content: @escaping (Int) -> Content) {
    self.content = content
    host = settledHost(width, height) { content(0) }
  }

  /// Applies the next content.
  func edit() {
    step += 1
    host.content = content(step)
  }

  /// Settles, and compares with a fresh host.
  func compare(_ comment: String = "", sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    host.update()
    if host.isAnimating { host.advance(by: 60) }
    let fresh = ViewHost(size: host.size, safeAreaInsets: host.safeAreaInsets) { content(step) }
    fresh.environment = host.environment
    fresh.update()
    if fresh.isAnimating { fresh.advance(by: 60) }
    let place: Comment = "step \(step) \(comment)"
    #expect(host.identifiers == fresh.identifiers, place, sourceLocation: sourceLocation)
    for identifier in fresh.identifiers {
      #expect(
        host.frame(of: identifier) == fresh.frame(of: identifier), "\(identifier), step \(step) \(comment)",
        sourceLocation: sourceLocation)
    }
    #expect(host.displayList.description == fresh.displayList.description, place, sourceLocation: sourceLocation)
    let broken = host.core.checkInvariants()
    #expect(broken == [], place, sourceLocation: sourceLocation)
    let again = host.update()
    #expect(again.counts.measurements + again.counts.placements == 0, place, sourceLocation: sourceLocation)
  }
}
