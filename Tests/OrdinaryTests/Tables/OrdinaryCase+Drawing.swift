@testable import OrdinarySources
import Tributary

extension OrdinaryCase {
  static let drawing: [OrdinaryCase] = [
    OrdinaryCase(
      "WallClock", { WallClock() }, drawn: true,
      """
      see November 14, 2023 |  20 s; wait 2; see  22 s; tap Seconds; wait 0.5
      """),
    OrdinaryCase(
      "ParcelTracker", { ParcelTracker() }, drawn: true,
      """
      see You expect 0 parcels; tap Look; wait 1; see You expect 2 parcels | Books | 4711
      see Arrives in 2 hours, 4 minutes | Arrives in 2 days, 7 hours
      """),
    OrdinaryCase(
      "PhotoBooth", { PhotoBooth() }, drawn: true,
      """
      tap Mono; tap Dusk; tap card; wait 0.25; wait 1; see Taken at noon; tap card; wait 1
      """),
    OrdinaryCase(
      "NewsFeed", { NewsFeed() }, drawn: true,
      """
      tap Reload; wait 0.5; see Local news | Now with a word | From afar
      """),
    OrdinaryCase(
      "WaveMeter", { WaveMeter() }, drawn: true,
      """
      tap Run; wait 1.25; see Stop; tap Stop; wait 0.5; see Run
      """),
  ]
}
