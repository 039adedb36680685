@_spi(Engine) public import TributaryEngine

/// The subviews of a view, resolved on first access.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  private let found: FoundOnce<SubviewsCollection>

  init(of view: some View) { found = FoundOnce(in: view) { SubviewsCollection($0) } }

  public var startIndex: Int { 0 }
  public var endIndex: Int { found.value.endIndex }
  public subscript(index: Int) -> Subview { found.value[index] }
}

/// The sections of a view, resolved on first access.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  private let found: FoundOnce<SectionCollection>

  init(of view: some View) { found = FoundOnce(in: view) { SectionCollection($0) } }

  public var startIndex: Int { 0 }
  public var endIndex: Int { found.value.endIndex }
  public subscript(index: Int) -> SectionConfiguration { found.value[index] }
}

/// A collection that is created from the subviews of a view on first access, on the main actor.
///
/// The properties of a collection are not isolated, so client code can access them anywhere. The first access evaluates
/// views and traps off the main actor in every build.
private final class FoundOnce<Value> {
  private var known: Value?
  private let view: AnyView
  private let make: @MainActor ([SubviewPiece]) -> Value

  init(in view: some View, _ make: @escaping @MainActor ([SubviewPiece]) -> Value) {
    self.view = AnyView(view)
    self.make = make
  }

  var value: Value {
    if let known { return known }
    let value = enteringMainActor(with: self) { $0.make(SubviewSplitter.split($0.view)) }
    known = value
    return value
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
  public init<V: View>(_: _AbsentArgument..., subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(of: view), id: .own { $0.id }, content: content)
  }

  /// Creates a `ForEach` that displays the result of a closure for each section of a view.
  public init<V: View>(
    _: _AbsentArgument..., sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(of: view), id: .own { $0.id }, content: content)
  }
}
