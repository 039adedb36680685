/// Waiting for the tasks of views.
@MainActor struct WaitTests {
  @Test func `A view that a task adds is found when it appears`() async {
    let view = render {
      Inbox {
        await Task.yield()
        return ["one", "two"]
      }
    }
    view.expectText("Loading")
    await view.wait(for: .text("2 messages"))
    view.tap("Reload")
    await view.wait(for: .text("4 messages"))
    expect(view.host.time, equals: 0)
  }

  @Test func `A task that sleeps takes real time`() async {
    let view = render {
      Inbox {
        try? await Task.sleep(for: .milliseconds(30))
        return ["one"]
      }
    }
    await view.wait { view.findAll(.text("1 messages")).count == 1 }
  }

  @Test func `A view that does not appear fails the test with the views that exist`() async throws {
    let view = render { Inbox { [] } }
    await view.wait(for: .text("0 messages"))
    let messages = try await failures {
      await view.wait(for: .text("1 messages"), within: 0.02)
      await view.wait(within: 0.02) { false }
    }
    expect(messages.count, equals: 2)
    expect(messages.first?.hasPrefix("After 0.02 seconds of waiting: there is no text \"1 messages\"."), equals: true)
    expect(messages.first?.contains("\"0 messages\""), equals: true)
    expect(messages.last, equals: "The condition is not true after 0.02 seconds of waiting.")
  }

  private struct Inbox: View {
    let load: @MainActor () async -> [String]
    @State private var messages: [String]?
    var body: some View {
      VStack {
        Text(messages.map { "\($0.count) messages" } ?? "Loading")
        Button("Reload") { Task { messages = (messages ?? []) + (await load()) } }
      }
      .task { messages = await load() }
    }
  }
}
