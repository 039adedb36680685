@testable import OrdinarySources
import Tributary

extension OrdinaryCase {
  static let all: [OrdinaryCase] = [
    OrdinaryCase(
      "AddressBook", { AddressBook() },
      """
      see Ada Byron | G; tap Grace Murray; wait 1; see GM | 07 700; key escape; wait 1; tap new; wait 1
      type Barbara Lin; tap phone; type 02 111; tap Save; wait 1; see Barbara Lin | B
      """),
    OrdinaryCase(
      "BookingWizard", { BookingWizard() },
      """
      see Step 1 of 4; tap guest; type Ida; tap Next; wait 1; see How long?; tap Next; wait 1; tap Breakfast
      tap Next; wait 1; see Booked | Ida | €92.00; tap Back; wait 1; see Anything else?
      """),
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
      type ada@example.org; key return; type short; key return; wait 1
      see The password has six characters or more.; type er still; key return; wait 1; see Hello, ada
      miss password; tap Log out; wait 1; see Welcome back
      """),
    OrdinaryCase(
      "MailColumns", { MailColumns() }, drawn: true,
      """
      see Ida | Minutes; tap mail-2; see See below.; tap answer; type Thanks; see 6 characters
      """),
    OrdinaryCase(
      "MonthCalendar", { MonthCalendar() },
      """
      see February 2024 | 29; tap day 14; wait 1; see 14 February 2024; tap after; wait 1; see March 2024 | 31
      drag 100,200 220,200; wait 1; see February 2024
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
      "PocketCalculator", { PocketCalculator() }, drawn: true,
      """
      tap 7; tap ×; tap 6; tap =; see 42; tap ÷; tap 8; tap =; see 5.25; tap ±; see -5.25
      """),
    OrdinaryCase(
      "StretchyHeader", { StretchyHeader() },
      """
      see 20 posts | Follow; scroll scroll 200; wait 1; miss 20 posts; tap Follow; see Following
      """),
    OrdinaryCase(
      "TagCloud", { TagCloud() }, drawn: true,
      """
      tap linux; tap tests; see linux, swift, tests; tap Sort; wait 1; tap Remove chosen; wait 1; miss linux
      tap Tight; wait 1; see anchors
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
