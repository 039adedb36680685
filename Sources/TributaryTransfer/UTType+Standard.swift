// Further standard content types.
extension UTType {
  /// The type of content that consists of several files, such as a folder.
  public static let compositeContent = UTType("public.composite-content", [content])
  /// The type of folders and packages.
  public static let directory = UTType("public.directory", [item])
  /// The type of folders.
  public static let folder = UTType("public.folder", [directory])
  /// The type of folders that are shown as one file.
  public static let package = UTType("com.apple.package", [directory])
  /// The type of folders with a fixed structure.
  public static let bundle = UTType("com.apple.bundle", [directory])
  /// The type of applications.
  public static let application = UTType("com.apple.application", [item])
  /// The type of applications in the form of bundles.
  public static let applicationBundle = UTType("com.apple.application-bundle", [application, bundle, package])
  /// The type of programs that can be run.
  public static let executable = UTType("public.executable", [data])
  /// The type of text in UTF-16 with a byte order mark or in the order of the machine.
  public static let utf16PlainText = UTType("public.utf16-plain-text", [plainText])
  /// The type of text in columns that are separated by a character.
  public static let delimitedText = UTType("public.delimited-values-text", [text])
  /// The type of text in columns that are separated by tabs.
  public static let tabSeparatedText = UTType("public.tab-separated-values-text", [delimitedText])
  /// The type of text with formatting and attachments.
  public static let rtfd = UTType("com.apple.rtfd", [compositeContent, package])
  /// The type of logs of events.
  public static let log = UTType("com.apple.log", [data])
  /// The type of YAML documents.
  public static let yaml = UTType("public.yaml", [text])
  /// The type of source code in any language.
  public static let sourceCode = UTType("public.source-code", [plainText])
  /// The type of source code in Swift.
  public static let swiftSource = UTType("public.swift-source", [sourceCode])
  /// The type of source code in JavaScript.
  public static let javaScript = UTType("com.netscape.javascript-source", [script])
  /// The type of source code that an interpreter runs.
  public static let script = UTType("public.script", [sourceCode])
  /// The type of scripts for a shell.
  public static let shellScript = UTType("public.shell-script", [script])
  /// The type of scripts in Python.
  public static let pythonScript = UTType("public.python-script", [script])
  /// The type of images of the format GIF.
  public static let gif = UTType("com.compuserve.gif", [image])
  /// The type of images of the format HEIC.
  public static let heic = UTType("public.heic", [heif])
  /// The type of images of the format HEIF.
  public static let heif = UTType("public.heif", [image])
  /// The type of images of the format TIFF.
  public static let tiff = UTType("public.tiff", [image])
  /// The type of images of the format BMP.
  public static let bmp = UTType("com.microsoft.bmp", [image])
  /// The type of images of the format WebP.
  public static let webP = UTType("org.webmproject.webp", [image])
  /// The type of vector images of the format SVG.
  public static let svg = UTType("public.svg-image", [image, xml])
  /// The type of images from the sensor of a camera.
  public static let rawImage = UTType("public.camera-raw-image", [image])
  /// The type of icons of several sizes.
  public static let icns = UTType("com.apple.icns", [image])
  /// The type of sound, video, or both.
  public static let audiovisualContent = UTType("public.audiovisual-content", [data, content])
  /// The type of video, with or without sound.
  public static let movie = UTType("public.movie", [audiovisualContent])
  /// The type of video without sound.
  public static let video = UTType("public.video", [movie])
  /// The type of video of the format QuickTime.
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", [movie])
  /// The type of video of the format MPEG-4.
  public static let mpeg4Movie = UTType("public.mpeg-4", [movie])
  /// The type of video of the format MPEG.
  public static let mpeg = UTType("public.mpeg", [movie])
  /// The type of video of the format AVI.
  public static let avi = UTType("public.avi", [movie])
  /// The type of sound.
  public static let audio = UTType("public.audio", [audiovisualContent])
  /// The type of sound of the format MP3.
  public static let mp3 = UTType("public.mp3", [audio])
  /// The type of sound of the format WAV.
  public static let wav = UTType("com.microsoft.waveform-audio", [audio])
  /// The type of sound of the format AIFF.
  public static let aiff = UTType("public.aiff-audio", [audio])
  /// The type of sound of the format MIDI.
  public static let midi = UTType("public.midi-audio", [audio])
  /// The type of sound of the format MPEG-4.
  public static let mpeg4Audio = UTType("public.mpeg-4-audio", [audio])
  /// The type of archives, which contain several files.
  public static let archive = UTType("public.archive", [data])
  /// The type of archives of the format ZIP.
  public static let zip = UTType("public.zip-archive", [archive])
  /// The type of files that are compressed with gzip.
  public static let gzip = UTType("org.gnu.gnu-zip-archive", [archive])
  /// The type of books of the format EPUB.
  public static let epub = UTType("org.idpf.epub-container", [data, content])
  /// The type of data that describes a person or an organization.
  public static let contact = UTType("public.contact", [item])
  /// The type of data that describes a person or an organization, in the format vCard.
  public static let vCard = UTType("public.vcard", [text, contact])
  /// The type of data that describes an event of a calendar.
  public static let calendarEvent = UTType("public.calendar-event", [item])
  /// The type of events of a calendar in the format iCalendar.
  static let iCalendar = UTType("com.apple.ical.ics", [text, calendarEvent])
  /// The type of messages, such as emails.
  public static let message = UTType("public.message", [item])
  /// The type of font files.
  public static let font = UTType("public.font", [data])
  /// The type of spreadsheets.
  public static let spreadsheet = UTType("public.spreadsheet", [content])
  /// The type of presentations.
  public static let presentation = UTType("public.presentation", [compositeContent])
  /// The type of databases.
  public static let database = UTType("public.database", [item])

  static let further: [UTType] = [
    compositeContent, directory, folder, package, bundle, application, applicationBundle, executable, utf16PlainText,
    delimitedText, tabSeparatedText, rtfd, log, yaml, sourceCode, swiftSource, javaScript, script, shellScript,
    pythonScript, gif, heic, heif, tiff, bmp, webP, svg, rawImage, icns, audiovisualContent, movie, video,
    quickTimeMovie, mpeg4Movie, mpeg, avi, audio, mp3, wav, aiff, midi, mpeg4Audio, archive, zip, gzip, epub, contact,
    vCard, calendarEvent, iCalendar, message, font, spreadsheet, presentation, database,
  ]
}
