import Tributary

#Preview("Tapped twice", traits: .sizeThatFitsLayout) {
  Text("Tapped 2")
}

#Preview {
  @Previewable @State var isOn = true
  Toggle("Sound", isOn: $isOn)
  Text(isOn ? "on" : "off")
}

#Preview("A hostile \u{202E} name", traits: .fixedLayout(width: 80, height: 16)) {
  Text("cut to ten cells").lineLimit(1)
}

@available(iOS 17.0, macOS 14.0, *)
#Preview("Newer") {
  @Previewable @State
  var count = 2
  Text("count \(count)")
}

@MainActor #Preview("On the main actor") { Text("main") }

struct Older_Previews: PreviewProvider {
  static var previews: some View {
    Text("older")
  }
}

/// A modifier whose context counts how often it was created.
struct Numbered: PreviewModifier {
  private static var count = 0

  static func makeSharedContext() async throws -> Int {
    await Task.yield()
    count += 1
    return count
  }

  func body(content: Content, context: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      content
      Text("context \(context)")
    }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var numbered: Self = .modifier(Numbered())
}

#Preview("First with a context", traits: .sizeThatFitsLayout, .numbered) { Text("first") }

#Preview("Second with the context", traits: .sizeThatFitsLayout, .modifier(Numbered())) { Text("second") }

/// A modifier whose context cannot be created.
struct Failing: PreviewModifier {
  struct Failure: Error {}

  static func makeSharedContext() async throws -> Int { throw Failure() }

  func body(content: Content, context: Int) -> some View { content }
}

#Preview("Without a context", traits: .sizeThatFitsLayout, .modifier(Failing())) { Text("not shown") }
