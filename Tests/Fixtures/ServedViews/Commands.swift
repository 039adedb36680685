import Foundation
import TributaryWeb

import Tributary

/// Serves the scene named by the argument, prints the URL, and responds to each line of standard input with one line.
///
/// The tests run this program instead of serving from their own process, whose main actor is busy with other tests.
@main
struct Commands {
  @MainActor static func main() async throws {
    guard let name = CommandLine.arguments.dropFirst().first, Scenes.view(named: name) != nil else { exit(64) }
    if name == "busy" {
      // The main queue is blocked, as in a program that never returns from a computation.
      try ViewHost(size: .zero) { Text("Busy") }.serve(port: 0)
      exit(0)
    }
    let served = try ServedView { Scenes.view(named: name) ?? AnyView(EmptyView()) }
    say(served.address)
    for await line in lines() {
      let words = line.split(separator: " ")
      switch words.first {
      case "stop": served.stop()
      case "start": try served.start()
      case "begin": Scenes.randomTree.begin(words.last.flatMap { UInt64($0) } ?? 0)
      case "change": Scenes.randomTree.change()
      case "picture":
        // The protocol is line-based, so the response contains no line breaks.
        let picture = served.windows.first?.host.svg ?? ""
        say(Data(picture.utf8).base64EncodedString())
        continue
      default: break
      }
      say("\(served.windows.count) \(served.windows.first?.host.core.isObserved == true)")
    }
    served.stop()
  }

  private static func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

  private static func lines() -> AsyncStream<String> {
    AsyncStream { lines in
      Thread.detachNewThread {
        while let line = readLine() { lines.yield(line) }
        lines.finish()
      }
    }
  }
}
