public import Foundation
public import TributaryGeometry

/// A tree of views with its state, and a script of changes and expectations.
///
/// A scene is a value. `SceneParser` reads it from text, `description` prints it, a builder makes a view tree of the
/// package from it, and the specification computes what the view tree must do.
public struct ViewScene: Equatable, Sendable {
  public var title: String
  /// The line on which the scene starts in its file; 0 for a generated scene.
  public var line = 0
  /// The claims for which the scene is the case.
  public var definitions: [ClaimDefinition] = []
  /// The ids of further claims that the scene verifies.
  public var claims: [String]
  public var size: CGSize
  public var insets: EdgeInsets
  /// Whether the host's layout direction is from right to left.
  public var isRightToLeft = false
  public var variables: [Variable]
  public var content: [Node]
  public var script: [ScriptLine]

  public init(
    title: String, claims: [String] = [], size: CGSize, insets: EdgeInsets = EdgeInsets(), variables: [Variable] = [],
    content: [Node], script: [ScriptLine] = []
  ) {
    self.title = title
    self.claims = claims
    self.size = size
    self.insets = insets
    self.variables = variables
    self.content = content
    self.script = script
    number()
  }
}

/// A claim of the conformance table, with the text of its row.
public struct ClaimDefinition: Equatable, Sendable {
  public var id: String
  /// The evidence: `documented`, `reproduced`, `observed`, `derived`, or `decided`.
  public var basis: String
  public var text: String
  public var source: String
}

/// A variable of a scene.
public struct Variable: Equatable, Sendable {
  public enum Storage: String, Sendable {
    /// `@State` of the root view: a write evaluates the root view again.
    case state
    /// A property of an `@Observable` object: a write evaluates the views that read it.
    case model
  }

  public var storage: Storage
  public var name: String
  public var value: Value
  public init(_ storage: Storage, _ name: String, _ value: Value) {
    (self.storage, self.name, self.value) = (storage, name, value)
  }
}

/// A view: an element with its modifiers, the innermost first.
public struct Node: Equatable, Sendable {
  public var element: Element
  public var content: [Node]
  /// The content of the other branch of a condition.
  public var otherwise: [Node]?
  public var modifiers: [Modifier]
  /// The name under which expectations refer to the view; the number of the view if it has none.
  public var name: String?
  /// The place of the view in the scene. It distinguishes the view from all others.
  public internal(set) var number = 0
  public init(
    _ element: Element, content: [Node] = [], otherwise: [Node]? = nil, modifiers: [Modifier] = [], name: String? = nil
  ) {
    self.element = element
    self.content = content
    self.otherwise = otherwise
    self.modifiers = modifiers
    self.name = name
  }
}

public enum Element: Equatable, Sendable {
  case text(Formula)
  case color, rectangle, capsule
  case spacer(minLength: Formula?)
  case divider, empty
  /// A layout without views that takes half of the proposal on the given axes, and has the ideal length 10.
  case half(Axes)
  case stack(Direction, AlignmentPair, spacing: Formula?)
  case group, erased
  case forEach(rows: String, row: String)
  case condition(Formula)
  case reader(String)
  case fits(Axes)
  case grid(AlignmentPair, horizontal: Formula?, vertical: Formula?)
  case gridRow(VerticalGuide?)
  /// A geometry reader that resolves the anchors of a preference, and records the results.
  case marks(Key)
  /// A view of 10 by 10 points with its own state: a tap makes it one point wider.
  case counter
}

public enum Direction: String, Sendable, CaseIterable {
  case horizontal = "HStack", vertical = "VStack", depth = "ZStack"
}

public enum Axes: String, Sendable, CaseIterable {
  case horizontal, vertical, both
  public var hasHorizontal: Bool { self != .vertical }
  public var hasVertical: Bool { self != .horizontal }
}

/// A horizontal guide; `side` is a custom one, whose default is 0.
public enum HorizontalGuide: String, Sendable, CaseIterable { case leading, center, trailing, side }

/// A vertical guide; `mark` is a custom one, whose default is 0.
public enum VerticalGuide: String, Sendable, CaseIterable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline, mark
}

