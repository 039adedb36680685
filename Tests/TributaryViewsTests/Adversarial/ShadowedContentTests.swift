import Testing
import TributaryEngine

/// A modifier in which a nested type named `Content` hides that of `ViewModifier`, so that its `body(content:)`
/// implements no requirement.
private struct Framed: ViewModifier {
  struct Content: View {
    var body: some View { EmptyView() }
  }

  func body(content: Content) -> some View { content }
}

@Suite struct ShadowedContentTests {
  @Test func `The message for a modifier without a body names the type that hides Content`() {
    let message = messageForModifierWithoutBody(Framed.self)
    expect(message.contains("Framed declares no body(content:)"))
    expect(message.contains("another type named Content hides ViewModifier's"))
    expect(message.contains("func body(content: ModifierContent<Framed>) -> some View"))
  }
}
