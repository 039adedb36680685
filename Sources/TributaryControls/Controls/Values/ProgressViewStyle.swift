public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A type that defines the appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view that represents a progress view. A progress view in that view has the next outer style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public struct Label {
    let part: ControlPart
  }

  /// The label of the current value.
  public struct CurrentValueLabel {
    let part: ControlPart
  }

  /// The completed fraction, from 0 to 1; `nil` for indeterminate progress.
  public let fractionCompleted: Double?
  /// The label of the progress view; `nil` if there is none.
  public var label: Label?
  /// The label of the current value; `nil` if there is none.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View, BuiltInComposite {
  public var body: some View { part }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View, BuiltInComposite {
  public var body: some View { part }
}

extension View {
  /// Sets the style of the progress views in this view.
  ///
  /// > Source: conformance CONTROL-70, CONTROL-71.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(\.progressViewStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension ProgressViewStyleConfiguration: ControlStyleConfiguration {
  nonisolated(unsafe) static let defaultStyle: ControlStyle<Self> = ControlStyle(DefaultProgressViewStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration> {
    get { self[ControlStyleKey<ProgressViewStyleConfiguration>.self] }
    set { self[ControlStyleKey<ProgressViewStyleConfiguration>.self] = newValue }
  }
}

/// The default progress view style: a bar, or moving dots for indeterminate progress.
public struct DefaultProgressViewStyle: ProgressViewStyle, CompleteStyle {
  /// Creates the default style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A progress view style that displays a partially filled bar, with a label above and another one below.
public struct LinearProgressViewStyle: ProgressViewStyle, CompleteStyle {
  private let tint: Color?

  /// Creates a linear style.
  public nonisolated init() { tint = nil }

  /// Creates a linear style with a tint color.
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      if let label = configuration.label { ControlLabel { label } }
      Group {
        if let fraction = configuration.fractionCompleted { FilledBar(fraction: fraction) } else { ActivityBar() }
      }
      .modifier(OptionalTint(tint: tint))
      if let label = configuration.currentValueLabel { label.font(.caption).foregroundStyle(.secondary) }
    }
  }
}

/// A progress view style that displays a partially filled ring, or moving dots, with labels below.
public struct CircularProgressViewStyle: ProgressViewStyle, CompleteStyle {
  private let tint: Color?

  /// Creates a circular style.
  public nonisolated init() { tint = nil }

  /// Creates a circular style with a tint color.
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      Group {
        if let fraction = configuration.fractionCompleted {
          FilledRing(fraction: fraction, width: 4).frame(width: 32, height: 32)
        } else {
          ActivityDots()
        }
      }
      .modifier(OptionalTint(tint: tint))
      if let label = configuration.label { ControlLabel { label } }
      if let label = configuration.currentValueLabel { label.font(.caption).foregroundStyle(.secondary) }
    }
  }
}

/// A modifier that sets the tint color, unless it is `nil`.
private struct OptionalTint: ViewModifier, BuiltInComposite {
  let tint: Color?

  nonisolated init(tint: Color?) { self.tint = tint }

  func body(content: Content) -> some View {
    tint.map { AnyView(partOfControl: content.tint($0)) } ?? AnyView(partOfControl: content)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default progress view style: a bar, or moving dots for indeterminate progress.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A progress view style that displays a partially filled bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A progress view style that displays a partially filled ring, or moving dots.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