/// An alignment in two dimensions.
public struct AlignmentPair: Equatable, Sendable {
  public var horizontal: HorizontalGuide
  public var vertical: VerticalGuide
  public init(_ horizontal: HorizontalGuide = .center, _ vertical: VerticalGuide = .center) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let center = AlignmentPair()
}

/// A modifier, with the content of a decoration.
public struct Modifier: Equatable, Sendable {
  public var effect: Effect
  public var content: [Node]
  public internal(set) var number = 0
  public init(_ effect: Effect, content: [Node] = []) { (self.effect, self.content) = (effect, content) }
}

public enum Effect: Equatable, Sendable {
  case padding(Edges, Formula, isSafeArea: Bool)
  case frame(width: Formula?, height: Formula?, AlignmentPair)
  case flexibleFrame(width: Limits, height: Limits, AlignmentPair)
  case fixedSize(Axes)
  case layoutPriority(Formula)
  case aspectRatio(Formula?, fills: Bool)
  case offset(x: Formula, y: Formula)
  case position(x: Formula, y: Formula)
  case scale(Formula, about: AnchorPart)
  case opacity(Formula)
  case layoutDirection(LayoutFlow)
  case zIndex(Formula)
  case id(Formula)
  case space(String)
  case environment(Formula)
  case guide(AnyGuide, Formula)
  case hidden
  case decoration(isBehind: Bool, AlignmentPair)
  case preference(Key, Formula)
  case transform(Key, Formula)
  case anchor(Key, AnchorPart)
  case transformAnchor(Key, AnchorPart)
  case preferenceContent(Key, isBehind: Bool, AlignmentPair, value: String)
  case onPreference(Key, Assignment?)
  /// The observed length; the whole frame without one.
  case onGeometry(Quantity?, space: String?, Assignment?)
  case onTap(Assignment)
  case ignoresSafeArea(Edges)
  case safeAreaInset(Edge, AlignmentPair, spacing: Formula?)
  case gridCellColumns(Formula)
  case gridCellUnsizedAxes(Axes)
  case gridColumnAlignment(HorizontalGuide)
}

/// The limits of a flexible frame on one axis.
public struct Limits: Equatable, Sendable {
  public var min: Formula?
  public var ideal: Formula?
  public var max: Formula?
  public init(min: Formula? = nil, ideal: Formula? = nil, max: Formula? = nil) {
    (self.min, self.ideal, self.max) = (min, ideal, max)
  }

  public var isEmpty: Bool { min == nil && ideal == nil && max == nil }
}

public enum AnyGuide: Equatable, Sendable {
  case horizontal(HorizontalGuide)
  case vertical(VerticalGuide)
}

/// The part of a view's bounds that an anchor carries: the bounds, or a named point.
public enum AnchorPart: String, Sendable, CaseIterable {
  case bounds, topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing

  /// The point in a size; the center for `bounds`.
  public func point(in size: CGSize) -> CGPoint {
    let name = rawValue.lowercased()
    return CGPoint(
      x: name.contains("leading") ? 0 : name.contains("trailing") ? size.width : size.width / 2,
      y: name.contains("top") ? 0 : name.contains("bottom") ? size.height : size.height / 2)
  }
}

public enum Edges: String, Sendable, CaseIterable {
  case all, horizontal, vertical, top, leading, bottom, trailing
  public var hasTop: Bool { self == .all || self == .vertical || self == .top }
  public var hasBottom: Bool { self == .all || self == .vertical || self == .bottom }
  public var hasLeading: Bool { self == .all || self == .horizontal || self == .leading }
  public var hasTrailing: Bool { self == .all || self == .horizontal || self == .trailing }

  /// The insets with a length at each of the edges.
  public func insets(_ length: CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: hasTop ? length : 0, leading: hasLeading ? length : 0, bottom: hasBottom ? length : 0,
      trailing: hasTrailing ? length : 0)
  }
}

extension Edge {
  /// Whether the edge is the top or the bottom.
  public var isVertical: Bool { self == .top || self == .bottom }
}

