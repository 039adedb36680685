@testable import OrdinarySources
import Tributary

extension OrdinaryCase {
  static let first: [OrdinaryCase] = [
    OrdinaryCase(
      "ChatRoom", { ChatRoom() }, drawn: true,
      """
      see On the train; type Which corner; tap send; wait 1; see Which corner | Which corner? Good.; tap message
      type Yes; key return; wait 1; see Yes? Good.
      """),
    OrdinaryCase(
      "SettingsForm", { SettingsForm() },
      """
      see You will be told.; tap notifications; wait 1; see Silence.; miss Quiet at night; tap name; type Ada
      tap Dark; tap About; see Version 1.2; tap Close; wait 1; miss Version 1.2
      """),
    OrdinaryCase(
      "ContactSheet", { ContactSheet() },
      """
      tap photo 5; wait 1; see Photo 5; tap Done; wait 1; miss Photo 5; tap more; wait 1; menu photo 2; tap Delete
      wait 1; miss photo 2
      """),
    OrdinaryCase(
      "MonthCalendar", { MonthCalendar() },
      """
      see February 2024 | 29; tap day 14; wait 1; see 14 February 2024; tap after; wait 1; see March 2024 | 31
      drag 100,200 220,200; wait 1; see February 2024
      """),
    OrdinaryCase(
      "BarChart", { BarChart() }, drawn: true,
      """
      see Average: 6320; tap Thu; wait 1; see Thu: 9800 steps; tap Double Friday; wait 1; see Average: 6940
      """),
    OrdinaryCase(
      "TapeDeck", { TapeDeck() },
      """
      tap play; wait 3.5; see 0:03 | -3:01; tap play; wait 2; see 0:03; tap next; see Second Floor | -1:02
      """),
    OrdinaryCase(
      "WeatherBoard", { WeatherBoard() }, drawn: true,
      """
      see Porto | 21° | Sunny; tap °F; see 70°; tap Next place; wait 1; see Bergen | 48° | Rain
      """),
    OrdinaryCase(
      "LoginScreen", { LoginScreen() },
      """
      type ada@example.org; key return; type short; key return; wait 1
      see The password has six characters or more.; type er still; key return; wait 1; see Hello, ada
      miss password; tap Log out; wait 1; see Welcome back
      """),
    OrdinaryCase(
      "ShoppingCart", { ShoppingCart() },
      """
      see 39.00 €; tap add Mug; tap add Mug; tap add Spoon; tap Basket; see 2 × Mug | 25.00 € | 29.80 €; tap Order
      see Thank you; tap OK; wait 1; see Nothing yet
      """),
    OrdinaryCase(
      "GratuityForm", { GratuityForm() },
      """
      tap amount; type 84; see 48.30 | 12.60 | 96.60; tap 20 %; see 50.40; tap Done; wait 1; miss Done
      """),
    OrdinaryCase(
      "PaintBox", { PaintBox() }, drawn: true,
      """
      see #3380CC; tap Keep; wait 1; tap Random; see #E6661A; tap Keep; wait 1; tap #3380CC; see 20%; tap Random
      """),
    OrdinaryCase(
      "TicTacToe", { TicTacToe() }, drawn: true,
      """
      see Cross to play; tap 0-0; tap 1-1; tap 0-1; tap 1-0; see Cross to play; tap 0-2; wait 1; see Cross has won
      tap 2-2; see Cross has won
      """),
    OrdinaryCase(
      "MemoryPairs", { MemoryPairs() },
      """
      see Pairs: 0; tap card 0; tap card 1; wait 1; see Turns: 1; tap card 2; tap card 3; wait 1; see Turns: 2
      """),
    OrdinaryCase(
      "TagCloud", { TagCloud() }, drawn: true,
      """
      tap linux; tap tests; see linux, swift, tests; tap Sort; wait 1; tap Remove chosen; wait 1; miss linux
      tap Tight; wait 1; see anchors
      """),
    OrdinaryCase(
      "FrequentQuestions", { FrequentQuestions() },
      """
      see When do you open?; miss At nine, except on Sundays.; tap When do you open?; wait 1
      see At nine, except on Sundays.; tap Close all; wait 1; miss At nine, except on Sundays.
      """),
    OrdinaryCase(
      "SlidingTabs", { SlidingTabs() }, drawn: true,
      """
      see 42 | minutes; tap tab Week; wait 2; see hours; tap tab Year; wait 2; see A long one; miss 42
      """),
    OrdinaryCase(
      "AddressBook", { AddressBook() },
      """
      see Ada Byron | G; tap Grace Murray; wait 1; see GM | 07 700; key escape; wait 1; tap new; wait 1
      type Barbara Lin; tap phone; type 02 111; tap Save; wait 1; see Barbara Lin | B
      """),
    OrdinaryCase(
      "SwipeDeck", { SwipeDeck() },
      """
      see Swipe; drag 160,240 300,240; wait 1; see Liked: Lisbon; drag 160,240 20,240; wait 1; miss Lisbon | Oslo
      """),
    OrdinaryCase(
      "EggTimer", { EggTimer() },
      """
      see waiting; tap Start; wait 3.5; see 7 | boiling; tap Pause; wait 3; see 7; tap Start; wait 8
      see 0 | Ready!; tap Reset; see 10 | waiting
      """),
    OrdinaryCase(
      "KanbanWall", { KanbanWall() },
      """
      see Fix the gate; menu Fix the gate; tap To Doing; wait 1; menu Order soil; wait 1; tap Remove; wait 1
      miss Order soil
      """),
    OrdinaryCase(
      "ToastBanner", { ToastBanner() },
      """
      miss toast; tap Save; wait 1; see Saved 1 times | toast; tap toast; wait 1; miss toast; tap Fail; wait 1
      see The disk is full
      """),
    OrdinaryCase(
      "DrawerSheet", { DrawerSheet() },
      """
      miss Bakery; drag 160,420 160,280; wait 1; see Bakery; drag 160,280 160,80; wait 1; see Chemist
      """),
    OrdinaryCase(
      "WidestLabel", { WidestLabel() },
      """
      see The labels are 56 points wide.; tap Long labels; wait 1
      see The labels are 136 points wide. | Street and number
      """),
    OrdinaryCase(
      "ReviewStars", { ReviewStars() },
      """
      see 3.0 | Quiet rooms.; tap Write; wait 1; tap star 5; tap text; type Lovely; tap Send; wait 1
      see 3.7 | ★★★★★ | Lovely
      """),
    OrdinaryCase(
      "ThemeStudio", { ThemeStudio() }, drawn: true,
      """
      see Reading | Nested; tap Sea; tap Large; wait 1
      """),
    OrdinaryCase(
      "WaterGlass", { WaterGlass() }, drawn: true,
      """
      see 2 of 8 glasses; tap more; tap more; wait 1; see 4 of 8 glasses; tap less; wait 1; see 3 of 8 glasses
      """),
    OrdinaryCase(
      "BookingWizard", { BookingWizard() },
      """
      see Step 1 of 4; tap guest; type Ida; tap Next; wait 1; see How long?; tap Next; wait 1; tap Breakfast
      tap Next; wait 1; see Booked | Ida | €92.00; tap Back; wait 1; see Anything else?
      """),
    OrdinaryCase(
      "ReadingList", { ReadingList() },
      """
      see 3 books | A Small Boat; tap sort; wait 1; tap Pages; wait 1; tap Winter Bees; see Winter Bees
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
  ]
}
