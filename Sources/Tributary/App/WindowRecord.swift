import TributaryViews

/// What is known of the window of an app, as the app described it last: its title may follow from state.
@MainActor
package final class WindowRecord {
  var description = WindowDescription()

  package init() {}
}
