@MainActor struct StorageDefaultTests {
  @Test(arguments: Wrapper.allCases)
  @MainActor func `A property has its current default until a value is stored`(wrapper: Wrapper) {
    let host = settledHost(200, 100) { wrapper.view(10) }
    expect(host.frame(of: "own")?.width, equals: 10)
    expect(host.showing(wrapper.view(20)).frame(of: "own")?.width, equals: 20)
    expect(host.frame(of: "bound")?.width, equals: 20)
    expect(host.show(wrapper.view(20)).counts.bodies, equals: 0)
    expect(host.tapped("bound").frame(of: "own")?.width, equals: 25)
    expect(host.showing(wrapper.view(40)).frame(of: "own")?.width, equals: 25)
    expect(host.frame(of: "bound")?.width, equals: 25)
  }

  @Test @MainActor func `A raw value has its current default too`() {
    let host = settledHost { Named(tone: .low) }
    expect(host.frame(of: "tone")?.width, equals: 10)
    expect(host.showing(Named(tone: .high)).frame(of: "tone")?.width, equals: 30)
  }

  enum Wrapper: CaseIterable {
    case app, scene
    @MainActor func view(_ initial: Int) -> AnyView {
      switch self {
      case .app: AnyView(InApp(initial: initial))
      case .scene: AnyView(InScene(initial: initial))
      }
    }
  }

  private struct InApp: View {
    @AppStorage private var width: Int
    init(initial: Int) { _width = AppStorage(wrappedValue: initial, "width") }
    var body: some View { Bars(own: width, bound: $width) }
  }

  private struct InScene: View {
    @SceneStorage private var width: Int
    init(initial: Int) { _width = SceneStorage(wrappedValue: initial, "width") }
    var body: some View { Bars(own: width, bound: $width) }
  }

  private struct Bars: View {
    let own: Int
    let bound: Binding<Int>
    var body: some View {
      VStack {
        Bar(name: "own", width: .constant(own))
        Bar(name: "bound", width: bound)
      }
    }
  }

  private struct Bar: View {
    let name: String
    @Binding var width: Int
    var body: some View {
      Color.red.frame(width: CGFloat(width), height: 10).accessibilityIdentifier(name).onTapGesture { width += 5 }
    }
  }

  private enum Tone: String { case low, high }

  private struct Named: View {
    @AppStorage private var tone: Tone
    init(tone: Tone) { _tone = AppStorage(wrappedValue: tone, "tone") }
    var body: some View { Color.red.frame(width: tone == .low ? 10 : 30, height: 10).accessibilityIdentifier("tone") }
  }
}
