import Foundation
import TributaryGeometry

extension ViewScene {
  /// Returns the smallest scene that can be reached by removals and that still satisfies a condition.
  ///
  /// - Parameter attempts: The largest number of scenes that are tried.
  public func shrunk(attempts: Int = 2_000, while condition: (ViewScene) -> Bool) -> ViewScene {
    var smallest = self
    var rest = attempts
    search: while true {
      for candidate in smallest.smaller where candidate != smallest {
        if rest == 0 { break search }
        rest -= 1
        if condition(candidate) {
          smallest = candidate
          continue search
        }
      }
      break
    }
    return smallest
  }

  /// The scenes that are one removal smaller.
  private var smaller: [ViewScene] {
    var all: [ViewScene] = []
    func add(_ change: (inout ViewScene) -> Void) {
      var scene = self
      change(&scene)
      scene.number()
      let used = scene.usedNames
      scene.script.removeAll { line in line.content.variable.map { !used.contains($0) } ?? false }
      scene.variables.removeAll { !used.contains($0.name) }
      all.append(scene)
    }
    for index in script.indices.reversed() { add { $0.script.remove(at: index) } }
    for content in Self.smaller(content) where !content.isEmpty { add { $0.content = content } }
    for index in variables.indices where variables[index].storage == .model {
      add { $0.variables[index].storage = .state }
    }
    if size != CGSize(width: 100, height: 100) { add { $0.size = CGSize(width: 100, height: 100) } }
    return all
  }

  private static func smaller(_ nodes: [Node]) -> [[Node]] {
    var all: [[Node]] = []
    for index in nodes.indices {
      let node = nodes[index]
      func add(_ replacement: [Node]) {
        all.append(Array(nodes[..<index]) + replacement + Array(nodes[(index + 1)...]))
      }
      add([])
      if !node.content.isEmpty { add(node.content) }
      if let otherwise = node.otherwise { add(otherwise) }
      for place in node.modifiers.indices.reversed() {
        var smaller = node
        smaller.modifiers.remove(at: place)
        add([smaller])
      }
      if node.otherwise != nil {
        var smaller = node
        smaller.otherwise = nil
        add([smaller])
      }
      for content in Self.smaller(node.content) {
        var smaller = node
        smaller.content = content
        add([smaller])
      }
      for content in Self.smaller(node.otherwise ?? []) {
        var smaller = node
        smaller.otherwise = content
        add([smaller])
      }
      for place in node.modifiers.indices {
        for content in Self.smaller(node.modifiers[place].content) {
          var smaller = node
          smaller.modifiers[place].content = content
          add([smaller])
        }
        for effect in node.modifiers[place].effect.simpler {
          var smaller = node
          smaller.modifiers[place].effect = effect
          add([smaller])
        }
      }
      for element in node.element.simpler {
        var smaller = node
        smaller.element = element
        add([smaller])
      }
    }
    return all
  }
}

extension ScriptLine.Content {
  /// The variable that a step changes.
  var variable: String? {
    switch self {
    case .step(.set(let name, _)), .step(.insert(_, _, let name)), .step(.remove(_, let name)),
      .step(.move(_, _, let name)):
      name
    default: nil
    }
  }
}

extension Formula {
  /// A number in place of an expression.
  fileprivate var simpler: Formula? { if case .value = self { nil } else { .number(8) } }
}

extension Element {
  /// The element with simpler arguments.
  fileprivate var simpler: [Element] {
    switch self {
    case .text(let text): text.simpler == nil ? [] : [.text(.value(.text("a")))]
    case .spacer(let length?):
      [.spacer(minLength: nil)] + [length.simpler].compactMap(\.self).map { .spacer(minLength: $0) }
    case .stack(let direction, let place, let spacing):
      (place == .center ? [] : [.stack(direction, .center, spacing: spacing)])
        + (spacing == nil || spacing == .number(0) ? [] : [.stack(direction, place, spacing: .number(0))])
        + (spacing == nil ? [] : [.stack(direction, place, spacing: nil)])
    case .condition(let condition): condition == .name("flag") ? [] : []
    default: []
    }
  }
}

extension Effect {
  /// The modifier with simpler arguments.
  fileprivate var simpler: [Effect] {
    switch self {
    case .frame(let width, let height, let place):
      var all: [Effect] = []
      if place != .center { all.append(.frame(width: width, height: height, .center)) }
      if width != nil, height != nil {
        all += [.frame(width: width, height: nil, place), .frame(width: nil, height: height, place)]
      }
      if let simpler = width?.simpler { all.append(.frame(width: simpler, height: height, place)) }
      if let simpler = height?.simpler { all.append(.frame(width: width, height: simpler, place)) }
      return all
    case .flexibleFrame(let width, let height, let place):
      var all: [Effect] = []
      if place != .center { all.append(.flexibleFrame(width: width, height: height, .center)) }
      if !width.isEmpty, !height.isEmpty {
        all += [
          .flexibleFrame(width: Limits(), height: height, place), .flexibleFrame(width: width, height: Limits(), place),
        ]
      }
      return all
    case .padding(let edges, let length, let isSafeArea):
      return length.simpler.map { [.padding(edges, $0, isSafeArea: isSafeArea)] } ?? []
    case .onPreference(let key, _?): return [.onPreference(key, nil)]
    case .preference(let key, let value): return value.simpler.map { [.preference(key, $0)] } ?? []
    case .offset(let x, let y): return x.simpler.map { [.offset(x: $0, y: y)] } ?? []
    case .decoration(let isBehind, let place): return place == .center ? [] : [.decoration(isBehind: isBehind, .center)]
    default: return []
    }
  }
}
