public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that ``makeBody(configuration:)`` answers.
  associatedtype Body: View

  /// What a progress view gives to its style.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The view of something that goes on. A progress view that it makes has the style that is set further out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view gives to its style.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public struct Label {
    let part: ControlPart
  }

  /// What says how much is done.
  public struct CurrentValueLabel {
    let part: ControlPart
  }

  /// How much is done, from 0 to 1; `nil` if nobody knows.
  public let fractionCompleted: Double?
  /// The label, as its owner wrote it; `nil` if there is none.
  public var label: Label?
  /// What says how much is done, as its owner wrote it; `nil` if there is none.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View, FrameworkComposite {
  public var body: some View { part }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View, FrameworkComposite {
  public var body: some View { part }
}

extension View {
  /// Sets the look of the progress views in this view.
  ///
  /// > Source: conformance CONTROL-70, CONTROL-71.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(\.progressViewStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension ProgressViewStyleConfiguration: ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> {
    ControlStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration> {
    get { self[ControlStyleKey<ProgressViewStyleConfiguration>.self] }
    set { self[ControlStyleKey<ProgressViewStyleConfiguration>.self] = newValue }
  }
}

/// The style of progress views where none is set: a bar, or moving dots where nobody knows how much is done.
public struct DefaultProgressViewStyle: ProgressViewStyle, CompleteStyle {
  /// The style where none is set.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar that is filled so far, with a label above and another one below.
public struct LinearProgressViewStyle: ProgressViewStyle, CompleteStyle {
  private let tint: Color?

  /// A bar.
  public nonisolated init() { tint = nil }

  /// A bar of a colour.
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

/// A ring that is closed so far, or moving dots where nobody knows how much is done, with labels below.
public struct CircularProgressViewStyle: ProgressViewStyle, CompleteStyle {
  private let tint: Color?

  /// A ring or dots.
  public nonisolated init() { tint = nil }

  /// A ring or dots of a colour.
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

/// Sets the colour of what is filled, if there is one.
private struct OptionalTint: ViewModifier, FrameworkComposite {
  let tint: Color?

  nonisolated init(tint: Color?) { self.tint = tint }

  func body(content: Content) -> some View {
    tint.map { AnyView(partOfControl: content.tint($0)) } ?? AnyView(partOfControl: content)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style where none is set.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that is filled so far.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring that is closed so far, or moving dots.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
