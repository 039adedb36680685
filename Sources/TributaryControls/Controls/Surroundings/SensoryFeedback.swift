/// A kind of haptic feedback.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// A task succeeded.
  public static let success = SensoryFeedback("success")
  /// A condition requires attention.
  public static let warning = SensoryFeedback("warning")
  /// A task failed.
  public static let error = SensoryFeedback("error")
  /// The selection changed.
  public static let selection = SensoryFeedback("selection")
  /// A value increased above a significant threshold.
  public static let increase = SensoryFeedback("increase")
  /// A value decreased below a significant threshold.
  public static let decrease = SensoryFeedback("decrease")
  /// An activity started.
  public static let start = SensoryFeedback("start")
  /// An activity stopped.
  public static let stop = SensoryFeedback("stop")
  /// A dragged item is aligned.
  public static let alignment = SensoryFeedback("alignment")
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// A discrete level changed.
  public static let levelChange = SensoryFeedback("levelChange")
  /// An impact occurred.
  public static let impact = SensoryFeedback("impact")

  /// Returns the feedback for an impact of objects of a weight, with an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// Returns the feedback for an impact of objects of a flexibility, with an intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// The flexibility of colliding objects.
  public struct Flexibility: Equatable, Sendable {
    private let number: Int

    private init(_ number: Int) { self.number = number }

    /// Hard objects.
    public static let rigid = Flexibility(0)
    /// Objects of medium flexibility.
    public static let solid = Flexibility(1)
    /// Soft objects.
    public static let soft = Flexibility(2)
  }

  /// The weight of colliding objects.
  public struct Weight: Equatable, Sendable {
    private let number: Int

    private init(_ number: Int) { self.number = number }

    /// Light objects.
    public static let light = Weight(0)
    /// Objects of medium weight.
    public static let medium = Weight(1)
    /// Heavy objects.
    public static let heavy = Weight(2)
  }
}
