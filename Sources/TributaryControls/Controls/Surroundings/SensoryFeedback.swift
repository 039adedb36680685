/// What is felt.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// It has worked.
  public static let success = SensoryFeedback("success")
  /// Something is not as it should be.
  public static let warning = SensoryFeedback("warning")
  /// It has failed.
  public static let error = SensoryFeedback("error")
  /// Another thing is chosen.
  public static let selection = SensoryFeedback("selection")
  /// A value has gone up.
  public static let increase = SensoryFeedback("increase")
  /// A value has gone down.
  public static let decrease = SensoryFeedback("decrease")
  /// Something began.
  public static let start = SensoryFeedback("start")
  /// Something ended.
  public static let stop = SensoryFeedback("stop")
  /// Things stand in line.
  public static let alignment = SensoryFeedback("alignment")
  /// A step of a scale is reached.
  public static let levelChange = SensoryFeedback("levelChange")
  /// Something was hit.
  public static let impact = SensoryFeedback("impact")

  /// Something of a weight was hit.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// Something of a flexibility was hit.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// How much something gives way.
  public struct Flexibility: Equatable, Sendable {
    private let number: Int

    private init(_ number: Int) { self.number = number }

    /// Hard things.
    public static let rigid = Flexibility(0)
    /// Neither.
    public static let solid = Flexibility(1)
    /// Soft things.
    public static let soft = Flexibility(2)
  }

  /// How heavy something is.
  public struct Weight: Equatable, Sendable {
    private let number: Int

    private init(_ number: Int) { self.number = number }

    /// Light things.
    public static let light = Weight(0)
    /// Neither.
    public static let medium = Weight(1)
    /// Heavy things.
    public static let heavy = Weight(2)
  }
}
