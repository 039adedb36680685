@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// Brings what a view shows up to date.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Runs the action and waits for its end.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What brings the view up to date; `nil` if nothing does.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Gives the lists in this view something to bring them up to date with: a button above their rows, which tells while it
  /// runs.
  public nonisolated func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// The button above the rows of a list that can be brought up to date.
struct RefreshButton {
  let action: RefreshAction
  @State private var isRunning = false
}

extension RefreshButton: View, FrameworkComposite {
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
