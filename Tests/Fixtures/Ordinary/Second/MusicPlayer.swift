import Combine
import SwiftUI

final class MusicPlayerModel: ObservableObject {
  struct Track {
    let title: String
    let artist: String
    let length: Double
  }

  let objectWillChange = ObservableObjectPublisher()
  let tracks = [
    Track(title: "Harbour Lights", artist: "The Lowlands", length: 184),
    Track(title: "Night Ferry", artist: "Anna Bell", length: 200),
    Track(title: "Salt", artist: "The Lowlands", length: 151),
  ]

  private(set) var index = 0
  var position = 0.0 {
    willSet { objectWillChange.send() }
  }
  var isPlaying = false {
    willSet { objectWillChange.send() }
  }

  var current: Track { tracks[index] }

  func skip(_ count: Int) {
    objectWillChange.send()
    index = (index + count + tracks.count) % tracks.count
    position = 0
  }

  func tick() {
    guard isPlaying else { return }
    if position + 1 > current.length { skip(1) } else { position += 1 }
  }
}

struct MusicPlayerButtonStyle: ButtonStyle {
  var diameter: CGFloat = 44

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: diameter, height: diameter)
      .background(Circle().fill(Color.accentColor.opacity(configuration.isPressed ? 0.4 : 0.15)))
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

struct MusicPlayer: View {
  @ObservedObject private var player = MusicPlayerModel()
  @AppStorage("MusicPlayer.volume") private var volume = 0.6
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 20)
        .fill(LinearGradient(gradient: Gradient(colors: [.purple, .blue]), startPoint: .top, endPoint: .bottom))
        .frame(width: 220, height: 220)
        .shadow(radius: player.isPlaying ? 16 : 4)
        .scaleEffect(player.isPlaying ? 1 : 0.85)
        .animation(.interpolatingSpring(stiffness: 120, damping: 12), value: player.isPlaying)
      VStack {
        Text(player.current.title).font(.title).accessibilityIdentifier("track")
        Text(player.current.artist).font(.subheadline).foregroundColor(.secondary)
      }
      Slider(value: $player.position, in: 0...player.current.length, step: 1)
        .accessibilityIdentifier("position")
      HStack {
        Text(time(player.position)).accessibilityIdentifier("time")
        Spacer()
        Text(time(player.current.length)).foregroundColor(.secondary)
      }
      .font(Font.caption.monospacedDigit())
      HStack(spacing: 24) {
        Button(action: { player.skip(-1) }) { Image(systemName: "chevron.left") }.accessibilityIdentifier("previous")
        Button(action: { player.isPlaying.toggle() }) {
          Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").font(.largeTitle)
        }
        .buttonStyle(MusicPlayerButtonStyle(diameter: 72))
        .accessibilityIdentifier("play")
        Button(action: { player.skip(1) }) { Image(systemName: "chevron.right") }.accessibilityIdentifier("next")
      }
      .buttonStyle(MusicPlayerButtonStyle())
      Slider(value: $volume, minimumValueLabel: Text("quiet"), maximumValueLabel: Text("loud")) { Text("Volume") }
        .font(.caption)
        .tint(.gray)
    }
    .padding(24)
    .onReceive(timer) { _ in player.tick() }
  }

  private func time(_ seconds: Double) -> String {
    String(format: "%d:%02d", Int(seconds) / 60, Int(seconds) % 60)
  }
}

struct MusicPlayer_Previews: PreviewProvider {
  static var previews: some View { MusicPlayer() }
}
