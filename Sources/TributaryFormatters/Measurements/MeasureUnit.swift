#if canImport(_FoundationICU) && !canImport(Darwin)
  import Foundation
  import _FoundationICU

  /// A unit of Foundation that the locales' data names.
  struct MeasureUnit {
    typealias Code = UAMeasureUnit

    /// A dimension in which regions use different units, with its name in the library.
    enum Category: String {
      case area, length, mass, speed, temperature, volume
    }

    /// The purpose of a unit, with its name in the library: meters are between centimeters and kilometers.
    enum Size: String, CaseIterable {
      case large
      case medium = "default"
      case small
    }

    /// The units of a region that does not use the other system.
    enum System {
      case metric, customary
    }

    let unit: Dimension
    let code: Code
    var category: Category?
    var size: Size?
    var system: System?

    /// The unit of a temperature without the name of its scale.
    static var temperatureCode: Code { UAMEASUNIT_TEMPERATURE_GENERIC }

    init(_ unit: Dimension, _ code: Code) {
      self.unit = unit
      self.code = code
    }

    init(_ unit: Dimension, _ code: Code, _ category: Category, _ size: Size, _ system: System?) {
      self.unit = unit
      self.code = code
      self.category = category
      self.size = size
      self.system = system
    }

    /// Returns the entry of a unit, or `nil` for units that the data does not name.
    static func of(_ unit: Unit) -> MeasureUnit? {
      table[ObjectIdentifier(type(of: unit))]?.first { $0.unit == unit }
    }

    /// All units, by their types. Creating them takes time, and only programs that format measurements need them.
    private static let table = Dictionary(grouping: regional + universal) { ObjectIdentifier(type(of: $0.unit)) }

    /// Returns a value in another unit of the same dimension.
    func converting(_ value: Double, to other: MeasureUnit) -> Double {
      other.unit.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
    }

    /// Returns the unit of the same size that the region of a locale uses. A unit of the region's system is unchanged.
    func preferred(in locale: Locale) -> MeasureUnit {
      guard let size, let other = regional(size, in: locale), system == nil || other.system != system else {
        return self
      }
      return other
    }

    /// Returns the largest common unit of the region in which a value is at least one, or the smallest common unit.
    func natural(for value: Double, in locale: Locale) -> MeasureUnit {
      let units = size == nil ? [] : Size.allCases.compactMap { regional($0, in: locale) }
      return units.first { abs(converting(value, to: $0)) >= 1 && $0.category != .temperature }
        ?? (value == 0 ? nil : units.last) ?? preferred(in: locale)
    }

    private func regional(_ size: Size, in locale: Locale) -> MeasureUnit? {
      guard let category, var code = MeasureText.unit(of: category.rawValue, for: size.rawValue, in: locale) else {
        return nil
      }
      // The data has no smaller volume for the United States, where 50 milliliters are 0.053 quarts.
      if code == UAMEASUNIT_VOLUME_QUART { code = UAMEASUNIT_VOLUME_FLUID_OUNCE }
      return Self.table[ObjectIdentifier(type(of: unit))]?.first { $0.code == code }
    }
  }
#endif
