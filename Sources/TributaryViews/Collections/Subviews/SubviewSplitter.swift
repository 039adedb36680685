@_spi(Engine) public import TributaryEngine

/// A resolver that finds the subviews of a view without making their nodes.
///
///     VStack-like { A(); ForEach(data) { B($0) }; if x { C() } }   →   A · B B B … · C
///
/// The resolver descends into views that only group others: lists, `ForEach`, conditions, groups, sections, type-erased
/// views, modifiers around several views, and composite views with several views in the body. A view with dynamic
/// properties counts as one subview, since its body cannot be evaluated before the view is displayed.
struct SubviewSplitter {
  /// The resolved subviews, in order. The views of one `ForEach` form one piece.
  private(set) var pieces: [SubviewPiece] = []

  /// Appends the subviews of a view.
  @MainActor
  mutating func append<V: View>(_ view: V, at place: SubviewContext) {
    // Deeper subviews are omitted, since the recursion makes no node that could report the depth.
    if RecursionGuard.hasNoRoomToMake { return }
    if let group = view as? any SplitsIntoSubviews { return group.split(into: &self, at: place) }
    if V._isSingleItem || !V.hasReadableBody {
      return add(view, at: view.describing(place))
    }
    append(view.body, at: place.step(.body))
  }

  /// Adds a view as a single subview.
  @MainActor
  mutating func add<V: View>(_ view: V, at place: SubviewContext) {
    pieces.append(SubviewPiece(count: 1, section: place.section) { _ in place.element(of: view) })
  }

  /// Adds a given number of subviews that are made on demand.
  mutating func add(_ count: Int, at place: SubviewContext, _ make: @escaping @MainActor (Int) -> FoundView) {
    if count > 0 { pieces.append(SubviewPiece(count: count, section: place.section, make: make)) }
  }

  /// Returns the subviews of a view.
  @MainActor
  static func split(_ view: some View) -> [SubviewPiece] {
    var splitter = SubviewSplitter()
    splitter.append(view, at: SubviewContext())
    return splitter.pieces
  }
}

/// A range of subviews that were resolved together.
struct SubviewPiece {
  let count: Int
  /// The section that contains the subviews.
  let section: SubviewContext.Section?
  let make: @MainActor (Int) -> FoundView

  init(
    count: Int, section: SubviewContext.Section?, make: @escaping @MainActor (Int) -> FoundView
  ) {
    self.count = count
    self.section = section
    self.make = make
  }
}

/// A view that consists of several subviews.
@MainActor
protocol SplitsIntoSubviews {
  func split(into splitter: inout SubviewSplitter, at place: SubviewContext)
}

extension View {
  /// Whether the body depends only on the value, so that it can be evaluated before the view is displayed.
  @MainActor
  static var hasReadableBody: Bool {
    guard Body.self != Never.self else { return false }
    let layout = TypeLayout.of(Self.self)
    return !layout.hasDynamicProperties && !layout.isOpaque
  }

  /// Returns a place with the container values and the ids of this view in addition to those of enclosing modifiers.
  @MainActor
  func describing(_ place: SubviewContext) -> SubviewContext {
    if let modified = self as? any DescribesByModifiers { return modified.describingByModifiers(place) }
    return Self.hasReadableBody ? body.describing(place) : place
  }
}

/// A view with modifiers that can set container values and ids.
@MainActor
protocol DescribesByModifiers {
  func describingByModifiers(_ place: SubviewContext) -> SubviewContext
}

extension ModifiedContent: DescribesByModifiers where Content: View, Modifier: ViewModifier {
  func describingByModifiers(_ place: SubviewContext) -> SubviewContext {
    content.describing(place.described(by: modifier))
  }
}

/// The current place of the resolver, with the enclosing modifiers and values.
struct SubviewContext {
  /// The section that contains the current view.
  struct Section {
    let path: SubviewPath
    let part: RowPart
    /// The container values of the section.
    let values: ContainerValues
  }

  private(set) var path = SubviewPath()
  var values = ContainerValues()
  private(set) var section: Section?
  private var wrap: (@MainActor (AnyView) -> AnyView)?

  func step(_ step: SubviewPath.Step) -> SubviewContext {
    var copy = self
    copy.path = path.appending(step)
    return copy
  }

  /// Returns this place inside a modifier around several views.
  @MainActor
  func inside<M: ViewModifier>(_ modifier: M) -> SubviewContext {
    var copy = self
    let outer = wrap
    copy.wrap = { view in
      let modified = AnyView(view.modifier(modifier))
      return outer?(modified) ?? modified
    }
    return copy
  }

  /// Returns this place with the container values and the id that a modifier sets.
  @MainActor
  func described<M: ViewModifier>(by modifier: M) -> SubviewContext {
    var copy = self
    if let id = (modifier as? any GivesExplicitID)?.explicitID { copy.path = path.appending(.explicit(id)) }
    (modifier as? any WritesContainerValues)?.write(to: &copy.values)
    return copy
  }

  /// Returns this place inside a part of a section. The outermost section takes precedence.
  func part(_ part: RowPart, ofSectionAt path: SubviewPath) -> SubviewContext {
    var copy = self
    if section == nil { copy.section = Section(path: path, part: part, values: values) }
    return copy
  }

  /// Returns the subview for a view at this place.
  @MainActor
  func element<V: View>(of view: V) -> FoundView {
    let erased = AnyView(view)
    return FoundView(wrap?(erased) ?? erased, at: path, values)
  }
}
