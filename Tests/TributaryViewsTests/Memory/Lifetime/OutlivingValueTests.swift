/// Values that a test keeps of a released host.
private final class Keepsake {
  var binding: Binding<Int>?
  var part: Binding<Character>?
  var proxy: GeometryProxy?
  var anchor: Anchor<CGRect>?
  var scheme: () -> ColorScheme = { .light }
  var content: AnyView?
}

private struct Stashing: ViewModifier {
  let keepsake: Keepsake
  func body(content: Content) -> some View {
    let _ = keepsake.content = AnyView(content)
    content
  }
}

private struct Leaving: View {
  let keepsake: Keepsake
  @State private var number = 7
  @State private var text: [Character] = ["a", "b"]
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    let _ = keepsake.binding = $number
    let _ = keepsake.part = $text[1]
    let _ = keepsake.scheme = { scheme }
    GeometryReader { proxy in
      let _ = keepsake.proxy = proxy
      Color.red.frame(width: 20, height: 10)
        .modifier(Stashing(keepsake: keepsake))
        .anchorPreference(key: FirstKey<Anchor<CGRect>>.self, value: .bounds) { $0 }
    }
    .overlayPreferenceValue(FirstKey<Anchor<CGRect>>.self) { anchor in
      let _ = keepsake.anchor = anchor
      EmptyView()
    }.environment(\.layoutDirection, .leftToRight)
  }
}

/// Engine values that client code keeps longer than the views that produced them.
@MainActor struct OutlivingValueTests {
  private func keepsake() -> Keepsake {
    let keepsake = Keepsake()
    _ = settledHost { Leaving(keepsake: keepsake).environment(\.colorScheme, .dark) }
    return keepsake
  }

  @Test @MainActor func `A binding and the environment keep their values, and a geometry proxy returns zero`() throws {
    let keepsake = keepsake()
    let binding = try #require(keepsake.binding)
    expect(binding.wrappedValue, equals: 7)
    binding.wrappedValue = 8
    expect(binding.wrappedValue, equals: 8)
    let part = try #require(keepsake.part)
    part.wrappedValue = "c"
    expect(part.wrappedValue, equals: "c")
    expect(keepsake.scheme(), equals: .dark)
    let proxy = try #require(keepsake.proxy)
    expect(proxy.size, equals: .zero)
    expect(proxy.frame(in: .global), equals: .zero)
    expect(proxy[try #require(keepsake.anchor)], equals: .zero)
  }

  @Test func `A binding written on another thread is written on the main thread`() async throws {
    let keepsake = keepsake()
    let binding = try #require(keepsake.binding)
    await Task.detached { binding.wrappedValue = 9 }.value
    var waits = 0
    while binding.wrappedValue != 9, waits < 600_000 {
      waits += 1
      try? await Task.sleep(for: .milliseconds(1))
    }
    expect(binding.wrappedValue, equals: 9)
  }

  @Test @MainActor func `An anchor resolves to its view's last position in another host`() throws {
    let anchor = try #require(keepsake().anchor)
    var frame = CGRect.zero
    _ = settledHost {
      GeometryReader { proxy in
        let _ = frame = proxy[anchor]
        Color.red
      }
    }
    expect(frame, equals: CGRect(0, 0, 20, 10))
  }

  @Test @MainActor func `The content of a modifier is empty in another host`() throws {
    let content = try #require(keepsake().content)
    let host = settledHost {
      VStack(spacing: 0) {
        content
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("blue")
      }
    }
    expect(host.frame(of: "blue"), equals: CGRect(45, 45, 10, 10))
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A removed node gets no handle that resolves to it`() throws {
    let host = settledHost { Color.red.accessibilityIdentifier("a") }
    let node = try #require(IdentifierTable.of(host.core).node(identified: "a"))
    node.remove()
    let handle = host.core.handles.handle(for: node)
    expectNil(host.core.handles.node(for: handle))
    let root = host.core.handles.handle(for: host.core.root)
    expect(host.core.handles.node(for: root) === host.core.root)
  }
}
