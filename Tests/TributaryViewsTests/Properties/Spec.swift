/// A view tree as data: generated, edited, and shrunk by the property tests, and shown by `SpecView`.
indirect enum Spec: Equatable {
  /// A view without children.
  case leaf(Leaf, Parameters)
  /// A modifier, or a container of one view.
  case unary(Unary, Parameters, Spec)
  /// A view with a second one in front, behind, or as an alternative.
  case binary(Binary, Parameters, Spec, Spec)
  /// A container of any number of views.
  case list(List, Parameters, [Spec])

  /// The parameters of a node; each kind interprets the numbers differently.
  struct Parameters: Equatable {
    /// The identity, unique within a tree; names identifiers and rows.
    var id: Int
    /// A number from 0 to 9.
    var a: Int
    /// A number from 0 to 9.
    var b: Int
  }

  enum Leaf: String, CaseIterable {
    case color, text, shape, spacer, divider, empty, direction, reader, spaces, fixed, joined, symbol
    case toggle, label, stepper, field, observer, choices, column, page, picker, canvas, observedShape, observedStyle
  }

  enum Unary: String, CaseIterable {
    case identifier, padding, frame, flexible, fixedSize, offset, position, opacity, hidden, scale, rotation
    case zIndex, priority, guide, identity, space, direction, font, foreground, styleBehind, styleInFront
    case publish, edit, anchor, editAnchor, state, geometryState, overlayOfKey, overlayOfAnchors, geometry
    case clip, mask, blur, shadow, gradient, effect, mirror, layer
    case layoutValue, wrapped, choice, optional, border, shapeBehind, contentState, modifier, deepState
    case aspect, relative, cell, scroll, ignoresSafeArea, safeAreaPadding
    case transition, animation, closureAnimation, transaction, keyframes, sheet, pages, title
    case observedGuide, observedFrame, observedReader, observedEffect, observedBody, wholePage, turn, textSize
    case observedTransform, typeSize
    static let stateful: Set<Unary> = [.state, .geometryState, .contentState, .deepState]

    /// The modifiers that present a view with a separate animation, or configure a presentation.
    static let presenting: Set<Unary> = [.sheet, .pages, .title]

    /// The modifiers that animate changes, or configure animations.
    static let moving: Set<Unary> = [.transition, .animation, .closureAnimation, .transaction, .keyframes]
  }

  enum Binary: String, CaseIterable { case overlay, background, either, barAbove, barBeside, sheet, page, fits, group }

  enum List: String, CaseIterable {
    case row, column, layers, group, forEach, tuple, grid, gridRow, fits, flow, erased
    case rowLayout, columnLayout, layersLayout, lazyColumn, lazyRow, list, form, pager, lazyLayers, candidates
    case plainList, sectionedForm, sections, lazyGrid, tabs, observedLayout, observedRows
  }
}

extension Spec {
  var parameters: Parameters {
    get {
      switch self {
      case .leaf(_, let given), .unary(_, let given, _), .binary(_, let given, _, _), .list(_, let given, _): given
      }
    }
    set {
      switch self {
      case .leaf(let kind, _): self = .leaf(kind, newValue)
      case .unary(let kind, _, let child): self = .unary(kind, newValue, child)
      case .binary(let kind, _, let first, let second): self = .binary(kind, newValue, first, second)
      case .list(let kind, _, let children): self = .list(kind, newValue, children)
      }
    }
  }

  var children: [Spec] {
    get {
      switch self {
      case .leaf: []
      case .unary(_, _, let child): [child]
      case .binary(_, _, let first, let second): [first, second]
      case .list(_, _, let children): children
      }
    }
    set {
      switch self {
      case .leaf: break
      case .unary(let kind, let given, _): if let child = newValue.first { self = .unary(kind, given, child) }
      case .binary(let kind, let given, _, _):
        if newValue.count == 2 { self = .binary(kind, given, newValue[0], newValue[1]) }
      case .list(let kind, let given, _): self = .list(kind, given, newValue)
      }
    }
  }

  /// The paths of all nodes, this one first.
  var paths: [[Int]] { [[]] + children.enumerated().flatMap { index, child in child.paths.map { [index] + $0 } } }
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Whether the tree keeps delivered values in state, so that the result depends on the history.
  var holdsState: Bool { contains(Unary.stateful) }

  /// Whether the tree presents a view, so that the order of earlier changes is visible.
  var presents: Bool {
    if case .binary(let kind, _, _, _) = self, kind == .sheet || kind == .page { return true }
    return contains(Unary.presenting) || children.contains(where: \.presents)
  }

  /// Returns whether the tree contains a modifier of one of these kinds.
  func contains(_ kinds: Set<Unary>) -> Bool {
    if case .unary(let kind, _, _) = self, kinds.contains(kind) { return true }
    return children.contains { $0.contains(kinds) }
  }

