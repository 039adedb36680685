@testable import OrdinarySources
import Tributary

extension OrdinaryCase {
  static let all: [OrdinaryCase] = [
    OrdinaryCase(
      "DrawerSheet", { DrawerSheet() },
      """
      miss Bakery; drag 160,420 160,280; wait 1; see Bakery; drag 160,280 160,80; wait 1; see Chemist
      """),
    OrdinaryCase(
      "EventCountdown", { EventCountdown() },
      """
      see in 3 days | in 12 days; tap next-day; tap next-day; tap next-day; see today | now; tap next-day
      see 1 day ago; tap pin-2; wait 1; see Conference
      """),
    OrdinaryCase(
      "InvoiceTable", { InvoiceTable() },
      """
      see $1,310.00; tap Amount; wait 1; tap Amount; wait 1; tap Paper; see Paper; tap paid; wait 1; see $1,260.00
      tap only-open; wait 1; miss line-2
      """),
    OrdinaryCase(
      "KanbanWall", { KanbanWall() },
      """
      see Fix the gate; menu Fix the gate; tap To Doing; wait 1; menu Order soil; wait 1; tap Remove; wait 1
      miss Order soil
      """),
    OrdinaryCase(
      "LanguagePicker", { LanguagePicker() },
      """
      see Hello; tap open; wait 1; see English | Deutsch | Español | Suomi; tap row-es; wait 1; see Hola | Español
      tap open; wait 1; tap star-fi; wait 1; see Favorites
      """),
    OrdinaryCase(
      "LoginScreen", { LoginScreen() },
      """
      type ada@example.org; return; type short; return; wait 1
      see The password has six characters or more.; type er still; return; wait 1; see Hello, ada
      miss password; tap Log out; wait 1; see Welcome back
      """),
    OrdinaryCase(
      "MailColumns", { MailColumns() }, drawn: true,
      """
      see Ida | Minutes; tap mail-2; see See below.; tap answer; type Thanks; see 6 characters
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
      "StretchyHeader", { StretchyHeader() },
      """
      see 20 posts | Follow; scroll scroll 200; wait 1; miss 20 posts; tap Follow; see Following
      """),
    OrdinaryCase(
      "TipCalculator", { TipCalculator() },
      """
      tap amount; type 80; tap 20%; see 16.00 | 96.00 | 48.00; tap 15%; see 12.00; tap clear; see 0.00
      """),
    OrdinaryCase(
      "WidestLabel", { WidestLabel() },
      """
      see The labels are 56 points wide.; tap Long labels; wait 1
      see The labels are 136 points wide. | Street and number
      """),
  ]
}
