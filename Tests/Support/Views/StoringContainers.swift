/// A container that writes a state whenever its content publishes another value.
package struct WritingContainer<C: View>: View {
  private let content: C
  @State private var id: UUID?

  package init(content: C) { self.content = content }

  package var body: some View {
    VStack {
      content
      Color.red.opacity(id == nil ? 0 : 1)
    }.onPreferenceChange(FirstKey<UUID>.self) { id = $0 }
  }
}

/// A container with a state that does not affect its content.
package struct CountingContainer<C: View>: View {
  private let content: C
  private let probe: Probe
  @State private var step = 0

  package init(content: C, probe: Probe) { (self.content, self.probe) = (content, probe) }

  package var body: some View {
    probe.set = { step = $0 }
    probe.log.append("\(step)")
    return VStack { content }
  }
}
