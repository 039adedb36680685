import Foundation
import RandomTestSupport
import TributaryGeometry

/// Makes random scenes.
///
/// Two seeds determine a scene. The *shape* seed chooses the views, their modifiers, and what their arguments read:
/// everything from which the types of the views follow. The *detail* seed chooses numbers, alignments, and the script.
/// Scenes of one shape have the same types, so that a process that runs many scenes does not accumulate types without
/// limit.
public struct SceneGenerator {
  private var shape: SeededGenerator
  private var detail: SeededGenerator
  /// The number of views that can still be made.
  private var budget: Int
  /// The variables that arguments can read.
  private var numbers: [String] = []
  private var readers: [String] = []
  private var isInStack = false
  private var spaces: [String] = []
  private var canFeedBack: Bool
  /// Whether the scene can have grids, bars, and insets.
  private var hasRegions: Bool
  /// Whether the scene has many nested coordinate spaces and readers of them.
  private var hasSpaces: Bool

  public static func scene(shape: UInt64, detail: UInt64) -> ViewScene {
    var generator = SceneGenerator(shape: shape, detail: detail)
    return generator.scene(title: "shape \(shape), detail \(detail)")
  }

  private init(shape: UInt64, detail: UInt64) {
    self.shape = SeededGenerator(seed: shape &* 2)
    self.detail = SeededGenerator(seed: detail &* 2 &+ 1)
    budget = self.shape.number(2..<9)
    canFeedBack = self.shape.chance(6)
    hasRegions = shape % 6 == 5
    hasSpaces = shape % 6 == 3
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[shape.number(0..<elements.count)] }
  private mutating func pickDetail<Element>(_ elements: [Element]) -> Element {
    elements[detail.number(0..<elements.count)]
  }

  /// Returns one of several kinds, each with its weight.
  private mutating func weighted<Element>(_ kinds: KeyValuePairs<Element, Int>) -> Element {
    var place = shape.number(0..<kinds.reduce(0) { $0 + $1.value })
    for (kind, weight) in kinds {
      if place < weight { return kind }
      place -= weight
    }
    return kinds[0].key
  }

  // MARK: The scene

