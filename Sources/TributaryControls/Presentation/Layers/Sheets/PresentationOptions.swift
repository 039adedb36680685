@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// What the views of a sheet want of it; `nil` where none has said anything.
struct PresentationOptions: Equatable {
  var detents: Set<PresentationDetent>?
  var selection: SelectionPlace?
  var dragIndicator: Visibility?
  var isDismissDisabled: Bool?
  var cornerRadius: CGFloat?
  var sizing: SizingPreference?
  var interaction: PresentationBackgroundInteraction?

  /// A value that says which detent is chosen, equal to another of the same place.
  struct SelectionPlace: Equatable {
    let selection: Binding<PresentationDetent>

    static func == (a: Self, b: Self) -> Bool { a.selection.location.isSamePlace(as: b.selection.location) }
  }

  /// These wishes with others for what they leave open.
  func completed(by other: PresentationOptions) -> PresentationOptions {
    PresentationOptions(
      detents: detents ?? other.detents, selection: selection ?? other.selection,
      dragIndicator: dragIndicator ?? other.dragIndicator,
      isDismissDisabled: isDismissDisabled ?? other.isDismissDisabled,
      cornerRadius: cornerRadius ?? other.cornerRadius, sizing: sizing ?? other.sizing,
      interaction: interaction ?? other.interaction)
  }
}

extension View {
  nonisolated func presentation(_ options: PresentationOptions) -> some View {
    transformPreference(PresentationKey.self) { $0 = $0.completed(by: options) }
  }

  /// Sets the heights at which the sheet that this view stands in can be. It begins at the lowest.
  ///
  /// - Parameter detents: With none the sheet is large.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation(PresentationOptions(detents: detents))
  }

  /// Sets the heights at which the sheet that this view stands in can be, and which it is at.
  ///
  /// - Parameters:
  ///   - detents: With none the sheet is large.
  ///   - selection: Is read and written; a value that is not among the detents counts as the lowest.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation(
      PresentationOptions(detents: detents, selection: PresentationOptions.SelectionPlace(selection: selection)))
  }

  /// Shows or hides the grabber of the sheet that this view stands in; it is shown by itself where the sheet can be dragged.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation(PresentationOptions(dragIndicator: visibility))
  }

  /// Sets the radius of the upper corners of the sheet that this view stands in, in points; `nil` for the standard one.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation(PresentationOptions(cornerRadius: cornerRadius))
  }

  /// Keeps the sheet that this view stands in from being closed by a drag, a tap beside it or Escape, or not.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation(PresentationOptions(isDismissDisabled: isDisabled))
  }
}

/// The preference by which wishes travel to the sheet around a view; of those side by side the last counts, of nested ones
/// the innermost.
struct PresentationKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    value = nextValue().completed(by: value)
  }
}

/// What becomes of something that is presented where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
  private let number: UInt8

  /// What the system does.
  public static let automatic = PresentationAdaptation(number: 0)
  /// It stays what it is.
  public static let none = PresentationAdaptation(number: 1)
  /// It becomes a popover.
  public static let popover = PresentationAdaptation(number: 2)
  /// It becomes a sheet.
  public static let sheet = PresentationAdaptation(number: 3)
  /// It covers everything.
  public static let fullScreenCover = PresentationAdaptation(number: 4)
}

extension View {
  /// Says what becomes of what this view is presented in where there is little room. It stays what it is here, as in the windows
  /// of a Mac: a popover is one however narrow the window is.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Says what becomes of what this view is presented in where there is little room across or down. It stays what it is here.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
}
