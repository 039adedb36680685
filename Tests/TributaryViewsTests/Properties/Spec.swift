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
    case toggle, label, stepper, field, observer, choices, column, page
    case picker, canvas, observedShape, observedStyle
  }

  enum Unary: String, CaseIterable {
    case identifier, padding, frame, flexible, fixedSize, offset, position, opacity, hidden, scale, rotation
    case zIndex, priority, guide, identity, space, direction, font, foreground, styleBehind, styleInFront
    case publish, edit, anchor, editAnchor, state, geometryState, overlayOfKey, overlayOfAnchors, geometry
    case clip, mask, blur, shadow, gradient, effect, mirror, layer
    case layoutValue, wrapped, choice, optional, border, shapeBehind, contentState, modifier, deepState
    case aspect, relative, cell, scroll
    case ignoresSafeArea, safeAreaPadding
    case transition, animation, closureAnimation, transaction, keyframes
    case sheet, pages, title
    case observedGuide, observedFrame, observedReader, observedEffect, observedBody, wholePage, turn, textSize
    case observedTransform, typeSize

    static let stateful: Set<Unary> = [.state, .geometryState, .contentState, .deepState]

    /// The modifiers that present a view with a separate animation, or configure a presentation.
    static let presenting: Set<Unary> = [.sheet, .pages, .title]

    /// The modifiers that animate changes, or configure animations.
    static let moving: Set<Unary> = [.transition, .animation, .closureAnimation, .transaction, .keyframes]
  }

  enum Binary: String, CaseIterable {
    case overlay, background, either, barAbove, barBeside
    case sheet, page, fits, group
  }

  enum List: String, CaseIterable {
    case row, column, layers, group, forEach, tuple, grid, gridRow, fits, flow, erased
    case rowLayout, columnLayout, layersLayout, lazyColumn, lazyRow
    case list, form, pager, lazyLayers, candidates
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
  var paths: [[Int]] {
    [[]] + children.enumerated().flatMap { index, child in child.paths.map { [index] + $0 } }
  }

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
