#if canImport(_FoundationICU) && !canImport(Darwin)
  import Foundation
  import Synchronization
  import _FoundationICU

  /// A format for numbers with units in the language of a locale.
  ///
  /// Only this file calls functions of the Unicode library that Foundation contains, and no other file depends on how the
  /// compiler imports them. Foundation's format styles cover neither months and years nor units other than those of time.
  struct MeasureText {
    /// The length of the names of units.
    enum Width {
      /// Full names: "1 hour, 30 minutes".
      case wide
      /// Short names: "1 hr, 30 min".
      case short
      /// Short names without spaces and commas: "1hr 30min".
      case shorter
      /// Symbols: "1h 30m".
      case narrow
      /// The places of a clock time: "1:30".
      case clock

      fileprivate var code: UAMeasureFormatWidth {
        switch self {
        case .wide: UAMEASFMT_WIDTH_WIDE
        case .short: UAMEASFMT_WIDTH_SHORT
        case .shorter: UAMEASFMT_WIDTH_SHORTER
        case .narrow: UAMEASFMT_WIDTH_NARROW
        case .clock: UAMEASFMT_WIDTH_NUMERIC
        }
      }
    }

    /// The appearance of numbers.
    enum Digits: Hashable {
      /// The locale's decimal format, with at most three digits after the point.
      case standard
      /// Words, such as "twenty-one".
      case spelledOut
      /// A number pattern of Unicode, such as `0.0#`.
      case pattern(String)
    }

    let locale: Locale
    let width: Width
    var digits = Digits.standard

    /// Returns a list of numbers with units, such as "1 hour, 30 minutes".
    ///
    /// - Returns: `nil` if the locale's data has no text for a unit.
    func text(_ measures: [(value: Double, unit: UAMeasureUnit)]) -> String? {
      let measures = measures.map { UAMeasure(value: $0.value, unit: $0.unit) }
      return withFormat { format, buffer, capacity, status in
        uameasfmt_formatMultiple(format, measures, Int32(measures.count), buffer, capacity, &status)
      }
    }

    /// Returns the name of a unit without a number, such as "kilometers".
    func name(of unit: UAMeasureUnit) -> String? {
      withFormat { format, buffer, capacity, status in
        uameasfmt_getUnitName(format, unit, buffer, capacity, &status)
      }
    }

    /// Returns the unit that the region of a locale uses, such as miles for large lengths in the United States.
    static func unit(of category: String, for usage: String, in locale: Locale) -> UAMeasureUnit? {
      var status = U_ZERO_ERROR
      var units = [UAMeasureUnit](repeating: UAMEASUNIT_LENGTH_METER, count: 8)
      let count = uameasfmt_getUnitsForUsage(locale.identifier, category, usage, &units, Int32(units.count), &status)
      return status.rawValue <= 0 && count > 0 ? units[0] : nil
    }

    private typealias Writer = @Sendable (OpaquePointer, UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32

    /// The formats in use. Opening one takes a millisecond, and far longer for numbers in words.
    private static let formats = Mutex<[Key: OpaquePointer]>([:])

    private struct Key: Hashable {
      let locale: String
      let width: Width
      let digits: Digits
    }

    /// Returns the text that a function of the library writes, or `nil` if the function fails.
    private func withFormat(_ write: Writer) -> String? {
      Self.formats.withLock { formats in
        let key = Key(locale: locale.identifier, width: width, digits: digits)
        guard let format = formats[key] ?? open() else { return nil }
        // Programs use few formats. The limit bounds the memory of those that use many locales.
        if formats[key] == nil && formats.count == 64 {
          formats.values.forEach { uameasfmt_close($0) }
          formats = [:]
        }
        formats[key] = format
        return text(from: format, write)
      }
    }

    private func text(from format: OpaquePointer, _ write: Writer) -> String? {
      var status = U_ZERO_ERROR
      var buffer = [UChar](repeating: 0, count: 256)
      var length = write(format, &buffer, Int32(buffer.count), &status)
      if status == U_BUFFER_OVERFLOW_ERROR {
        status = U_ZERO_ERROR
        buffer = [UChar](repeating: 0, count: Int(length) + 1)
        length = write(format, &buffer, Int32(buffer.count), &status)
      }
      guard status.rawValue <= 0, length > 0 else { return nil }
      return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }

    /// Returns a new format, or `nil` if the library cannot create it.
    private func open() -> OpaquePointer? {
      var status = U_ZERO_ERROR
      // The measure format takes ownership of the number format, also if it fails.
      guard let format = uameasfmt_open(locale.identifier, width.code, numberFormat(&status), &status) as OpaquePointer?
      else { return nil }
      guard status.rawValue <= 0 else {
        uameasfmt_close(format)
        return nil
      }
      return format
    }

    /// Returns a new number format, or `nil` for the locale's decimal format.
    private func numberFormat(_ status: inout UErrorCode) -> UnsafeMutablePointer<UNumberFormat?>? {
      switch digits {
      case .standard: return nil
      case .spelledOut: return open(UNUM_SPELLOUT, [], &status)
      case .pattern(let pattern): return open(UNUM_PATTERN_DECIMAL, Array(pattern.utf16), &status)
      }
    }

    private func open(
      _ style: UNumberFormatStyle, _ pattern: [UChar], _ status: inout UErrorCode
    ) -> UnsafeMutablePointer<UNumberFormat?>? {
      // Swift 6.3 added a prefix to most functions of the library, because the system can have a library with the same names.
      #if compiler(>=6.3)
        swift_unum_open(style, pattern, Int32(pattern.count), locale.identifier, nil, &status)
      #else
        unum_open(style, pattern, Int32(pattern.count), locale.identifier, nil, &status)
      #endif
    }
  }
#endif