  /// The node at a path; `nil` if the path is invalid.
  subscript(path: ArraySlice<Int>) -> Spec? {
    guard let first = path.first else { return self }
    return children.indices.contains(first) ? children[first][path.dropFirst()] : nil
  }

  /// Changes the node at a path, if there is one.
  mutating func change(_ path: ArraySlice<Int>, _ body: (inout Spec) -> Void) {
    guard let first = path.first else { return body(&self) }
    guard children.indices.contains(first) else { return }
    children[first].change(path.dropFirst(), body)
  }
}

extension Spec: CustomStringConvertible {
  /// Source code that creates this value.
  var description: String {
    let given = "\(parameters.id), \(parameters.a), \(parameters.b)"
    switch self {
    case .leaf(let kind, _): return ".\(kind)(\(given))"
    case .unary(let kind, _, let child): return ".\(kind)(\(given)) { \(child) }"
    case .binary(let kind, _, let first, let second): return ".\(kind)(\(given)) { \(first) } with { \(second) }"
    case .list(let kind, _, let children):
      return ".\(kind)(\(given)) [ \(children.map(\.description).joined(separator: ", ")) ]"
    }
  }
}

extension Spec {
  /// Returns a random tree.
  ///
  /// - Parameters:
  ///   - depth: The maximum number of levels below.
  ///   - nextID: The first free identity.
  ///   - words: The permitted kinds of nodes.
  static func random(
    _ generator: inout SeededGenerator, depth: Int, nextID: inout Int, words: Vocabulary = .first
  ) -> Spec {
    let given = Parameters.random(&generator, nextID: &nextID)
    let dice = generator.number(0..<100)
    if depth <= 0 || dice < (depth > 3 ? 3 : 18) {
      let leaf = words.leaves.randomElement(using: &generator) ?? .color
      return .unary(.identifier, Parameters.random(&generator, nextID: &nextID), .leaf(leaf, given))
    }
    if dice < 62 {
      let kind = words.unaries.randomElement(using: &generator) ?? .padding
      return .unary(kind, given, random(&generator, depth: depth - 1, nextID: &nextID, words: words))
    }
    if dice < 72 {
      let kind = words.binaries.randomElement(using: &generator) ?? .overlay
      let first = random(&generator, depth: depth - 1, nextID: &nextID, words: words)
      return .binary(kind, given, first, random(&generator, depth: depth - 2, nextID: &nextID, words: words))
    }
    let kind = words.lists.randomElement(using: &generator) ?? .row
    let children = (0..<generator.number(0..<4)).map { _ in
      random(&generator, depth: depth - 1, nextID: &nextID, words: words)
    }
    return .list(kind, given, children)
  }
}

extension Spec.Parameters {
  static func random(_ generator: inout SeededGenerator, nextID: inout Int) -> Spec.Parameters {
    nextID += 1
    return Spec.Parameters(id: nextID, a: generator.number(0..<10), b: generator.number(0..<10))
  }
}

/// The kinds of nodes in random trees.
struct Vocabulary {
  var leaves = Spec.Leaf.allCases
  var unaries = Spec.Unary.allCases
  var binaries = Spec.Binary.allCases
  var lists = Spec.List.allCases

  /// All kinds, for long runs.
  static let whole = Vocabulary()

  /// The kinds in most scripts of the suite: the same seeds produce the same scripts when kinds are added later.
  static let all = Vocabulary(
    leaves: Array(Spec.Leaf.allCases.prefix { $0 != .picker }),
    unaries: Array(Spec.Unary.allCases.prefix { $0 != .observedTransform }),
    binaries: Spec.Binary.allCases,
    lists: Array(Spec.List.allCases.prefix { $0 != .plainList }))

  /// The kinds for the suite's own seeds: the same seeds produce the same scripts when kinds are added later.
  static let first = Vocabulary(
    leaves: Array(Spec.Leaf.allCases.prefix { $0 != .toggle }),
    unaries: Array(Spec.Unary.allCases.prefix { $0 != .observedGuide }),
    binaries: Array(Spec.Binary.allCases.prefix { $0 != .sheet }),
    lists: Array(Spec.List.allCases.prefix { $0 != .list }))

  /// Returns the vocabulary without some modifiers.
  func leavingOut(_ kinds: Set<Spec.Unary>) -> Vocabulary {
    var words = self
    words.unaries.removeAll { kinds.contains($0) }
    return words
  }

  /// The kinds that existed when the first scripts failed.
  static let early = first.leavingOut(Spec.Unary.moving.union(Spec.Unary.presenting))

  /// The kinds without presentations that have separate animations.
  static let still = first.leavingOut(Spec.Unary.presenting)
}
