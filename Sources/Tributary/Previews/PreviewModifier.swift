import TributaryControls
public import TributaryEngine
import TributaryHost
import TributaryViews

/// A modifier of previews with a context that all of them share.
///
/// A program creates the context of each type of modifier once, when it first shows a preview with such a modifier. A
/// context that could not be created is requested again for the next preview.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the modified view.
  associatedtype Body: View
  /// The type of the view to modify.
  typealias Content = AnyView

  /// Returns the context that all previews with this type of modifier share.
  ///
  /// - Throws: Any error. The preview then displays a text with the error, and the next preview tries again.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Does nothing, for a modifier without a context.
  ///
  /// - Throws: Never.
  public static func makeSharedContext() async throws {}
}

/// A closure that modifies the view of a preview with a shared context.
typealias PreviewChange = @MainActor (AnyView, PreviewContexts) async throws -> AnyView

extension PreviewTrait where T == Preview.ViewTraits {
  /// Returns a trait that applies a modifier to the preview.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    func changed<M: PreviewModifier>(_ modifier: M) -> PreviewChange {
      // Previews are shown on the main actor, where their modifiers are created.
      nonisolated(unsafe) let modifier = modifier
      return { content, contexts in
        AnyView(modifier.body(content: content, context: try await contexts.context(of: M.self)))
      }
    }
    return Self(setting: .modified(changed(modifier)))
  }
}

/// The shared contexts of the preview modifiers in a program.
///
/// Invariant: at most one context of each type of modifier is created at the same time.
///
/// Tested by `PreviewTests`.
@MainActor
package final class PreviewContexts {
  package init() {}

  /// The state of a shared context.
  private enum Entry {
    /// The context is being created, and the continuations resume afterward.
    case loading([CheckedContinuation<Void, Never>])
    case loaded(Any)
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Whether a context is being created.
  var isLoading: Bool {
    entries.values.contains { if case .loading = $0 { true } else { false } }
  }

  /// Returns the context of a type of modifier, and creates it if there is none.
  func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
    let key = ObjectIdentifier(type)
    while let entry = entries[key] {
      switch entry {
      case .loaded(let context):
        if let context = context as? M.Context { return context }
        entries[key] = nil
      case .loading:
        await withCheckedContinuation { wait(for: key, $0) }
      }
    }
    entries[key] = .loading([])
    do {
      let context = try await type.makeSharedContext()
      finish(key, .loaded(context))
      return context
    } catch {
      finish(key, nil)
      throw error
    }
  }

  private func wait(for key: ObjectIdentifier, _ continuation: CheckedContinuation<Void, Never>) {
    guard case .loading(let others) = entries[key] else { return continuation.resume() }
    entries[key] = .loading(others + [continuation])
  }

  /// Replaces the entry of a type that is being loaded, and resumes the previews that wait for it.
  private func finish(_ key: ObjectIdentifier, _ entry: Entry?) {
    let old = entries[key]
    entries[key] = entry
    if case .loading(let waiting) = old { for continuation in waiting { continuation.resume() } }
  }
}

private struct PreviewContextsKey: EnvironmentKey {
  static var defaultValue: PreviewContexts? { nil }
}

extension EnvironmentValues {
  /// The shared contexts of previews, or `nil` if every preview creates its own.
  var previewContexts: PreviewContexts? {
    get { self[PreviewContextsKey.self] }
    set { self[PreviewContextsKey.self] = newValue }
  }
}

/// The view of a preview with the modifiers of its traits.
struct ModifiedPreview {
  let content: AnyView
  let changes: [PreviewChange]
  @Environment(\.previewContexts) private var contexts
  @State private var changed: AnyView?

  init(content: AnyView, changes: [PreviewChange]) {
    self.content = content
    self.changes = changes
  }
}

extension ModifiedPreview: View, BuiltInComposite {
  var body: some View {
    if changes.isEmpty {
      content
    } else {
      VStack(spacing: 0) { changed }.task { changed = await modified() }
    }
  }

  /// Returns the modified view, or a text with the error of a context that could not be created.
  @MainActor
  private func modified() async -> AnyView? {
    let contexts = contexts ?? PreviewContexts()
    do {
      var view = content
      for change in changes { view = try await change(view, contexts) }
      return view
    } catch is CancellationError {
      return nil
    } catch {
      return AnyView(Text(verbatim: "The shared context of this preview could not be created: \(error)"))
    }
  }
}
