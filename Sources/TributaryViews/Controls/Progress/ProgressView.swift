import TributaryDrawing
import TributaryGeometry

/// Shows how much of something is done, as a bar; or that something goes on, as a dot that goes to and fro among others.
///
/// The dot moves on the clock of the host, by an animation: nothing is evaluated for it. A host that shows one is animating.
///
/// > Source: conformance CONTROL-28, CONTROL-50, CONTROL-51.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// From 0 to 1; `nil` if nobody knows.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

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

extension ProgressView: View {
  public var body: some View {
    if let fraction {
      VStack(alignment: .leading, spacing: 4) {
        ControlLabel { label }
        GeometryReader { proxy in
          HStack(spacing: 0) {
            Capsule().fill(AnyShapeStyle(.tint)).frame(width: proxy.size.width * fraction)
            Spacer(minLength: 0)
          }
        }
        .frame(minWidth: 16)
        .frame(height: 6)
        .background(Color.gray.opacity(0.3), in: Capsule())
        currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    } else {
      VStack(spacing: 4) {
        ActivityDots()
        ControlLabel { label }
      }
    }
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
