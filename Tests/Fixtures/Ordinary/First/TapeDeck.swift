import Combine
import SwiftUI

struct TapeDeck: View {
  @ObservedObject private var player = Player()
  @State private var volume = 0.5
  @State private var isListShown = false

  var body: some View {
    VStack(spacing: 20) {
      Circle()
        .fill(AngularGradient(gradient: Gradient(colors: [.purple, .pink, .purple]), center: .center))
        .overlay(Circle().fill(Color(white: 0.95)).frame(width: 40, height: 40))
        .rotationEffect(.degrees(player.position * 36))
        .frame(width: 160, height: 160)
        .shadow(radius: 4)
      VStack {
        Text(player.song.title).font(.headline)
        Text(player.song.artist).font(.subheadline).foregroundColor(.secondary)
      }
      VStack(spacing: 4) {
        Slider(value: $player.position, in: 0...player.song.length).accessibilityIdentifier("position")
        HStack {
          Text(Self.clock(player.position))
          Spacer()
          Text("-" + Self.clock(player.song.length - player.position))
        }
        .font(Font.caption.monospacedDigit())
      }
      HStack(spacing: 40) {
        Button(action: { player.skip(-1) }) { Image(systemName: "arrow.left") }.accessibilityIdentifier("previous")
        Button(action: player.toggle) {
          Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").font(.largeTitle)
        }
        .accessibilityIdentifier("play")
        Button(action: { player.skip(1) }) { Image(systemName: "arrow.right") }.accessibilityIdentifier("next")
      }
      HStack {
        Image(systemName: "speaker.wave.2")
        Slider(value: $volume).accessibilityIdentifier("volume")
        Text("\(Int(volume * 100)) %")
      }
      .foregroundColor(.secondary)
    }
    .padding()
  }

  static func clock(_ seconds: Double) -> String {
    let seconds = Int(seconds)
    return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }

  struct Song {
    let title: String
    let artist: String
    let length: Double
  }

  final class Player: ObservableObject {
    let songs = [
      Song(title: "Low Tide", artist: "The Piers", length: 184),
      Song(title: "Second Floor", artist: "Anna Holm", length: 62),
    ]
    @Published var position = 0.0
    @Published private(set) var isPlaying = false
    @Published private var index = 0
    private var timer: AnyCancellable?

    var song: Song { songs[index] }

    func toggle() {
      isPlaying.toggle()
      timer = nil
      guard isPlaying else { return }
      timer = Timer.publish(every: 1, on: .main, in: .common)
        .autoconnect()
        .sink { [weak self] _ in self?.tick() }
    }

    func skip(_ step: Int) {
      index = (index + step + songs.count) % songs.count
      position = 0
    }

    private func tick() {
      if position + 1 >= song.length { skip(1) } else { position += 1 }
    }
  }
}
