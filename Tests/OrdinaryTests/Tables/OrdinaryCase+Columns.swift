@testable import OrdinarySources
import Tributary

extension OrdinaryCase {
  static let columns: [OrdinaryCase] = [
    OrdinaryCase(
      "DiskReport", { DiskReport() }, drawn: true,
      """
      see film.mov | 916; tap MB; tap MB; tap song.mp3; key up; tap delete; miss film.mov; see song.mp3 | 16
      """),
    OrdinaryCase(
      "MailColumns", { MailColumns() }, drawn: true,
      """
      see Ida | Minutes; tap mail-2; see See below.; tap answer; type Thanks; see 6 characters
      """),
    OrdinaryCase(
      "PrinterPanel", { PrinterPanel() }, drawn: true,
      """
      see Both sides | Copies; tap Paper; wait 1; see A3 | A5; tap A5; wait 1; see Print 1 on A5; tap Both sides; tap Draft
      """),
  ]
}
