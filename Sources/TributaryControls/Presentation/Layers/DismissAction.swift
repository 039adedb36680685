@_spi(Engine) public import TributaryEngine

/// An action that dismisses the enclosing presentation: it closes a sheet, or pops a page.
///
/// The action has no effect outside presentations. It is sendable because only the main actor can call it, which allows
/// `Button("Done", action: dismiss.callAsFunction)`.
public struct DismissAction: Equatable, @unchecked Sendable {
  /// The presentation that the action ends.
  enum Target: Equatable {
    case none
    case presentation(PresentationBinding)
    case page(NavigationPopAction)
  }

  let target: Target

  /// Dismisses the presentation.
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
  /// The action that dismisses the enclosing presentation.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a presentation or on a pushed page.
  public var isPresented: Bool { dismiss.target != .none }

  /// A binding to the presentation mode of the view. Deprecated: use `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let action = dismiss
    return .constant(PresentationMode(action: action))
  }
}

/// The presentation of a view, and an action that dismisses it.
public struct PresentationMode: Equatable {
  let action: DismissAction

  /// Whether the view is in a presentation or on a pushed page.
  public var isPresented: Bool { action.target != .none }

  /// Dismisses the presentation.
  @MainActor
  public mutating func dismiss() { action() }
}
