import TributaryDrawing
@_spi(Engine) package import TributaryEngine

// A control draws its label in a foreground style that client code sets around the control, and in its own style
// without one. The framework also sets foreground styles around client code, as the header of a section does. A control
// does not adopt them.

/// The foreground style that the framework has set around content of client code.
private struct ContentForegroundKey: EnvironmentKey {
  static var defaultValue: ForegroundBinding? { nil }
}

private struct StandardForegroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether client code has set the primary level of the standard foreground style.
  package var hasStandardForeground: Bool {
    get { self[StandardForegroundKey.self] }
    set { self[StandardForegroundKey.self] = newValue }
  }

  private var contentForeground: ForegroundBinding? {
    get { self[ContentForegroundKey.self] }
    set { self[ContentForegroundKey.self] = newValue }
  }

  /// Whether client code has set a foreground style, in which controls then draw their labels.
  package var hasChosenForeground: Bool {
    guard let foreground = builtIn.values.foreground else { return hasStandardForeground }
    guard case .bound(let binding) = foreground.storage else { return true }
    return binding !== contentForeground
  }

  /// Sets the foreground style for content of client code without changing the labels of controls in it.
  fileprivate mutating func setContentForeground(_ style: HierarchicalShapeStyle) {
    let isChosen = hasChosenForeground
    let wasStandard = hasStandardForeground
    setForeground([style._erased()])
    guard !isChosen else { return }
    if hasStandardForeground != wasStandard { hasStandardForeground = wasStandard }
    if case .bound(let binding) = builtIn.values.foreground?.storage { contentForeground = binding }
  }
}

extension View {
  /// Sets a level of the foreground style for content of client code. The labels of controls in the content keep their
  /// own styles.
  package nonisolated func contentForeground(_ style: HierarchicalShapeStyle) -> some View {
    modifier(EnvironmentTransformModifier { $0.setContentForeground(style) })
  }
}
