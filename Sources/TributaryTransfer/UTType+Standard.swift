// Further standard content types.
extension UTType {
  /// Content that consists of several files, such as a folder.
  public static let compositeContent = UTType("public.composite-content", [content])
  /// A folder or a package.
  public static let directory = UTType("public.directory", [item])
  /// A folder.
  public static let folder = UTType("public.folder", [directory])
  /// A folder that is shown as one file.
  public static let package = UTType("com.apple.package", [directory])
  /// A folder with a fixed structure.
  public static let bundle = UTType("com.apple.bundle", [directory])
  /// An application.
  public static let application = UTType("com.apple.application", [item])
  /// An application in the form of a bundle.
  public static let applicationBundle = UTType("com.apple.application-bundle", [application, bundle, package])
  /// A program that can be run.
  public static let executable = UTType("public.executable", [data])
  /// A text in UTF-16 with a byte order mark or in the order of the machine.
  public static let utf16PlainText = UTType("public.utf16-plain-text", [plainText])
  /// Text in columns that are separated by a character.
  public static let delimitedText = UTType("public.delimited-values-text", [text])
  /// Text in columns that are separated by tabs.
  public static let tabSeparatedText = UTType("public.tab-separated-values-text", [delimitedText])
  /// A text with formatting and attachments.
  public static let rtfd = UTType("com.apple.rtfd", [compositeContent, package])
  /// A log of events.
  public static let log = UTType("com.apple.log", [data])
  /// A YAML document.
  public static let yaml = UTType("public.yaml", [text])
  /// Source code in any language.
  public static let sourceCode = UTType("public.source-code", [plainText])
  /// Source code in Swift.
  public static let swiftSource = UTType("public.swift-source", [sourceCode])
  /// Source code in JavaScript.
  public static let javaScript = UTType("com.netscape.javascript-source", [script])
  /// Source code that an interpreter runs.
  public static let script = UTType("public.script", [sourceCode])
  /// A script for a shell.
  public static let shellScript = UTType("public.shell-script", [script])
  /// A script in Python.
  public static let pythonScript = UTType("public.python-script", [script])
  /// An image of the format GIF.
  public static let gif = UTType("com.compuserve.gif", [image])
  /// An image of the format HEIC.
  public static let heic = UTType("public.heic", [heif])
  /// An image of the format HEIF.
  public static let heif = UTType("public.heif", [image])
  /// An image of the format TIFF.
  public static let tiff = UTType("public.tiff", [image])
  /// An image of the format BMP.
  public static let bmp = UTType("com.microsoft.bmp", [image])
  /// An image of the format WebP.
  public static let webP = UTType("org.webmproject.webp", [image])
  /// A vector image of the format SVG.
  public static let svg = UTType("public.svg-image", [image, xml])
  /// An image from the sensor of a camera.
  public static let rawImage = UTType("public.camera-raw-image", [image])
  /// An icon of several sizes.
  public static let icns = UTType("com.apple.icns", [image])
  /// Sound, video, or both.
  public static let audiovisualContent = UTType("public.audiovisual-content", [data, content])
  /// Video, with or without sound.
  public static let movie = UTType("public.movie", [audiovisualContent])
  /// Video without sound.
  public static let video = UTType("public.video", [movie])
  /// Video of the format QuickTime.
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", [movie])
  /// Video of the format MPEG-4.
  public static let mpeg4Movie = UTType("public.mpeg-4", [movie])
  /// Video of the format MPEG.
  public static let mpeg = UTType("public.mpeg", [movie])
  /// Video of the format AVI.
  public static let avi = UTType("public.avi", [movie])
  /// Sound.
  public static let audio = UTType("public.audio", [audiovisualContent])
  /// Sound of the format MP3.
  public static let mp3 = UTType("public.mp3", [audio])
  /// Sound of the format WAV.
  public static let wav = UTType("com.microsoft.waveform-audio", [audio])
  /// Sound of the format AIFF.
  public static let aiff = UTType("public.aiff-audio", [audio])
  /// Sound of the format MIDI.
  public static let midi = UTType("public.midi-audio", [audio])
  /// Sound of the format MPEG-4.
  public static let mpeg4Audio = UTType("public.mpeg-4-audio", [audio])
  /// Several files in one.
  public static let archive = UTType("public.archive", [data])
  /// Several files in one of the format ZIP.
  public static let zip = UTType("public.zip-archive", [archive])
  /// A file that is compressed with gzip.
  public static let gzip = UTType("org.gnu.gnu-zip-archive", [archive])
  /// A book of the format EPUB.
  public static let epub = UTType("org.idpf.epub-container", [data, content])
  /// Data that describes a person or an organization.
  public static let contact = UTType("public.contact", [item])
  /// Data that describes a person or an organization, in the format vCard.
  public static let vCard = UTType("public.vcard", [text, contact])
  /// Data that describes an event of a calendar.
  public static let calendarEvent = UTType("public.calendar-event", [item])
  /// Events of a calendar in the format iCalendar.
  static let iCalendar = UTType("com.apple.ical.ics", [text, calendarEvent])
  /// A message, such as an email.
  public static let message = UTType("public.message", [item])
  /// The file of a font.
  public static let font = UTType("public.font", [data])
  /// A spreadsheet.
  public static let spreadsheet = UTType("public.spreadsheet", [content])
  /// A presentation.
  public static let presentation = UTType("public.presentation", [compositeContent])
  /// A database.
  public static let database = UTType("public.database", [item])

  static let further: [UTType] = [
    compositeContent, directory, folder, package, bundle, application, applicationBundle, executable, utf16PlainText,
    delimitedText, tabSeparatedText, rtfd, log, yaml, sourceCode, swiftSource, javaScript, script, shellScript,
    pythonScript, gif, heic, heif, tiff, bmp, webP, svg, rawImage, icns, audiovisualContent, movie, video,
    quickTimeMovie, mpeg4Movie, mpeg, avi, audio, mp3, wav, aiff, midi, mpeg4Audio, archive, zip, gzip, epub, contact,
    vCard, calendarEvent, iCalendar, message, font, spreadsheet, presentation, database,
  ]
}
