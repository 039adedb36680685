/// A container that writes a state whenever its content publishes another value.
struct WritingContainer<C: View>: View {
  let content: C
  @State private var id: UUID?
  var body: some View {
    VStack {
      content
      Color.red.opacity(id == nil ? 0 : 1)
    }.onPreferenceChange(FirstKey<UUID>.self) { id = $0 }
  }
}

/// A container with a state that does not affect its content.
struct CountingContainer<C: View>: View {
  let content: C
  let probe: Probe
  @State private var step = 0
  var body: some View {
    probe.set = { step = $0 }
    probe.log.append("\(step)")
    return VStack { content }
  }
}
