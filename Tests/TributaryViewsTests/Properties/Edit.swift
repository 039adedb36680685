import TributaryViews
import Foundation
import RandomTestSupport
import TributaryDrawing
import TributaryGeometry
import TributaryEngine

/// One change to a tree or to its host. An edit with an invalid path has no effect, so any edit of a script can be
/// dropped.
enum Edit {
  case set([Int], a: Int, b: Int)
  case replace([Int], Spec)
  case insert([Int], at: Int, Spec)
  case remove([Int], at: Int)
  case move([Int], from: Int, to: Int)
  case wrap([Int], Spec.Unary, Spec.Parameters)
  case unwrap([Int])
  case size(CGSize)
  case safeArea(EdgeInsets)
  case mirror(Bool)
  case dark(Bool)
  case font(CGFloat)
  case mark(Int)
  /// The new value of every model that views read.
  case level(Int)
}

extension Edit {
  static func random(
    for spec: Spec, _ generator: inout SeededGenerator, nextID: inout Int, words: Vocabulary = .first
  ) -> Edit {
    let paths = spec.paths
    let path = paths.randomElement(using: &generator) ?? []
    let lists = paths.filter { if case .list = spec[$0[...]] { true } else { false } }
    switch generator.number(0..<100) {
    case 0..<38: return .set(path, a: generator.number(0..<10), b: generator.number(0..<10))
    case 38..<46: return .replace(path, .random(&generator, depth: 2, nextID: &nextID, words: words))
    case 46..<54:
      let list = lists.randomElement(using: &generator) ?? []
      return .insert(list, at: generator.number(0..<4), .random(&generator, depth: 2, nextID: &nextID, words: words))
    case 54..<61: return .remove(lists.randomElement(using: &generator) ?? [], at: generator.number(0..<3))
    case 61..<68:
      let list = lists.randomElement(using: &generator) ?? []
      return .move(list, from: generator.number(0..<3), to: generator.number(0..<3))
    case 68..<76:
      let kind = words.unaries.randomElement(using: &generator) ?? .padding
      return .wrap(path, kind, .random(&generator, nextID: &nextID))
    case 76..<83: return .unwrap(path)
    case 83..<88: return .size(CGSize(width: generator.number(0..<40) * 10, height: generator.number(0..<40) * 10))
    case 88..<91:
      let edge = { (generator: inout SeededGenerator) in CGFloat(generator.number(0..<3) * 10) }
      return .safeArea(
        EdgeInsets(
          top: edge(&generator), leading: edge(&generator), bottom: edge(&generator), trailing: edge(&generator)))
    case 91..<94: return .mirror(generator.chance(50))
    case 94..<96: return .dark(generator.chance(50))
    case 96..<98: return .font(CGFloat(generator.number(4..<40)))
    default: return .mark(generator.number(0..<20))
    }
  }

  func apply(to scene: inout Scene) {
    switch self {
    case .set(let path, let a, let b):
      scene.spec.change(path[...]) {
        $0.parameters.a = a
        $0.parameters.b = b
      }
    case .replace(let path, let new): scene.spec.change(path[...]) { $0 = new }
    case .insert(let path, let index, let new):
      scene.spec.change(path[...]) { spec in
        guard case .list = spec else { return }
        spec.children.insert(new, at: min(index, spec.children.count))
      }
    case .remove(let path, let index):
      scene.spec.change(path[...]) { spec in
        guard case .list = spec, spec.children.indices.contains(index) else { return }
        spec.children.remove(at: index)
      }
    case .move(let path, let from, let to):
      scene.spec.change(path[...]) { spec in
        guard case .list = spec, spec.children.indices.contains(from), spec.children.indices.contains(to) else {
          return
        }
        spec.children.swapAt(from, to)
      }
    case .wrap(let path, let kind, let given): scene.spec.change(path[...]) { $0 = .unary(kind, given, $0) }
    case .unwrap(let path): scene.spec.change(path[...]) { $0 = $0.children.first ?? $0 }
    case .size(let size): scene.size = size
    case .safeArea(let insets): scene.safeArea = insets
    case .mirror(let isMirrored): scene.isMirrored = isMirrored
    case .dark(let isDark): scene.isDark = isDark
    case .font(let size): scene.fontSize = size
    case .mark(let mark): scene.mark = mark
    case .level(let level): scene.level = level
    }
  }
}

/// A tree with the properties of its host.
struct Scene {
  var spec: Spec
  var size = CGSize(width: 300, height: 200)
  var safeArea = EdgeInsets()
  var isMirrored = false
  var isDark = false
  var fontSize: CGFloat = 16
  var mark = 0
  var level = 0

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.textMeasurer = FixedTextMeasurer()
    values.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    values.colorScheme = isDark ? .dark : .light
    values.font = .system(size: fontSize)
    values.mark = mark
    return values
  }
}
