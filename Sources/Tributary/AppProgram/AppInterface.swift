/// What an app has of its own on the command line; nothing for one that is only an `App`.
@MainActor
package struct AppInterface<A: App> {
  let overview: String
  let arguments: [CommandLineArgument<A>]
  let prepare: @MainActor (inout A, AppRequest) throws(ScriptError) -> Void
  /// `nil` if the program always shows its window.
  let printout: (@MainActor (A) async throws(ScriptError) -> Printout?)?
}

extension AppInterface {
  init() {
    self.init(overview: "", arguments: [], prepare: { _, _ throws(ScriptError) in }, printout: nil)
  }
}

extension AppInterface where A: CommandLineApp {
  package init() {
    self.init(
      overview: A.overview, arguments: A.arguments,
      prepare: { app, request throws(ScriptError) in try app.prepare(for: request) },
      printout: { app throws(ScriptError) in try await app.printout() })
  }
}
