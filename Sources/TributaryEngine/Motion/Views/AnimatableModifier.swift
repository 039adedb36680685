public import TributaryGeometry

/// A modifier with a part that interpolates: its body runs with what is shown on the way to a new value.
///
/// The protocol is not isolated, so that `animatableData` of a conforming type satisfies `Animatable` in every language mode;
/// `body(content:)` runs on the main actor, as that of every modifier does.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}
