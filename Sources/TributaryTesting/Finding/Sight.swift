import Tributary
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// The visible part of a view: its frame, clipped by the views around it.
///
/// Other views in front of it are not considered: see ``DrawingOrder``.
@MainActor
struct Sight {
  /// The reason why the view is not visible, as the end of a sentence, or `nil` if part of it is visible.
  let obstacle: String?

  /// The bounding box of the visible part in root coordinates, in points, or `nil` if the view is not visible.
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

  /// The reason why a view is not visible, for messages.
  private struct Obstacle: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  private static func look(at item: ItemNode, in core: ViewGraph) -> Result<CGRect, Obstacle> {
    guard let drawn = drawing(of: item).drawnBounds else { return .failure(Obstacle("it draws nothing")) }
    // A drawing can extend beyond the frame. A view with an empty frame is where it draws.
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
              "its frame is \(PointText.text(whole)), and \(current.layoutPath) shows only \(PointText.text(window))"))
        }
      }
      outer = current.container
    }
    let picture = CGRect(origin: .zero, size: core.root.viewSize)
    seen = seen.intersection(picture)
    if seen.isNull || seen.isEmpty {
      return .failure(
        Obstacle("its frame is \(PointText.text(whole)), outside the picture of \(PointText.text(picture.size))"))
    }
    return .success(seen)
  }

  /// The part of a child that an item shows.
  private enum Limit {
    case none
    case nothing
    case rect(CGRect)
  }

  /// Returns how an item limits the visibility of its child, derived from the commands with which it draws the child.
  private static func limit(of item: ItemNode) -> Limit {
    guard let child = item.asUnary?.child else { return .none }
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

  /// Returns the drawing of an item, in its own coordinates and separate from the picture.
  private static func drawing(of item: ItemNode) -> DisplayFragment {
    var recorder = DisplayRecorder(revision: 0)
    item.draw(into: &recorder, in: CGRect(origin: .zero, size: item.frame(.shown).size))
    return DisplayFragment(recorder.commands)
  }
}

/// The order in which two views are drawn.
@MainActor
enum DrawingOrder {
  /// Returns whether one view is drawn after another, and therefore covers it where they overlap. A view is in front of
  /// the views that contain it.
  static func isInFront(_ front: ItemNode, of back: ItemNode) -> Bool {
    let (fronts, backs) = (chain(of: front), chain(of: back))
    // Both chains begin at the root.
    var depth = 0
    while depth < fronts.count, depth < backs.count, fronts[depth] === backs[depth] { depth += 1 }
    guard depth < fronts.count else { return false }
    guard depth < backs.count, depth > 0 else { return true }
    var places: (front: Int?, back: Int?)
    var place = 0
    fronts[depth - 1].forEachItemBackToFront { item in
      if item === fronts[depth] { places.front = place }
      if item === backs[depth] { places.back = place }
      place += 1
    }
    guard let there = places.front, let here = places.back else { return false }
    return there > here
  }

  private static func chain(of item: ItemNode) -> [ItemNode] {
    var chain: [ItemNode] = []
    var node: ItemNode? = item
    while let current = node {
      chain.append(current)
      node = current.container
    }
    return chain.reversed()
  }
}
