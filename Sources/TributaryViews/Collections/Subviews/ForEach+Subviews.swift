@_spi(Engine) public import TributaryEngine

/// The subviews of a view, resolved on first access in each evaluation.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection, ResolvedInEvaluations {
  private let subviews: ResolvedOnce<SubviewsCollection>

  init(of view: some View) { subviews = ResolvedOnce(in: view) { SubviewsCollection($0) } }

  private init(_ subviews: SubviewsCollection) { self.subviews = ResolvedOnce(subviews) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.value.endIndex }
  public subscript(index: Int) -> Subview { subviews.value[index] }

  var resolved: Self { Self(subviews.value) }
}

/// The sections of a view, resolved on first access in each evaluation.
public struct ForEachSectionCollection<Content>: RandomAccessCollection, ResolvedInEvaluations {
  private let sections: ResolvedOnce<SectionCollection>

  init(of view: some View) { sections = ResolvedOnce(in: view) { SectionCollection($0) } }

  private init(_ sections: SectionCollection) { self.sections = ResolvedOnce(sections) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.value.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections.value[index] }

  var resolved: Self { Self(sections.value) }
}

/// A collection that resolves its elements in each evaluation that accesses them.
protocol ResolvedInEvaluations {
  /// A collection with the elements of the current evaluation.
  ///
  /// The views of the elements can be made in other evaluations, such as those of lazily created rows. These
  /// evaluations would otherwise resolve all elements again.
  var resolved: Self { get }
}

extension RandomAccessCollection {
  /// This collection with the elements of the current evaluation, for use in other evaluations.
  var resolvedElements: Self { ((self as? any ResolvedInEvaluations)?.resolved as? Self) ?? self }
}

/// A value that is created from views on first access in each evaluation, on the main actor.
///
/// A container that stores its content evaluates the same collection again after a change of a value that the views
/// have read, and several nodes can display the same collection. Each evaluation therefore reads the views itself, so
/// that its reads are registered for its node.
///
/// The properties of a collection are not isolated, so client code can access them anywhere. Such an access evaluates
/// views and traps off the main actor in every build.
private final class ResolvedOnce<Value> {
  /// A view that has not been divided into subviews yet, or the resulting value.
  private enum Source {
    case view(AnyView, @MainActor ([SubviewPiece]) -> Value)
    case value(Value)
  }

  private let source: Source
  private var known: (value: Value, evaluation: EvaluationID)?

  init(in view: some View, _ make: @escaping @MainActor ([SubviewPiece]) -> Value) {
    source = .view(AnyView(view), make)
  }

  /// Creates a value that is the same in all evaluations.
  init(_ value: Value) { source = .value(value) }

  var value: Value {
    switch source {
    case .value(let value): return value
    case .view(let view, let make):
      let evaluation = EvaluationID.current
      if let known, known.evaluation == evaluation { return known.value }
      let value = enteringMainActor(with: (view, make)) { view, make in make(SubviewSplitter.split(view)) }
      // Client values of an earlier evaluation can deinitialize after the access to the property has ended.
      let old = known
      known = evaluation.map { (value, $0) }
      return withExtendedLifetime(old) { value }
    }
  }
}

extension ForEach where Content: View {
  /// Creates a `ForEach` that displays the result of a closure for each subview of a view.
  ///
  ///     struct Cards<Content: View>: View {
  ///       @ViewBuilder var content: Content
  ///       var body: some View {
  ///         HStack { ForEach(subviews: content) { $0.padding().border(.gray) } }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - _: Unused; it distinguishes this initializer from others.
  ///   - view: The view whose subviews are displayed.
  ///   - content: The views for a subview.
  public init<V: View>(_: _AbsentArgument..., subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(of: view), id: .own { $0.id }, content: content)
  }

  /// Creates a `ForEach` that displays the result of a closure for each section of a view.
  ///
  /// - Parameters:
  ///   - _: Unused; it distinguishes this initializer from others.
  ///   - view: The view whose subviews are displayed.
  ///   - content: The views for a section.
  public init<V: View>(
    _: _AbsentArgument..., sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(of: view), id: .own { $0.id }, content: content)
  }
}
