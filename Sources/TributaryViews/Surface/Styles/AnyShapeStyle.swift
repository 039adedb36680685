@_spi(Engine) public import TributaryEngine
public import TributaryDrawing

/// A style with its type hidden.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  /// The frequent styles stand inline and are compared; a style of the user's own is behind a reference.
  package enum Storage: Sendable {
    case color(Color)
    /// 0 is the foreground itself.
    case level(UInt8)
    case tint
    case background
    case separator
    case gradient(GradientStyle)
    case faded(ErasedStyle<AnyShapeStyle>, factor: Double)
    case other(ErasedStyle<any ShapeStyle>)
    /// The styles that a view set as its foreground, for the levels from primary on, and the foreground around it.
    case bound(ForegroundBinding)
  }

  /// A style behind a reference. Styles nest as deeply as their authors like: see `IterativeRelease`.
  package final class ErasedStyle<Style: Sendable>: Sendable {
    package let style: Style

    init(_ style: Style) { self.style = style }

    deinit { if IterativeRelease.mustWait() { IterativeRelease.keep(style) } }
  }

  package let storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }

  /// Hides the type of a style.
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

  /// Whether both styles are known to look the same in every environment.
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

  /// Whether the styles are equal; one of a user's own is compared as a property of a view is.
  package func isEqual(to other: AnyShapeStyle) -> Bool {
    guard case .other(let a) = storage, case .other(let b) = other.storage else { return isKnownEqual(to: other) }
    return a === b || Self.areEqual(a.style, b.style)
  }

  private static func areEqual<S: ShapeStyle>(_ style: S, _ other: any ShapeStyle) -> Bool {
    (other as? S).map { Comparison.areEqualValues(style, $0) } ?? false
  }
}

extension AnyShapeStyle {
  /// Whether no style of users takes part, whatever the environment holds.
  package var isFixed: Bool {
    switch storage {
    case .color, .gradient, .separator, .tint: true
    case .level, .background, .faded, .other, .bound: false
    }
  }

  /// Whether what is drawn comes from this value and the environment alone; a style of users may read anything.
  package func readsNothing(in environment: EnvironmentValues) -> Bool {
    switch storage {
    case .color, .gradient, .separator, .tint: true
    case .level: environment.builtIn.values.foreground?.readsNothing ?? true
    case .background: environment.backgroundStyle?.readsNothing ?? true
    case .faded(let inner, _): !RecursionGuard.hasNoRoom && inner.style.readsNothing(in: environment)
    case .other, .bound: readsNothing
    }
  }

  /// The same in every environment.
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
  /// What is drawn with a style. What a style of users reads counts until something of it changes.
  package final func ask(_ style: AnyShapeStyle, in environment: EnvironmentValues) -> Paint {
    if style.readsNothing(in: environment) { return style._paint(in: environment) }
    return withContinuedEvaluation(of: self) { style._paint(in: environment) }
  }

  /// Has `update()` called in the next walk: something has changed that the code of this item read.
  package final func needsReading() {
    evaluation &+= 1
    guard !flags.contains(.needsUpdate), !flags.contains(.isRemoved) else { return }
    flags.insert(.needsUpdate)
    host.enqueueUpdate(self)
  }
}
