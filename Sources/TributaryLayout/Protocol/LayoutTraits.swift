package import TributaryGeometry

/// What a container has to know of a layout's value beyond the methods of ``Layout``.
package struct LayoutTraits: Equatable {
  /// The axis along which spacers grow and which dividers cross.
  package var stackOrientation: Axis?

  /// Whether it is one of the built-in stacks: around one child such a stack is no stack, and its placing is trusted.
  package var isStack = false

  /// The gap that the layout was given, to be reported if it is none.
  package var spacing: CGFloat?

  init(stackOrientation: Axis?, isStack: Bool = false, spacing: CGFloat? = nil) {
    self.stackOrientation = stackOrientation
    self.isStack = isStack
    self.spacing = spacing
  }
}

extension Layout {
  package var character: LayoutTraits {
    (self as? any CharacteristicLayout)?.ownCharacter
      ?? LayoutTraits(stackOrientation: Self.layoutProperties.stackOrientation)
  }
}
