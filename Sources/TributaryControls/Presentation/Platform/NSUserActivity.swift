public import Foundation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

#if !canImport(Darwin)
  /// A description of the user's current task, which the program could continue on another device.
  ///
  /// Foundation does not provide this class on Linux. There are no other devices, so that activities have no effect.
  open class NSUserActivity: @unchecked Sendable {
    /// The type of the activity, such as `com.example.edit`.
    public let activityType: String
    /// The title of the activity.
    open var title: String?
    /// The values that describe the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of the values that are required for continuing the activity.
    open var requiredUserInfoKeys: Set<String>?
    /// The words by which the activity can be found.
    open var keywords: Set<String> = []
    /// The page that shows the content of the activity.
    open var webpageURL: URL?
    /// The date after which the activity is no longer valid.
    open var expirationDate: Date?
    /// The identifier of the content.
    open var persistentIdentifier: String?
    /// The identifier of the content for the scene that shows it.
    open var targetContentIdentifier: String?
    /// Whether the values must be updated before they are used.
    open var needsSave = false
    /// Whether the activity can be continued on another device.
    open var isEligibleForHandoff = true
    /// Whether the activity can be found in a search on the device.
    open var isEligibleForSearch = false
    /// Whether the activity can be found in a search of all users.
    open var isEligibleForPublicIndexing = false
    /// Whether the system can suggest the activity.
    open var isEligibleForPrediction = false

    /// Creates an activity of a type.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds values to the description of the activity.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this the current activity. The method has no effect.
    open func becomeCurrent() {}

    /// Ends the role of this activity as the current one. The method has no effect.
    open func resignCurrent() {}

    /// Ends the activity. The method has no effect.
    open func invalidate() {}

    /// The key of an encoded value without keys, such as an array.
    private static let payloadKey = "Tributary.typedPayload"

    /// Replaces the values of the activity by an encoded value.
    ///
    /// - Parameter payload: The value to encode.
    /// - Throws: An `EncodingError` if the value cannot be encoded as JSON.
    public func setTypedPayload<T: Codable>(_ payload: T) throws {
      let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(payload), options: .fragmentsAllowed)
      userInfo = object as? [String: Any] ?? [Self.payloadKey: object]
    }

    /// Returns the value that ``setTypedPayload(_:)`` encoded.
    ///
    /// - Parameter type: The type of the value.
    /// - Throws: A `DecodingError` if the activity contains no value of the type.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
      let object = userInfo?[Self.payloadKey] ?? userInfo ?? [:]
      return try JSONDecoder().decode(
        type, from: JSONSerialization.data(withJSONObject: object, options: .fragmentsAllowed))
    }
  }

  /// The type of activities of a web browser.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

extension View {
  /// Describes the user's current task in this view. The closure is never called, because activities have no effect.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity, in reverse-DNS form.
  ///   - isActive: Whether the activity is current.
  ///   - update: A closure that fills the activity. It is never called.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Describes the user's current task with an element. The closure is never called, because activities have no effect.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity, in reverse-DNS form.
  ///   - element: The element that the activity describes; `nil` for no activity.
  ///   - update: A closure that fills the activity. It is never called.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Adds an action for an activity of another device or of a search. The action is never called.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