  private mutating func scene(title: String) -> ViewScene {
    let storages: [Variable.Storage] = [.state, .model]
    var variables = [
      Variable(pick(storages), "flag", .flag(detail.chance(50))),
      Variable(pick(storages), "n", .number(pickDetail([0, 8, 20, 33]))),
      Variable(pick(storages), "rows", .list(pickDetail([[], [1], [1, 2], [1, 2, 3]]))),
      Variable(pick(storages), "r", .number(0)),
    ]
    numbers = ["n"]
    var content = views(depth: 0)
    if hasSpaces {
      // Further spaces with this name are inside it, and elsewhere.
      let modifiers = [Modifier(.space("s")), Modifier(.padding(.leading, .number(7), isSafeArea: false))]
      content = [Node(.stack(.vertical, .center, spacing: nil), content: content, modifiers: modifiers)]
    }
    let size = CGSize(width: pickDetail([100, 160, 200, 320]), height: pickDetail([60, 100, 200]))
    var scene = ViewScene(title: title, size: size, variables: variables, content: content)
    if hasRegions, detail.chance(50) { scene.insets = EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 0) }
    let used = scene.usedNames
    variables.removeAll { !used.contains($0.name) }
    scene.variables = variables
    scene.script = script(for: scene)
    return scene
  }

  private mutating func script(for scene: ViewScene) -> [ScriptLine] {
    var steps: [Step] = []
    var values = Dictionary(uniqueKeysWithValues: scene.variables.map { ($0.name, $0.value) })
    for _ in 0..<detail.number(1..<4) {
      let names = scene.variables.map(\.name).filter { $0 != "r" }
      let step: Step
      if names.isEmpty || detail.chance(20) {
        step = .resize(CGSize(width: pickDetail([80, 120, 200, 300]), height: pickDetail([50, 120, 200])))
      } else {
        let name = pickDetail(names)
        let rows = values[name]?.list ?? []
        switch name {
        case "flag": step = .set(name, .flag(!(values[name]?.flag ?? false)))
        case "n": step = .set(name, .number(pickDetail([0, 4, 8, 20, 30, 57, 100])))
        default:
          switch detail.number(0..<4) {
          case 0 where !rows.isEmpty: step = .remove(pickDetail(rows), from: name)
          case 1 where rows.count > 1: step = .move(pickDetail(rows), to: detail.number(0..<rows.count), in: name)
          case 2: step = .set(name, .list(pickDetail([[], [2], [3, 1], [4, 2, 1]])))
          default: step = .insert((rows.max() ?? 0) + 1, at: detail.number(0..<rows.count + 1), in: name)
          }
        }
      }
      step.apply(to: &values)
      steps.append(step)
    }
    return steps.map { ScriptLine(.step($0)) }
  }

  // MARK: Views

  private mutating func views(depth: Int) -> [Node] {
    let count = shape.number(1..<4)
    var nodes: [Node] = []
    for _ in 0..<count where budget > 0 { nodes.append(view(depth: depth)) }
    return nodes.isEmpty ? [Node(.color)] : nodes
  }

  private enum Kind {
    case text, color, rectangle, spacer, divider, half, empty, row, column, layers, group, loop, choice, reader, fits,
      erased, grid
  }

  private mutating func view(depth: Int) -> Node {
    budget -= 1
    let leaves: KeyValuePairs<Kind, Int> = [
      .text: 20, .color: 30, .rectangle: 5, .spacer: isInStack ? 8 : 1, .divider: 2, .half: 5, .empty: 2,
    ]
    let containers: KeyValuePairs<Kind, Int> = [
      .row: 16, .column: 16, .layers: 9, .group: 3, .loop: 7, .choice: 9, .reader: 4, .fits: 3, .erased: 2,
      .grid: hasRegions ? 15 : 0,
    ]
    let isLeaf = depth > 3 || budget == 0 || shape.chance(35)
    let kind = isLeaf ? weighted(leaves) : weighted(containers)
    var node = element(kind, depth: depth)
    let takesModifiers: Bool
    switch kind {
    case .group, .loop, .choice, .empty, .erased: takesModifiers = false
    default: takesModifiers = true
    }
    if takesModifiers {
      for _ in 0..<shape.number(0..<4) { node.modifiers.append(modifier(depth: depth)) }
      if kind == .color, shape.chance(60) { node.modifiers.insert(fixedFrame(), at: 0) }
    }
    return node
  }

  private mutating func content(depth: Int, isStack: Bool? = nil) -> [Node] {
    let outer = isInStack
    isInStack = isStack ?? isInStack
    defer { isInStack = outer }
    return views(depth: depth + 1)
  }

  private mutating func element(_ kind: Kind, depth: Int) -> Node {
    switch kind {
    case .text: return Node(.text(shape.chance(20) ? number() : .value(.text(pickDetail(["a", "abc", "abcdefgh"])))))
    case .color: return Node(.color)
    case .rectangle: return Node(pick([.rectangle, .capsule]))
    case .spacer: return Node(.spacer(minLength: shape.chance(40) ? number() : nil))
    case .divider: return Node(.divider)
    case .half: return Node(.half(pickDetail([.horizontal, .vertical, .both])))
    case .empty: return Node(.empty)
    case .row, .column:
      let spacing = shape.chance(60) ? number() : nil
      return Node(
        .stack(kind == .row ? .horizontal : .vertical, place(), spacing: spacing),
        content: content(depth: depth, isStack: true))
    case .layers: return Node(.stack(.depth, place(), spacing: nil), content: content(depth: depth, isStack: false))
    case .group: return Node(.group, content: content(depth: depth))
    case .erased: return Node(.erased, content: content(depth: depth))
    case .loop:
      numbers.append("row")
      defer { numbers.removeLast() }
      return Node(.forEach(rows: "rows", row: "row"), content: content(depth: depth))
    case .choice:
      let condition: Formula = shape.chance(75) ? .name("flag") : .operation(.name("n"), .greater, .number(10))
      return Node(
        .condition(condition), content: content(depth: depth),
        otherwise: shape.chance(40) ? content(depth: depth) : nil)
    case .reader:
      let name = "geo\(readers.count)"
      readers.append(name)
      defer { readers.removeLast() }
      return Node(.reader(name), content: content(depth: depth, isStack: false))
    case .fits: return Node(.fits(pickDetail([.horizontal, .vertical, .both])), content: content(depth: depth))
    case .grid:
      let element = Element.grid(
        place(), horizontal: shape.chance(30) ? number() : nil, vertical: shape.chance(30) ? number() : nil)
      let rows = (0..<shape.number(1..<4)).map { _ in
        Node(.gridRow(shape.chance(20) ? pickDetail(VerticalGuide.allCases) : nil), content: cells(depth: depth))
      }
      return Node(element, content: rows + (shape.chance(25) ? content(depth: depth, isStack: false) : []))
    }
  }

  private mutating func cells(depth: Int) -> [Node] {
    var cells = content(depth: depth, isStack: false)
    for index in cells.indices where shape.chance(15) {
      switch cells[index].element {
      case .group, .forEach, .condition, .empty, .erased: continue
      default: break
      }
      let effects: [Effect] = [
        .gridCellColumns(.number(2)), .gridCellUnsizedAxes(pickDetail([.horizontal, .vertical])),
        .gridColumnAlignment(pickDetail([.leading, .center, .trailing])),
      ]
      cells[index].modifiers.append(Modifier(pick(effects)))
    }
    return cells
  }

  private mutating func place() -> AlignmentPair {
    let vertical: [VerticalGuide] = [.top, .center, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .mark]
    return AlignmentPair(pickDetail([.leading, .center, .trailing]), pickDetail(vertical))
  }

  private mutating func constant() -> Formula { .number(pickDetail([0, 4, 8, 10, 15, 20, 30, 33, 50, 80, 100])) }

  /// Returns a length.
  private mutating func number() -> Formula {
    let kind = shape.number(0..<100)
    if kind < 14 { return .name(pick(numbers)) }
    if kind < 18 { return .operation(.name(pick(numbers)), .add, constant()) }
    if kind < 22, let reader = readers.last {
      return .operation(.length(reader, .width, space: nil), .divide, .number(2))
    }
    if kind < 25, let reader = readers.last {
      return .length(reader, pick([.minX, .minY]), space: pick(["root", "s"]))
    }
    if kind < 27 { return .name("env") }
    if kind < 33, canFeedBack {
      return pick([
        .name("r"), .operation(.name("r"), .add, .number(8)), .operation(.name("r"), .divide, .number(2)),
        .operation(.number(100), .subtract, .name("r")),
      ])
    }
    return constant()
  }

  private mutating func fixedFrame() -> Modifier { Modifier(.frame(width: number(), height: number(), place())) }

  private mutating func limits() -> Limits {
    var limits = Limits()
    if shape.chance(40) { limits.min = constant() }
    if shape.chance(30) { limits.ideal = constant() }
    if shape.chance(50) { limits.max = shape.chance(50) ? .number(.infinity) : constant() }
    return limits
  }

  private enum ModifierKind {
    case padding, frame, flexible, fixed, priority, ratio, offset, position, scale, zIndex, id, space, environment,
      guide,
      hidden, decoration, preference, transform, anchor, transformAnchor, built, marks, reads, geometry, ignoring, bar
  }

  private mutating func modifier(depth: Int) -> Modifier {
    let kinds: KeyValuePairs<ModifierKind, Int> = [
      .padding: 8, .frame: 6, .flexible: 8, .fixed: 4, .priority: 5, .ratio: 3, .offset: 5, .position: 2, .scale: 2,
      .zIndex: 5, .id: 3, .space: hasSpaces ? 80 : 3, .environment: 2, .guide: 5, .hidden: 1,
      .decoration: 8, .preference: 22,
      .transform: 6, .anchor: 8, .transformAnchor: 3, .built: 6, .marks: 7, .reads: 16, .geometry: hasSpaces ? 80 : 6,
      .ignoring: hasRegions ? 10 : 0, .bar: hasRegions ? 6 : 0,
    ]
    let keys: [Key] = [.Sum, .Sum, .List, .List, .Last, .Max, .Odd, .First]
    switch weighted(kinds) {
    case .padding:
      return Modifier(.padding(pickDetail(Edges.allCases), number(), isSafeArea: hasRegions && shape.chance(30)))
    case .frame:
      let isWide = shape.number(0..<3)
      return Modifier(.frame(width: isWide != 0 ? number() : nil, height: isWide != 1 ? number() : nil, place()))
    case .flexible: return Modifier(.flexibleFrame(width: limits(), height: limits(), place()))
    case .fixed: return Modifier(.fixedSize(pickDetail([.horizontal, .vertical, .both])))
    case .priority: return Modifier(.layoutPriority(.number(pickDetail([-1, 0, 1, 2]))))
    case .ratio:
      return Modifier(
        .aspectRatio(shape.chance(60) ? .number(pickDetail([0.5, 1, 2, 3])) : nil, fills: detail.chance(50)))
    case .offset: return Modifier(.offset(x: number(), y: constant()))
    case .position: return Modifier(.position(x: number(), y: constant()))
    case .scale:
      return Modifier(
        .scale(.number(pickDetail([0.5, 2, 1])), about: pickDetail(Array(AnchorPart.allCases.dropFirst()))))
    case .zIndex: return Modifier(.zIndex(shape.chance(70) ? .number(pickDetail([-1, 0, 1, 2])) : number()))
    case .id: return Modifier(.id(.name(pick(numbers))))
    case .space: return Modifier(.space(pick(hasSpaces ? ["s"] : ["s", "t"])))
    case .environment: return Modifier(.environment(number()))
    case .guide:
      let guides: [AnyGuide] = [
        .horizontal(.leading), .horizontal(.center), .horizontal(.trailing), .vertical(.top), .vertical(.center),
        .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.mark),
      ]
      let isHorizontal = shape.chance(50)
      let value: Formula =
        shape.chance(50)
        ? constant() : .operation(.length("view", isHorizontal ? .width : .height, space: nil), .divide, .number(2))
      let choices = guides.filter { if case .horizontal = $0 { isHorizontal } else { !isHorizontal } }
      return Modifier(.guide(pick(choices), value))
    case .hidden: return Modifier(.hidden)
    case .decoration:
      return Modifier(.decoration(isBehind: shape.chance(50), place()), content: content(depth: depth + 1))
    case .preference: return Modifier(.preference(pick(keys), number()))
    case .transform: return Modifier(.transform(pick(keys), .operation(.name("value"), .add, constant())))
    case .anchor:
      let isPoint = shape.chance(30)
      return Modifier(
        .anchor(isPoint ? .Points : .Bounds, isPoint ? pick(Array(AnchorPart.allCases.dropFirst())) : .bounds))
    case .transformAnchor: return Modifier(.transformAnchor(.Bounds, .bounds))
    case .built:
      let name = "value\(depth)"
      numbers.append(name)
      defer { numbers.removeLast() }
      return Modifier(
        .preferenceContent(pick([.Sum, .Last, .Max, .Odd]), isBehind: shape.chance(50), place(), value: name),
        content: content(depth: depth + 1))
    case .marks:
      let key: Key = shape.chance(30) ? .Points : .Bounds
      return Modifier(
        .preferenceContent(key, isBehind: shape.chance(50), place(), value: "anchors"), content: [Node(.marks(key))])
    case .ignoring: return Modifier(.ignoresSafeArea(pickDetail(Edges.allCases)))
    case .bar:
      return Modifier(
        .safeAreaInset(
          pick([.top, .leading, .bottom, .trailing]), place(), spacing: shape.chance(50) ? number() : nil),
        content: content(depth: depth + 1))
    case .reads: return Modifier(.onPreference(pick(keys), shape.chance(60) ? Assignment("r") : nil))
    case .geometry:
      let space: String? = hasSpaces ? "s" : shape.chance(50) ? pick(["root", "s"]) : nil
      return Modifier(.onGeometry(pick([.width, .height, .minX, .minY, .maxX]), space: space, Assignment("r")))
    }
  }
}

extension ViewScene {
  /// The variables that the views read or write.
  public var usedNames: Set<String> {
    var names: Set<String> = []
    forEachNode { node in
      names.formUnion(node.ownNames)
      for modifier in node.modifiers {
        switch modifier.effect {
        case .onPreference(_, let assignment?), .onGeometry(_, _, let assignment?), .onTap(let assignment):
          names.insert(assignment.variable)
          names.formUnion(assignment.formula.names)
        default: break
        }
      }
    }
    return names
  }
}
