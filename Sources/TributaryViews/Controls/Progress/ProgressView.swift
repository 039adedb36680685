import TributaryDrawing
import TributaryGeometry

/// Shows how much of something is done, as a bar.
///
/// > Source: conformance CONTROL-28.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// From 0 to 1.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel

  /// A bar with a label above and another one below.
  ///
  /// - Parameters:
  ///   - value: How much is done.
  ///   - total: How much there is to do; a part that is none counts as nothing done.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let fraction = Double(value) / Double(total)
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }
}

extension ProgressView: View {
  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      label
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
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A bar with a label above.
  public nonisolated init<V: BinaryFloatingPoint>(value: V, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A bar alone.
  public nonisolated init<V: BinaryFloatingPoint>(value: V, total: V = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A bar with a title above.
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// A bar with a title above.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}
