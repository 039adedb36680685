@MainActor
struct EmptyContainerTests {
  @Test(.claim("PREF-42")) @MainActor func `A static overlay without a value has no effect`() {
    let host = ViewHost.settled {
      Color.red.preference(key: LastNumberKey.self, value: 5).overlay { Color.green }
        .background {
          Color.green
          Color.blue
        }
    }
    expect(host.preference(LastNumberKey.self), equals: 5)
    let controls = ViewHost.settled {
      HStack {
        box().preference(key: LastNumberKey.self, value: 5)
        HStack {
          Button("a") {}
          Toggle("b", isOn: .constant(true))
          Label("c", systemImage: "star")
        }
      }
    }
    expect(controls.preference(LastNumberKey.self), equals: 5)
  }
}
