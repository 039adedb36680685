@_spi(Engine) public import TributaryEngine

/// Takes away the presentation that a view stands in: closes the sheet, or goes back from the page.
///
/// Outside of both it does nothing.
///
/// Sendable because only the main actor can call it, so that `Button("Done", action: dismiss.callAsFunction)` is right.
public struct DismissAction: Equatable, @unchecked Sendable {
  enum Target: Equatable {
    case none
    case presentation(BindingPlace)
    case page(NavigationReturn)
  }

  let target: Target

  /// Takes the presentation away.
  @MainActor @preconcurrency
  public func callAsFunction() {
    switch target {
    case .none: break
    case .presentation(let place): place.isPresented.wrappedValue = false
    case .page(let way): way.perform()
    }
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(target: .none) }
}

extension EnvironmentValues {
  /// What takes away the presentation that the view stands in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view stands in a sheet or on a page that was pushed.
  public var isPresented: Bool { dismiss.target != .none }

  /// The same in an older form.
  public var presentationMode: Binding<PresentationMode> {
    let action = dismiss
    return .constant(PresentationMode(action: action))
  }
}

/// Whether a view is presented, with a way to take the presentation away.
public struct PresentationMode: Equatable {
  let action: DismissAction

  /// Whether the view stands in a sheet or on a page that was pushed.
  public var isPresented: Bool { action.target != .none }

  /// Takes the presentation away.
  @MainActor
  public mutating func dismiss() { action() }
}
