import Tributary
import TributaryDrawing
import TributaryGeometry
@_spi(Engine) import TributaryEngine

/// What can be seen of a view: its frame, after all that is cut off around it, if it draws anything.
///
/// What lies in front of it is not looked at: see ``DrawingOrder``.
@MainActor
struct Sight {
  /// Why nothing is to be seen, as the end of a sentence; `nil` if something is.
  let obstacle: String?

  /// What is to be seen in the root, in points: a bounding box; `nil` if nothing is.
  let frame: CGRect?

  init(of node: ViewNode, in core: ViewGraph) {
    let parts = core.answering {
      alreadyOnMainActor { node.standingItems.map { Self.look(at: $0, in: core) } }
    }
    let frames = parts.compactMap { if case .success(let frame) = $0 { frame } else { nil } }
    if let first = frames.first {
      frame = frames.dropFirst().reduce(first) { $0.union($1) }
      obstacle = nil
      return
    }
    frame = nil
    if case .failure(let reason) = parts.first { obstacle = reason.text } else { obstacle = "it contains no view" }
  }

  private struct Obstacle: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  private static func look(at item: ItemNode, in core: ViewGraph) -> Result<CGRect, Obstacle> {
    guard let drawn = drawing(of: item).drawnBounds else { return .failure(Obstacle("it draws nothing")) }
    // What is drawn has margins; what has no size of its own is where it draws.
    let frame = item.rootFrame(of: CGRect(origin: .zero, size: item.size))
    let whole = frame.isEmpty ? item.rootFrame(of: drawn) : frame
    var seen = whole
    var outer = item.container
    while let current = outer {
      switch limit(of: current) {
      case .none: break
      case .nothing: return .failure(Obstacle("\(current.layoutPath) hides it"))
      case .rect(let rect):
        let window = current.rootFrame(of: rect)
        seen = seen.intersection(window)
        if seen.isNull || seen.isEmpty {
          return .failure(
            Obstacle(
              "it is \(PointText.text(whole)), and \(current.layoutPath) shows only \(PointText.text(window))"))
        }
      }
      outer = current.container
    }
    let picture = CGRect(origin: .zero, size: core.root.viewSize)
    seen = seen.intersection(picture)
    if seen.isNull || seen.isEmpty {
      return .failure(
        Obstacle("it is \(PointText.text(whole)), outside the picture of \(PointText.text(picture.size))"))
    }
    return .success(seen)
  }

  private enum Limit {
    case none
    case nothing
    case rect(CGRect)
  }

  /// How far an item lets what is inside be seen: what it draws that through says so.
  private static func limit(of item: ItemNode) -> Limit {
    guard let child = (item as? UnaryNode)?.child else { return .none }
    var recorder = DisplayRecorder(revision: 0)
    recorder.draw(child, at: .zero)
    let inner = recorder.commands
    let outer = drawing(of: item).commands
    guard !inner.isEmpty else { return .none }
    guard let first = outer.first else { return .nothing }
    guard case .effect(let effect) = first, effect.content.commands == inner else { return .none }
    switch effect.kind {
    case .clip(let path, _): return .rect(path.boundingRect)
    case .mask(let mask): return mask.drawnBounds.map { .rect($0) } ?? .nothing
    default: return .none
    }
  }

  /// What an item draws, in its own coordinates, apart from the picture.
  private static func drawing(of item: ItemNode) -> DisplayFragment {
    var recorder = DisplayRecorder(revision: 0)
    item.draw(into: &recorder, in: CGRect(origin: .zero, size: item.frame(.shown).size))
    return DisplayFragment(recorder.commands)
  }
}
