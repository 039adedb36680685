public import Foundation
import TributaryAnimation
import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A view that displays the progress of a task.
///
/// By default, it displays a bar for determinate progress, and a dot that moves among other dots for indeterminate
/// progress. A ``ProgressViewStyle`` changes the appearance. The dot is animated on the clock of the host without
/// evaluations, and a host that displays it remains animating.
///
/// > Source: conformance CONTROL-28, CONTROL-50, CONTROL-51, CONTROL-70, CONTROL-71.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// The completed fraction, from 0 to 1; `nil` for indeterminate progress.
  let fraction: Double?
  /// The time interval that replaces the fraction.
  var timer: ProgressTimer?
  /// The progress object that replaces the fraction and the labels.
  var progress: Progress?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  /// Whether the label, and the label of the current value, are missing.
  private var lacks = (label: Label.self == EmptyView.self, value: CurrentValueLabel.self == EmptyView.self)
  @Environment(\.progressViewStyle) private var style

  /// Creates a progress view with a label above and another one below the bar.
  ///
  /// - Parameters:
  ///   - value: The completed amount; `nil` for indeterminate progress.
  ///   - total: The total amount. If the quotient of value and total is not a number, the progress is 0.
  ///   - label: The views that describe the task.
  ///   - currentValueLabel: The views that describe the progress.
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
    if let timer {
      AnyView(partOfControl: TimelineView(timer.schedule) { shown(timer.fraction(at: $0.date)) })
    } else if let progress {
      AnyView(partOfControl: shown(progress))
    } else {
      shown(fraction)
    }
  }

  @MainActor
  private func shown(_ fraction: Double?) -> AnyView {
    style.body(
      for: ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: lacks.label ? nil : .init(part: .init(label, of: Self.self)),
        currentValueLabel: lacks.value ? nil : .init(part: .init(currentValueLabel, of: Self.self))))
  }

  /// Returns the view of the current values of a progress object, with its descriptions as labels.
  @MainActor
  private func shown(_ progress: Progress) -> some View {
    PolledView {
      ProgressValues(progress)
    } isFinal: {
      $0.isFinal
    } content: { values in
      style.body(
        for: ProgressViewStyleConfiguration(
          fractionCompleted: values.fraction,
          label: values.description.map { .init(part: .init(Text(verbatim: $0), of: Self.self)) },
          currentValueLabel: values.addition.map { .init(part: .init(Text(verbatim: $0), of: Self.self)) }))
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a label below.
  ///
  /// - Parameter label: The views that describe the task.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label)
  }

  /// Creates a progress view with a label above the bar.
  ///
  /// - Parameters:
  ///   - value: The completed amount, from 0 to `total`; `nil` for indeterminate progress.
  ///   - total: The total amount.
  ///   - label: The views that describe the task.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view without a label.
  public nonisolated init() {
    self.init { EmptyView() }
  }

  /// Creates a progress view without a label.
  ///
  /// - Parameters:
  ///   - value: The completed amount, from 0 to `total`; `nil` for indeterminate progress.
  ///   - total: The total amount.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a title below.
  public nonisolated init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Creates an indeterminate progress view with a title below.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) {
    self.init { Text(titleResource) }
  }

  /// Creates an indeterminate progress view with a title below.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
  }

  /// Creates a progress view with a title above the bar.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: The completed amount, from 0 to `total`; `nil` for indeterminate progress.
  ///   - total: The total amount.
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a progress view with a title above the bar.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - value: The completed amount, from 0 to `total`; `nil` for indeterminate progress.
  ///   - total: The total amount.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleResource) }
  }

  /// Creates a progress view with a title above the bar.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - value: The completed amount, from 0 to `total`; `nil` for indeterminate progress.
  ///   - total: The total amount.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from the configuration of a style, for a style that modifies the next outer one.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    fraction = configuration.fractionCompleted
    label = configuration.label ?? .init(part: .init(EmptyView(), of: Self.self))
    currentValueLabel = configuration.currentValueLabel ?? .init(part: .init(EmptyView(), of: Self.self))
    lacks = (configuration.label == nil, configuration.currentValueLabel == nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress view that follows a progress object, with the descriptions of the object as labels.
  ///
  /// Foundation does not notify observers of a progress object on Linux, and its descriptions are empty there. While
  /// the view is in the tree, the host therefore reads the object at each update, and ten times a second on its clock
  /// until the progress is finished or canceled. The view is evaluated only after a change.
  ///
  /// > Source: conformance CONTROL-161.
  public nonisolated init(_ progress: Progress) {
    self.init()
    self.progress = progress
  }
}

/// The displayed values of a progress object.
struct ProgressValues: Equatable {
  /// The completed fraction, from 0 to 1; `nil` for indeterminate progress.
  let fraction: Double?
  /// The description of the task; `nil` if it is empty.
  let description: String?
  /// The description of the completed amount; `nil` if it is empty.
  let addition: String?
  /// Whether the values do not change any more.
  let isFinal: Bool

  init(_ progress: Progress) {
    let isEnded = progress.isFinished || progress.isCancelled
    fraction = progress.isIndeterminate && !isEnded ? nil : progress.fractionCompleted.orZero.asFraction
    description = progress.localizedDescription.flatMap { $0.isEmpty ? nil : $0 }
    addition = progress.localizedAdditionalDescription.flatMap { $0.isEmpty ? nil : $0 }
    isFinal = isEnded
  }
}
