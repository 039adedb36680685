/// A modifier that becomes another one in the environment of the view that it is put on.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The modifier that this one becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier that this one becomes in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the modifier that follows from its environment.
  public func body(content: Content) -> EnvironmentalModifierBody<Content, ResolvedModifier> {
    EnvironmentalModifierBody(content: content) { resolve(in: $0) }
  }
}

/// A view with the modifier that an environmental one becomes.
public struct EnvironmentalModifierBody<Content: View, ResolvedModifier: ViewModifier> {
  let content: Content
  let resolve: @MainActor (EnvironmentValues) -> ResolvedModifier
  @Environment(\.self) private var environment

  init(content: Content, resolve: @escaping @MainActor (EnvironmentValues) -> ResolvedModifier) {
    self.content = content
    self.resolve = resolve
  }
}

extension EnvironmentalModifierBody: View, FrameworkComposite {
  public var body: some View { content.modifier(resolve(environment)) }
}
