public import TributaryGeometry

/// A modifier with a part that interpolates: its body runs with what is shown on the way to a new value.
public protocol AnimatableModifier: Animatable, ViewModifier {}
