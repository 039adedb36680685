public import TributaryMotion

extension ViewModifier {
  /// This modifier, whose own changes are shown by an animation; those of the view that it is applied to are not.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { $0.animateUnlessDisabled(by: animation) }
  }

  /// This modifier, where the transaction of its own changes is edited; that of the view that it is applied to is not.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ScopedModifier(modifier: self, change: transform)
  }
}

/// A modifier with a transaction of its own.
private struct ScopedModifier<Modifier> {
  let modifier: Modifier
  let change: (inout Transaction) -> Void
}

extension ScopedModifier: ViewModifier, FrameworkComposite where Modifier: ViewModifier {
  func body(content: Content) -> some View {
    content.transaction(change) { $0.modifier(modifier) }
  }
}