extension EdgeInsets {
  public subscript(edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}

public enum LayoutFlow: String, Sendable, CaseIterable { case leftToRight, rightToLeft }

/// A length that a geometry reader provides, or that `onGeometryChange` observes.
public enum Quantity: String, Sendable, CaseIterable {
  case width, height, minX, minY, midX, midY, maxX, maxY
  public func value(of frame: CGRect) -> Double {
    switch self {
    case .width: frame.width
    case .height: frame.height
    case .minX: frame.minX
    case .minY: frame.minY
    case .midX: frame.midX
    case .midY: frame.midY
    case .maxX: frame.maxX
    case .maxY: frame.maxY
    }
  }
}

/// An assignment to a variable.
public struct Assignment: Equatable, Sendable {
  public var variable: String
  /// The assigned value, in which `value` is the received value.
  public var formula: Formula
  public init(_ variable: String, _ formula: Formula = .name("value")) {
    (self.variable, self.formula) = (variable, formula)
  }
}

/// The preference keys of scenes.
public enum Key: String, Sendable, CaseIterable {
  /// The sum of numbers; the default is 0.
  case Sum
  /// The elements of all arrays.
  case List
  /// The last number; the default is −1, so that a stand-in resets the value.
  case Last
  /// The largest number; the default is 0.
  case Max
  /// The sum of numbers; the default, 10, is not neutral.
  case Odd
  /// The first number that is not nil; `reduce` requests the next value only if it has none.
  case First
  /// Anchors of the bounds of views.
  case Bounds
  /// Anchors of points of views.
  case Points
  public var isAnchored: Bool { self == .Bounds || self == .Points }
}

/// A line of a script.
public struct ScriptLine: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    case step(Step)
    case expectation(Expectation)
  }

  public var content: Content
  /// The number of the line in its file; 0 for a generated line.
  public var number: Int
  public init(_ content: Content, number: Int = 0) { (self.content, self.number) = (content, number) }
}

public enum Step: Equatable, Sendable {
  case set(String, Value)
  case resize(CGSize)
  case insets(EdgeInsets)
  case insert(Double, at: Int, in: String)
  case remove(Double, from: String)
  case move(Double, to: Int, in: String)
  case tap(String)
}

public enum Expectation: Equatable, Sendable {
  case frame(String, CGRect)
  case size(String, CGSize)
  /// The extents of views on an axis: the smallest and the largest coordinate of each.
  case extents(isHorizontal: Bool, [String], [[Double]])
  case absent(String)
  case order([String])
  case value(Key, Value)
  case delivered([Delivered])
  case reduces(Key, [[Value]])
  case reduceCount(Key, Int)
  case resolved(String, [[Double]])
  case passes(Int)
  case verdict(Verdict)
  case variable(String, Value)
  /// The codes of the diagnostics that the engine raises in the frame.
  case diagnostics([String])
}

/// A value that `onPreferenceChange` or `onGeometryChange` delivered.
public struct Delivered: Equatable, Sendable {
  /// The name of the key or of the observed quantity.
  public var source: String
  public var value: Value
  public init(_ source: String, _ value: Value) { (self.source, self.value) = (source, value) }
}

/// The end of a frame.
public enum Verdict: Equatable, Sendable {
  case settled
  case oscillating(Int)
  case divergingStep(Double)
  case divergingRatio(Double)
  case unsettled
}

extension ViewScene {
  /// Whether the specification covers the scene: it has no layout direction and no state of views.
  public var isSpecified: Bool {
    var isSpecified = !isRightToLeft
    forEachNode { node in
      if node.element == .counter { isSpecified = false }
      for case .layoutDirection in node.modifiers.map(\.effect) { isSpecified = false }
    }
    return isSpecified
  }

  /// Numbers the views and modifiers, parents before their content.
  public mutating func number() {
    var next = 0
    Self.number(&content, &next)
  }

  private static func number(_ nodes: inout [Node], _ next: inout Int) {
    for index in nodes.indices {
      nodes[index].number = next
      next += 1
      number(&nodes[index].content, &next)
      if var otherwise = nodes[index].otherwise {
        number(&otherwise, &next)
        nodes[index].otherwise = otherwise
      }
      for place in nodes[index].modifiers.indices {
        nodes[index].modifiers[place].number = next
        next += 1
        number(&nodes[index].modifiers[place].content, &next)
      }
    }
  }
}
