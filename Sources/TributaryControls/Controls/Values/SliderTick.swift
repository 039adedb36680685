@_spi(Engine) public import TributaryEngine

/// A mark at a value of a slider, with an optional label below the track.
///
///     Slider(value: $speed, in: 0...10) {
///       Text("Speed")
///     } ticks: {
///       SliderTick(0) { Text("slow") }
///       SliderTick(5)
///       SliderTick(10) { Text("fast") }
///     }
///
/// > Source: conformance CONTROL-170.
public struct SliderTick<V: BinaryFloatingPoint> {
  let value: V
  /// The label; `nil` for a mark without a label.
  let label: AnyView?

  /// Creates a mark without a label.
  public nonisolated init(_ value: V) {
    self.value = value
    label = nil
  }

  /// Creates a mark with a label.
  public nonisolated init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }
}

extension SliderTick: Identifiable {
  /// The identity of a mark: its value.
  public struct ID: Hashable {
    let value: V
  }

  public var id: ID { ID(value: value) }
}

extension SliderTick: Comparable {
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// A type that represents marks of a slider.
public protocol SliderTickContent<Value> {
  /// The type of the values of the slider.
  associatedtype Value: BinaryFloatingPoint

  /// The marks, in the order of their statements.
  var _ticks: [SliderTick<Value>] { get }
}

extension SliderTick: SliderTickContent {
  public var _ticks: [SliderTick<V>] { [self] }
}

/// The marks that a closure builds.
public struct SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
  public let _ticks: [SliderTick<Value>]

  /// Creates slider content from marks.
  public nonisolated init(_ ticks: [SliderTick<Value>]) { _ticks = ticks }
}

/// A mark for each element of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent> {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates the marks for the elements, which are identified by the values at a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to the identifier of an element.
  ///   - content: The marks for an element.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    self.data = data
    self.content = content
  }

  /// Creates the marks for identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: The marks for an element.
  public nonisolated init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
  where V: Identifiable, V == Data.Element, Data.Element == Content.Value, ID == V.ID {
    self.data = data
    self.content = content
  }
}

extension SliderTickContentForEach: SliderTickContent {
  public var _ticks: [SliderTick<Content.Value>] { data.flatMap { content($0)._ticks } }
}

/// A result builder that creates the marks of a slider from a closure.
@resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Builds marks from an expression.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> SliderTicks<V> where C.Value == V {
    SliderTicks(content._ticks)
  }

  /// Combines marks in the order of their statements.
  public static func buildBlock(_ parts: SliderTicks<V>...) -> SliderTicks<V> { SliderTicks(parts.flatMap(\._ticks)) }

  /// Builds marks from an `if` without `else`.
  public static func buildOptional(_ part: SliderTicks<V>?) -> SliderTicks<V> { part ?? SliderTicks([]) }

  /// Builds marks from the first branch of an `if` with `else`.
  public static func buildEither(first: SliderTicks<V>) -> SliderTicks<V> { first }

  /// Builds marks from the second branch of an `if` with `else`.
  public static func buildEither(second: SliderTicks<V>) -> SliderTicks<V> { second }

  /// Builds marks from the rounds of a loop.
  public static func buildArray(_ parts: [SliderTicks<V>]) -> SliderTicks<V> { SliderTicks(parts.flatMap(\._ticks)) }

  /// Builds marks that require a version of the system.
  public static func buildLimitedAvailability(_ part: SliderTicks<V>) -> SliderTicks<V> { part }
}
