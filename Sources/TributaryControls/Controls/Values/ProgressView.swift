@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import Foundation
import TributaryDrawing
import TributaryGeometry

/// Shows how much of something is done, as a bar; or that something goes on, as a dot that goes to and fro among others.
/// A ``ProgressViewStyle`` shows it otherwise.
///
/// The dot moves on the clock of the host, by an animation: nothing is evaluated for it. A host that shows one is animating.
///
/// > Source: conformance CONTROL-28, CONTROL-50, CONTROL-51, CONTROL-70, CONTROL-71.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// From 0 to 1; `nil` if nobody knows.
  let fraction: Double?
  /// The time that the bar shows instead.
  var timer: ProgressTimer?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  /// Which of the labels is none.
  private var lacks = (label: Label.self == EmptyView.self, value: CurrentValueLabel.self == EmptyView.self)
  @Environment(\.progressViewStyle) private var style

  /// A bar with a label above and another one below.
  ///
  /// - Parameters:
  ///   - value: How much is done; `nil` if nobody knows.
  ///   - total: How much there is to do; a part that is none counts as nothing done.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = value.map { value in
      let fraction = Double(value) / Double(total)
      return fraction.orZero.asFraction
    }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }
}

extension ProgressView: View, NamedComposite {
  public var body: some View {
    timer.map { timer in
      AnyView(partOfControl: TimelineView(timer.schedule) { shown(timer.fraction(at: $0.date)) })
    } ?? shown(fraction)
  }

  @MainActor
  private func shown(_ fraction: Double?) -> AnyView {
    style.body(
      for: ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: lacks.label ? nil : .init(part: .init(label)),
        currentValueLabel: lacks.value ? nil : .init(part: .init(currentValueLabel))))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A sign that something goes on, with a label below.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label)
  }

  /// A bar with a label above.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A sign that something goes on.
  public nonisolated init() {
    self.init { EmptyView() }
  }

  /// A bar alone.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A sign that something goes on, with a title below.
  public nonisolated init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// A sign that something goes on, with a title below.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
  }

  /// A bar with a title above.
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// A bar with a title above.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view that a style is asked to show, for a style that changes the one further out.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    fraction = configuration.fractionCompleted
    label = configuration.label ?? .init(part: .init(EmptyView()))
    currentValueLabel = configuration.currentValueLabel ?? .init(part: .init(EmptyView()))
    lacks = (configuration.label == nil, configuration.currentValueLabel == nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A bar of a progress, as far as it is when the view is evaluated.
  ///
  /// Foundation tells no one of changes to a progress on this platform: evaluate the view again where it changes.
  public nonisolated init(_ progress: Progress) {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}
