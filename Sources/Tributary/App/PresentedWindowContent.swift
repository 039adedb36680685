public import TributaryEngine

/// The content of a window for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  private let content: @MainActor (Self) -> Content
  private let defaultValue: (() -> Data)?
  @Environment(\.windowValue) private var opened
  /// What the window has made of its value; `nil` while it has left it as it was.
  @State private var written: Data??

  nonisolated init(_ content: @escaping @MainActor (Self) -> Content, defaultValue: (() -> Data)? = nil) {
    self.content = content
    self.defaultValue = defaultValue
  }

  private var value: Data? { written ?? opened?.base as? Data ?? defaultValue?() }

  /// A binding to the value, if there is one.
  @MainActor var binding: Binding<Data?> {
    Binding {
      value
    } set: {
      written = .some($0)
    }
  }

  /// A binding to the value of a window that has one from the beginning.
  @MainActor func binding(from first: Data) -> Binding<Data> {
    Binding {
      value ?? first
    } set: {
      written = .some($0)
    }
  }
}

extension PresentedWindowContent: View, FrameworkComposite {
  public var body: some View { content(self).onChange(of: opened) { written = nil } }
}
