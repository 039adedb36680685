@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// An action that updates the content of a view.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Runs the action and waits for its completion.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that updates the content of the view, or `nil` if the view is not refreshable.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Marks the lists in this view as refreshable.
  ///
  /// Each list displays a button above its rows that runs the action. The button is disabled and has another title
  /// while the action runs.
  public nonisolated func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// The button above the rows of a refreshable list.
struct RefreshButton {
  let action: RefreshAction
  @State private var isRunning = false
}

extension RefreshButton: View, BuiltInComposite {
  var body: some View {
    HStack {
      Button {
        isRunning = true
        Task {
          await action()
          isRunning = false
        }
      } label: {
        Label(isRunning ? "Refreshing" : "Refresh", systemImage: "arrow.clockwise")
      }
      .disabled(isRunning)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 8)
  }
}
