import SwiftUI

struct WeatherBoard: View {
  @State private var places = Place.samples
  @State private var current = 0
  @State private var isFahrenheit = false
  @Environment(\.colorScheme) private var colorScheme

  private var place: Place { places[current] }

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: colorScheme == .dark ? [.black, .blue] : [.blue, .white]),
        startPoint: .top, endPoint: .bottom
      )
      .edgesIgnoringSafeArea(.all)
      VStack(spacing: 16) {
        Picker("Unit", selection: $isFahrenheit) {
          Text("°C").tag(false)
          Text("°F").tag(true)
        }
        .pickerStyle(SegmentedPickerStyle())
        .frame(width: 120)
        VStack {
          Text(place.name).font(.largeTitle)
          Text(degrees(place.now)).font(.system(size: 60, weight: .thin))
          Label(place.sky.rawValue, systemImage: place.sky.symbol)
        }
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 12) {
            ForEach(place.hours.indices, id: \.self) { hour in
              Hour(hour: hour, degrees: degrees(place.hours[hour]))
            }
          }
          .padding(.horizontal)
        }
        .frame(height: 70)
        Spacer()
        HStack {
          ForEach(places.indices, id: \.self) { index in
            Circle()
              .fill(index == current ? Color.primary : Color.secondary.opacity(0.4))
              .frame(width: 8, height: 8)
          }
        }
        Button("Next place") { withAnimation { current = (current + 1) % places.count } }
          .padding(.bottom)
      }
      .foregroundColor(.primary)
      .padding(.top)
    }
  }

  private func degrees(_ celsius: Double) -> String {
    let value = isFahrenheit ? celsius * 9 / 5 + 32 : celsius
    return "\(Int(value.rounded()))°"
  }
}

extension WeatherBoard {
  enum Sky: String {
    case sunny = "Sunny"
    case cloudy = "Cloudy"
    case rain = "Rain"

    var symbol: String {
      switch self {
      case .sunny: return "sun.max.fill"
      case .cloudy: return "cloud.fill"
      case .rain: return "drop.fill"
      }
    }
  }

  struct Place {
    let name: String
    let sky: Sky
    let hours: [Double]
    var now: Double { hours.first ?? 0 }

    static let samples = [
      Place(name: "Porto", sky: .sunny, hours: [21, 22, 24, 25, 25, 23, 21, 19]),
      Place(name: "Bergen", sky: .rain, hours: [9, 9, 10, 10, 11, 10, 9, 8]),
    ]
  }

  struct Hour: View {
    let hour: Int
    let degrees: String

    var body: some View {
      VStack {
        Text(hour == 0 ? "Now" : "+\(hour) h").font(.caption)
        Text(degrees).bold()
      }
      .padding(8)
      .background(Color.white.opacity(0.3))
      .cornerRadius(10)
    }
  }
}

struct WeatherBoard_Previews: PreviewProvider {
  static var previews: some View {
    WeatherBoard().previewDisplayName("Light")
    WeatherBoard().environment(\.colorScheme, .dark).previewDisplayName("Dark")
  }
}
