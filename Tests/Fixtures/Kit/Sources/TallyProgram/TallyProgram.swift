import Tally
import Tributary

@main struct TallyProgram: App {
  var body: some Scene {
    WindowGroup { TallyList(["Wren", "Robin", "Jay", "Owl"]) }
  }
}
