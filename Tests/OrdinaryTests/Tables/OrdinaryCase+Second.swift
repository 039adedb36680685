@testable import OrdinarySources
import Tributary

extension OrdinaryCase {
  static let second: [OrdinaryCase] = [
    OrdinaryCase(
      "AnimatedTabs", { AnimatedTabs() },
      """
      see Home; tap tab-search; wait 1; see Search; drag 200,200 80,200; wait 1; see Profile; drag 200,200 80,200
      wait 1; see Profile; tap tab-home; wait 1; see 4 visits
      """),
    OrdinaryCase(
      "BankAccount", { BankAccount() }, drawn: true,
      """
      see 1,250.00; tap transfer; wait 1; tap amount; type 2000; tap confirm; wait 1; see Not enough money; tap OK
      wait 1; key escape; wait 1; tap transfer; wait 1; tap amount; type 250; tap confirm; wait 1
      see 1,000.00 | -250.00; tap hide; see ••••
      """),
    OrdinaryCase(
      "BookShelf", { BookShelf() },
      """
      see Reading (1) | To read (2); tap book-2; wait 1; see Winter Roads | Page 0 of 210; drag 10,232 160,232
      wait 1; tap Done; wait 1; see Reading (2)
      """),
    OrdinaryCase(
      "ChatThread", { ChatThread() },
      """
      see 3 messages; tap field; type Me too; tap send; wait 1; see 4 messages | Me too; tap clear; wait 1
      tap Delete all; wait 1; see 0 messages | Say hello
      """),
    OrdinaryCase(
      "ColorMixer", { ColorMixer() }, drawn: true,
      """
      see #3366CC; tap invert; see #CC9933; tap save; wait 1; see swatch-1 | Saved: 1; tap reset; see #3366CC
      tap swatch-1; see #CC9933
      """),
    OrdinaryCase(
      "EventCountdown", { EventCountdown() },
      """
      see in 3 days | in 12 days; tap next-day; tap next-day; tap next-day; see today | now; tap next-day
      see 1 day ago; tap pin-2; wait 1; see Conference
      """),
    OrdinaryCase(
      "ExpandableFAQ", { ExpandableFAQ() },
      """
      miss answer-1; tap question-1; wait 1; see Within 30 days.; tap question-2; wait 1; see answer-2
      miss answer-1; tap several; wait 1; tap question-1; wait 1; see answer-1 | answer-2; tap helpful-1; wait 1
      see Thank you!; tap fold; wait 1; miss answer-1 | answer-2
      """),
    OrdinaryCase(
      "FlashCards", { FlashCards() },
      """
      see der Apfel | Card 1 of 4; tap card; wait 1; see the apple; tap known; wait 1
      see Card 2 of 4 | die Brücke; drag 200,240 50,240; wait 1; see Card 3 of 4; tap known; wait 1; tap known
      wait 1; see 3 known, 1 to repeat; tap restart; wait 1; see Card 1 of 4; tap known; wait 1; tap card; wait 1
      see the bridge
      """),
    OrdinaryCase(
      "HabitTracker", { HabitTracker() },
      """
      see 1 of 3 today; tap habit-Read; wait 1; see 2 of 3 today | 5 days; tap add; wait 1; see New habit
      tap name; type Swim; tap save; wait 1; see 2 of 4 today | Swim
      """),
    OrdinaryCase(
      "HotelBooking", { HotelBooking() },
      """
      see $180.00; tap breakfast; wait 1; tap book; wait 1; see Book for $210.00?; tap Book now; wait 1
      miss Book now
      """),
    OrdinaryCase(
      "InvoiceTable", { InvoiceTable() },
      """
      see $1,310.00; tap Amount; wait 1; tap Amount; wait 1; tap Paper; see Paper; tap paid; wait 1; see $1,260.00
      tap only-open; wait 1; miss line-2
      """),
    OrdinaryCase(
      "KanbanBoard", { KanbanBoard() },
      """
      see Write tests; tap Write tests; wait 1; menu Fix crash; wait 1; tap Done; wait 1; tap add; wait 1
      tap title; type Ship it; key return; wait 1; see Ship it
      """),
    OrdinaryCase(
      "LanguagePicker", { LanguagePicker() },
      """
      see Hello; tap open; wait 1; see English | Deutsch | Español | Suomi; tap row-es; wait 1; see Hola | Español
      tap open; wait 1; tap star-fi; wait 1; see Favorites
      """),
    OrdinaryCase(
      "MemoryGame", { MemoryGame() },
      """
      see Moves: 0; tap card-0; wait 0.5; tap card-5; wait 0.5; see Pairs: 1; tap restart; wait 1; see Moves: 0
      tap card-1; wait 0.5; tap card-2; wait 0.5; see Moves: 1; wait 2; tap card-3
      """),
    OrdinaryCase(
      "MovieBrowser", { MovieBrowser() },
      """
      see The Long Quay; tap The Long Quay; wait 1; see Drama, 2016; tap watchlist; see On Watchlist; key escape
      wait 1; see 1 on the watchlist
      """),
    OrdinaryCase(
      "MusicPlayer", { MusicPlayer() },
      """
      see Harbour Lights | 0:00; tap play; wait 3.5; see 0:03; tap play; tap next; wait 1; see Night Ferry | 0:00
      """),
    OrdinaryCase(
      "OnboardingPages", { OnboardingPages() }, drawn: true,
      """
      see Welcome | 1 of 3; tap continue; wait 1; see Stay in touch | 2 of 3; tap continue; wait 1
      see All set | Get started; tap continue; wait 1; see You are in; tap again; wait 1; see Welcome
      tap continue
      """),
    OrdinaryCase(
      "PasswordMaker", { PasswordMaker() },
      """
      see amber-river-stone; tap digits; wait 1; tap _; wait 1; see amber_river_stone_27
      """),
    OrdinaryCase(
      "PhotoGrid", { PhotoGrid() }, drawn: true,
      """
      see 12 photos; tap photo-3; wait 1; see Photo 3; tap favorite; tap close; wait 1; see 12 photos, 1 favorite
      tap Favorites; wait 1; see photo-3; miss photo-4
      """),
    OrdinaryCase(
      "PlantCare", { PlantCare() },
      """
      see 2 plants are thirsty; tap water-Fern; wait 1; see 1 plant is thirsty | 100%; tap Cactus; wait 1
      see Cactus
      """),
    OrdinaryCase(
      "PodcastQueue", { PodcastQueue() },
      """
      see Ep. 12 | Ep. 7 | Ep. 31; tap mini; wait 1; tap faster; see 1.5×; tap close; wait 1
      """),
    OrdinaryCase(
      "PollView", { PollView() }, drawn: true,
      """
      see 23 votes | 52%; tap option-Bus; tap submit; wait 1; see 24 votes | 25% | Thanks for voting; tap undo
      wait 1; see 23 votes
      """),
    OrdinaryCase(
      "RatingStars", { RatingStars() },
      """
      see No rating; tap star-4; see 4 of 5; tap star-4; see No rating; tap star-2
      """),
    OrdinaryCase(
      "ReceiptSplitter", { ReceiptSplitter() },
      """
      see 14.00; tap item-2-Ada; wait 1; see 8.00 | 20.00; tap add; wait 1; tap label; type Cake; tap price
      type 6; key return; tap insert; wait 1; see 11.00 | 23.00
      """),
    OrdinaryCase(
      "SleepChart", { SleepChart() }, drawn: true,
      """
      see 7 h 20 min | bar-Mon | bar-Sun; tap bar-Wed; wait 1; see Wed: 6 h 0 min; tap Bed time; wait 1; see 23:10
      miss Wed: 6 h 0 min
      """),
    OrdinaryCase(
      "StopwatchLaps", { StopwatchLaps() },
      """
      see 00:00.0; tap right; wait 2.05; see 00:02.0; tap left; wait 1; tap left; wait 0.01; see 00:01.0
      tap right; wait 3; see 00:03.0; tap left; see 00:00.0; miss lap-1; tap right; wait 1; tap left
      """),
    OrdinaryCase(
      "TeamRoster", { TeamRoster() },
      """
      see Ida Berg | Jon Falk | Mia Holm; tap Jon Falk; wait 1; tap captain; wait 1; key escape; wait 1
      see captain-mark
      """),
    OrdinaryCase(
      "TipCalculator", { TipCalculator() },
      """
      tap amount; type 80; tap 20%; see 16.00 | 96.00 | 48.00; tap 15%; see 12.00; tap clear; see 0.00
      """),
    OrdinaryCase(
      "TransitBoard", { TransitBoard() },
      """
      see 10:00; wait 2.5; see 10:02; tap Line; wait 1; tap delays; wait 1; miss +4
      """),
    OrdinaryCase(
      "TravelChecklist", { TravelChecklist() },
      """
      see 1 of 5 packed; tap Passport; wait 1; see 2 of 5 packed; tap field; type Map; key return; wait 1
      see 2 of 6 packed | Map; tap menu; wait 1; tap Hide packed; wait 1; miss Passport; tap menu; wait 1
      tap Unpack everything; wait 1; tap Unpack; wait 1; see 0 of 6 packed
      """),
    OrdinaryCase(
      "UnitConverter", { UnitConverter() },
      """
      see 62.14 mi; tap swap; wait 1
      """),
    OrdinaryCase(
      "WorkoutPlan", { WorkoutPlan() },
      """
      see Monday | Squats | Lunges; tap start; wait 1; see 19 s; wait 4.5; see 15 s; tap skip; wait 1; see Lunges
      tap skip; wait 1; see Done; tap finish; wait 1; see 1 workout; tap Log; wait 1; see Monday: 2 exercises
      """),
  ]
}
