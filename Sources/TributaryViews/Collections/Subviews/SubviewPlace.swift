@_spi(Engine) import TributaryEngine

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

  /// The same inside a modifier around several views.
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

  /// The same inside a part of a section, unless it is one of a section further out.
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
