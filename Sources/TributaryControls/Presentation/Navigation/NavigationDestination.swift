@_spi(Engine) public import TributaryEngine

/// What a view of a navigation stack declares: the page of values of a type, or one that a state shows.
///
/// Two of them are the same if they are the same object: each evaluation of the view that declares one makes another.
final class NavigationDestination {
  /// The type of the values that the page is for; `nil` for the page of a state.
  let valueType: Any.Type?
  private let makePage: (AnyHashable?) -> AnyView

  init<D: Hashable>(of type: D.Type, page: @escaping (D) -> AnyView) {
    valueType = type
    makePage = { value in
      if let value = value?.base as? D { page(value) } else { AnyView(EmptyView()) }
    }
  }

  init(page: @escaping () -> AnyView) {
    valueType = nil
    makePage = { _ in page() }
  }

  /// The page.
  ///
  /// - Parameter value: One of the type that the page is for; `nil` for the page of a state.
  func page(for value: AnyHashable?) -> AnyView { makePage(value) }

  /// Whether this is the page of values of the type that a value is of.
  func isForType(of value: AnyHashable) -> Bool { valueType == Swift.type(of: value.base) }
}

/// Declares a destination in the navigation stack around.
struct NavigationDestinationModifier {
  let destination: NavigationDestination
  /// The state that shows the page; `nil` for the page of values.
  var isPresented: Binding<Bool>?
  /// Whether the state shows the page.
  var isActive = false
}

extension NavigationDestinationModifier: PassThroughModifier {
  typealias Body = Never

  static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> NavigationDestinationNode {
    NavigationDestinationNode(modifier.pointee, inputs)
  }

  static func updateNode(_ modifier: UnsafePointer<Self>, _ node: NavigationDestinationNode) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Says which page a value of a type leads to, for links with a value and for the path of the navigation stack around.
  ///
  /// Of several for one type the first in view order counts.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationDestinationModifier(
        destination: NavigationDestination(of: D.self) { AnyView(destination($0)) }))
  }

  /// Shows a page on top of the navigation stack around while a value is true; going back from it makes it false.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = destination()
    return modifier(
      PresentedDestination(isPresented: isPresented, destination: NavigationDestination { AnyView(page) }))
  }

  /// Shows the page of an item on top of the navigation stack around while there is one; going back from it takes it away.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedDestination(
        isPresented: item.isThere(),
        destination: NavigationDestination {
          AnyView(
            Group {
              if let item = item.wrappedValue { destination(item).id(item) }
            })
        }))
  }
}

/// A destination that is shown while a value is true.
struct PresentedDestination {
  let isPresented: Binding<Bool>
  let destination: NavigationDestination
}

extension PresentedDestination: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    content.modifier(
      NavigationDestinationModifier(
        destination: destination, isPresented: isPresented, isActive: isPresented.wrappedValue))
  }
}

/// The node of a declared destination; it is known to the model for as long as it is in the tree.
final class NavigationDestinationNode: PassThroughNode {
  private(set) var destination: NavigationDestination
  private(set) var isPresented: Binding<Bool>?
  /// Which of the presented destinations this is, counted as they came; `nil` if it is not presented.
  private(set) var presentation: Int?
  /// Where it was declared.
  let place: NavigationPlace?

  @MainActor
  init(_ modifier: NavigationDestinationModifier, _ inputs: NodeInputs) {
    destination = modifier.destination
    isPresented = modifier.isPresented
    place = inputs.environmentReference.values.navigationPlace
    super.init(inputs)
    if modifier.isActive { presentation = place?.model.nextPresentation() }
    place?.model.add(self)
  }

  @MainActor
  func update(_ modifier: NavigationDestinationModifier) {
    let wasActive = presentation != nil
    isPresented = modifier.isPresented
    if modifier.destination === destination, modifier.isActive == wasActive { return }
    destination = modifier.destination
    if modifier.isActive != wasActive { presentation = wasActive ? nil : place?.model.nextPresentation() }
    place?.model.didChange(self, concernsPages: wasActive || modifier.isActive)
  }

  @MainActor
  override func willRemove() { place?.model.remove(self) }
}
