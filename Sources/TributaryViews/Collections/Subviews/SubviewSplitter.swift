@_spi(Engine) public import TributaryEngine

/// Finds the views that a view stands for, without making any.
///
///     VStack-like { A(); ForEach(data) { B($0) }; if x { C() } }   →   A · B B B … · C
///
/// What only groups views is looked into: lists, `ForEach`, conditions, groups, sections, erased views, modifiers around
/// several, and views whose body stands for several. A view with state of its own is taken as one: its body cannot be known
/// before it is shown.
struct SubviewSplitter {
  /// The views that were found, in order; those of one `ForEach` together.
  private(set) var pieces: [SubviewPiece] = []

  /// Looks into a view.
  @MainActor
  mutating func append<V: View>(_ view: V, at place: SubviewPlace) {
    // No node is made on the way that could be too deep: what is further inside is not found.
    if RecursionGuard.hasNoRoomToMake { return }
    if let group = view as? any SplitsIntoSubviews { return group.split(into: &self, at: place) }
    if V._isSingleItem || !V.hasReadableBody {
      var place = place
      place.values = view.told(place.values)
      return add(view, at: place)
    }
    append(view.body, at: place.step(.body))
  }

  /// Takes a view as one.
  @MainActor
  mutating func add<V: View>(_ view: V, at place: SubviewPlace) {
    pieces.append(SubviewPiece(count: 1, section: place.section) { _ in place.element(of: view) })
  }

  /// Takes views that are made when they are asked for.
  mutating func add(_ count: Int, at place: SubviewPlace, _ make: @escaping @MainActor (Int) -> FoundView) {
    if count > 0 { pieces.append(SubviewPiece(count: count, section: place.section, make: make)) }
  }

  /// Returns the views that a view stands for.
  @MainActor
  static func split(_ view: some View) -> [SubviewPiece] {
    var splitter = SubviewSplitter()
    splitter.append(view, at: SubviewPlace())
    return splitter.pieces
  }
}

/// Views that were found together.
struct SubviewPiece {
  let count: Int
  /// The section that they are part of.
  let section: SubviewPlace.Section?
  let make: @MainActor (Int) -> FoundView

  init(
    count: Int, section: SubviewPlace.Section?, make: @escaping @MainActor (Int) -> FoundView
  ) {
    self.count = count
    self.section = section
    self.make = make
  }
}

/// A view that stands for several others.
@MainActor
protocol SplitsIntoSubviews {
  func split(into splitter: inout SubviewSplitter, at place: SubviewPlace)
}

extension View {
  /// Whether the body follows from the value alone, so that it can be read before the view is shown.
  @MainActor
  static var hasReadableBody: Bool {
    guard Body.self != Never.self else { return false }
    let layout = TypeLayout.of(Self.self)
    return !layout.hasDynamicProperties && !layout.isOpaque
  }

  /// What the view tells the container around it besides what is known from further out.
  @MainActor
  func told(_ outer: ContainerValues) -> ContainerValues {
    if let modified = self as? any WritesByModifiers { return modified.writtenByModifiers(outer) }
    return Self.hasReadableBody ? body.told(outer) : outer
  }
}

/// A view with modifiers, which may tell the container around something.
@MainActor
protocol WritesByModifiers {
  func writtenByModifiers(_ outer: ContainerValues) -> ContainerValues
}

extension ModifiedContent: WritesByModifiers where Content: View, Modifier: ViewModifier {
  func writtenByModifiers(_ outer: ContainerValues) -> ContainerValues {
    var values = outer
    (modifier as? any WritesContainerValues)?.write(to: &values)
    return content.told(values)
  }
}

/// Where views are looked for, and what stands around them.
struct SubviewPlace {
  struct Section {
    let path: SubviewPath
    let part: RowPart
    /// What the section tells the container around it.
    let values: ContainerValues
  }

  private(set) var path = SubviewPath()
  var values = ContainerValues()
  private(set) var section: Section?
  private var wrap: (@MainActor (AnyView) -> AnyView)?

  func step(_ step: SubviewPath.Step) -> SubviewPlace {
    var copy = self
    copy.path = path.appending(step)
    return copy
  }

  /// Returns the same inside a modifier around several views.
  @MainActor
  func inside<M: ViewModifier>(_ modifier: M) -> SubviewPlace {
    var copy = self
    let outer = wrap
    copy.wrap = { view in
      let modified = AnyView(view.modifier(modifier))
      return outer?(modified) ?? modified
    }
    return copy
  }

  /// Returns the same inside a part of a section, unless it is one of a section further out.
  func part(_ part: RowPart, ofSectionAt path: SubviewPath) -> SubviewPlace {
    var copy = self
    if section == nil { copy.section = Section(path: path, part: part, values: values) }
    return copy
  }

  /// A view that stands here.
  @MainActor
  func element<V: View>(of view: V) -> FoundView {
    let erased = AnyView(view)
    return FoundView(wrap?(erased) ?? erased, at: path, values)
  }
}
