public import TributaryDrawing
@_spi(Engine) public import TributaryEngine

/// A color, gradient, or other style that fills shapes, text, and backgrounds, and resolves to a paint in an
/// environment.
///
/// A custom style implements ``resolve(in:)`` and returns another style:
///
///     struct Alarm: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.orange : Color.red
///       }
///     }
///
/// The engine uses the requirements whose names begin with an underscore; they have default implementations.
public protocol ShapeStyle: Sendable {
  /// The type of style that this style resolves to; `Never` for built-in styles.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this style resolves to in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint of this style in an environment.
  func _paint(in environment: EnvironmentValues) -> Paint

  /// Returns a type-erased copy of this style.
  func _erased() -> AnyShapeStyle
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> Paint {
    if RecursionGuard.hasNoRoom { return .clear }
    return resolve(in: environment)._paint(in: environment)
  }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.other(AnyShapeStyle.ErasedStyle(self))) }
}

extension ShapeStyle where Resolved == Never {
  /// Terminates the program. The engine draws a built-in style without resolving it.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn by the engine; it does not resolve to another style.")
  }

  // A style without an implementation of either requirement has the paint of the foreground style.
  public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(level: 0) }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  /// The representation of the style. Frequent styles are stored inline and compared; a custom style is stored by
  /// reference.
  package enum Storage: Sendable {
    case color(Color)
    /// Level 0 is the foreground style.
    case level(UInt8)
    case tint
    case background
    case separator
    case gradient(GradientStyle)
    case faded(ErasedStyle<AnyShapeStyle>, factor: Double)
    case other(ErasedStyle<any ShapeStyle>)
    /// The foreground styles that a view sets, from the primary level on, and the foreground style that surrounds the
    /// view.
    case bound(ForegroundBinding)
  }

  /// A reference to a style, which allows styles to nest to any depth. See `IterativeRelease`.
  package final class ErasedStyle<Style: Sendable>: Sendable {
    package let style: Style

    init(_ style: Style) { self.style = style }

    deinit { if IterativeRelease.mustWait() { IterativeRelease.keep(style) } }
  }

  package let storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }

  /// Creates a type-erased copy of a style.
  @inlinable
  public init<S: ShapeStyle>(_ style: S) {
    self = style._erased()
  }

  @inlinable
  public func _erased() -> AnyShapeStyle { self }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    switch storage {
    case .color(let color): .color(color.resolve(in: environment))
    case .level(let level): environment.foregroundPaint(level: Int(level))
    case .tint: environment.tintPaint
    case .background: environment.backgroundPaint
    case .separator: .color(Color.separator(dark: environment.colorScheme == .dark))
    case .gradient(let gradient): gradient.paint(in: environment)
    case .faded(let inner, let factor):
      RecursionGuard.hasNoRoom ? .clear : inner.style._paint(in: environment).faded(by: factor)
    case .other(let inner):
      RecursionGuard.hasNoRoom ? .clear : inner.style._paint(in: environment)
    case .bound(let binding): binding.paint(level: 0, in: environment)
    }
  }

  /// Returns whether both styles are known to produce the same paint in every environment.
  package func isKnownEqual(to other: AnyShapeStyle) -> Bool {
    switch (storage, other.storage) {
    case (.color(let a), .color(let b)): a == b
    case (.level(let a), .level(let b)): a == b
    case (.tint, .tint), (.background, .background), (.separator, .separator): true
    case (.gradient(let a), .gradient(let b)): a == b
    case (.faded(let a, let x), .faded(let b, let y)):
      x == y && (a === b || !RecursionGuard.hasNoRoom && a.style.isKnownEqual(to: b.style))
    case (.bound(let a), .bound(let b)): a === b
    default: false
    }
  }

  /// Whether a copy of this style is known to produce the same paint. This is the case unless client code resolves the
  /// style.
  package var isKnownEqualToItself: Bool {
    if case .other = storage { false } else { true }
  }

  /// Returns whether the styles are equal. Custom styles are compared in the same way as the properties of a view.
  package func isEqual(to other: AnyShapeStyle) -> Bool {
    guard case .other(let a) = storage, case .other(let b) = other.storage else { return isKnownEqual(to: other) }
    return a === b || Self.areEqual(a.style, b.style)
  }

  private static func areEqual<S: ShapeStyle>(_ style: S, _ other: any ShapeStyle) -> Bool {
    (other as? S).map { Comparison.areEqualValues(style, $0) } ?? false
  }
}

extension AnyShapeStyle {
  /// Whether resolving this style never runs client code, in any environment.
  package var isFixed: Bool {
    switch storage {
    case .color, .gradient, .separator, .tint: true
    case .level, .background, .faded, .other, .bound: false
    }
  }

  /// Returns whether the paint depends only on this value and the environment. A custom style can read any observable
  /// value.
  package func readsNothing(in environment: EnvironmentValues) -> Bool {
    switch storage {
    case .color, .gradient, .separator, .tint: true
    case .level: environment.builtIn.values.foreground?.readsNothing ?? true
    case .background: environment.backgroundStyle?.readsNothing ?? true
    case .faded(let inner, _): !RecursionGuard.hasNoRoom && inner.style.readsNothing(in: environment)
    case .other, .bound: readsNothing
    }
  }

  /// Whether ``readsNothing(in:)`` is `true` in every environment.
  package var readsNothing: Bool {
    switch storage {
    case .color, .gradient, .separator, .tint, .level: true
    case .background, .other: false
    case .faded(let inner, _): !RecursionGuard.hasNoRoom && inner.style.readsNothing
    case .bound(let binding): binding.readsNothing
    }
  }
}

extension ItemNode {
  /// Returns the paint of a style, and tracks the observable values that a custom style reads until one of them
  /// changes.
  package final func ask(_ style: AnyShapeStyle, in environment: EnvironmentValues) -> Paint {
    if style.readsNothing(in: environment) { return style._paint(in: environment) }
    return withContinuedEvaluation(of: self) { style._paint(in: environment) }
  }

  /// Schedules a call to `update()` in the next walk, after a change of a value that the code of this item read.
  package final func needsReading() {
    evaluation &+= 1
    needsUpdate()
  }
}
