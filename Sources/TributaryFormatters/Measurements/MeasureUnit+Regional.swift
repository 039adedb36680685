#if canImport(_FoundationICU) && !canImport(Darwin)
  import Foundation
  import _FoundationICU

  extension MeasureUnit {
    /// The units of dimensions in which regions use different units.
    static var regional: [MeasureUnit] { lengths + areas + masses + volumes + speeds + temperatures }

    private static var lengths: [MeasureUnit] {
      [
        MeasureUnit(UnitLength.kilometers, UAMEASUNIT_LENGTH_KILOMETER, .length, .large, .metric),
        MeasureUnit(UnitLength.meters, UAMEASUNIT_LENGTH_METER, .length, .medium, .metric),
        MeasureUnit(UnitLength.decimeters, UAMEASUNIT_LENGTH_DECIMETER, .length, .small, .metric),
        MeasureUnit(UnitLength.centimeters, UAMEASUNIT_LENGTH_CENTIMETER, .length, .small, .metric),
        MeasureUnit(UnitLength.millimeters, UAMEASUNIT_LENGTH_MILLIMETER, .length, .small, .metric),
        MeasureUnit(UnitLength.micrometers, UAMEASUNIT_LENGTH_MICROMETER),
        MeasureUnit(UnitLength.nanometers, UAMEASUNIT_LENGTH_NANOMETER),
        MeasureUnit(UnitLength.picometers, UAMEASUNIT_LENGTH_PICOMETER),
        MeasureUnit(UnitLength.miles, UAMEASUNIT_LENGTH_MILE, .length, .large, .customary),
        MeasureUnit(UnitLength.yards, UAMEASUNIT_LENGTH_YARD, .length, .medium, .customary),
        MeasureUnit(UnitLength.feet, UAMEASUNIT_LENGTH_FOOT, .length, .medium, .customary),
        MeasureUnit(UnitLength.inches, UAMEASUNIT_LENGTH_INCH, .length, .small, .customary),
        MeasureUnit(UnitLength.scandinavianMiles, UAMEASUNIT_LENGTH_MILE_SCANDINAVIAN),
        MeasureUnit(UnitLength.lightyears, UAMEASUNIT_LENGTH_LIGHT_YEAR),
        MeasureUnit(UnitLength.nauticalMiles, UAMEASUNIT_LENGTH_NAUTICAL_MILE),
        MeasureUnit(UnitLength.fathoms, UAMEASUNIT_LENGTH_FATHOM),
        MeasureUnit(UnitLength.furlongs, UAMEASUNIT_LENGTH_FURLONG),
        MeasureUnit(UnitLength.astronomicalUnits, UAMEASUNIT_LENGTH_ASTRONOMICAL_UNIT),
        MeasureUnit(UnitLength.parsecs, UAMEASUNIT_LENGTH_PARSEC),
      ]
    }

    private static var areas: [MeasureUnit] {
      [
        MeasureUnit(UnitArea.squareKilometers, UAMEASUNIT_AREA_SQUARE_KILOMETER, .area, .large, .metric),
        MeasureUnit(UnitArea.squareMeters, UAMEASUNIT_AREA_SQUARE_METER, .area, .medium, .metric),
        MeasureUnit(UnitArea.squareCentimeters, UAMEASUNIT_AREA_SQUARE_CENTIMETER, .area, .small, .metric),
        MeasureUnit(UnitArea.squareMiles, UAMEASUNIT_AREA_SQUARE_MILE, .area, .large, .customary),
        MeasureUnit(UnitArea.squareYards, UAMEASUNIT_AREA_SQUARE_YARD, .area, .medium, .customary),
        MeasureUnit(UnitArea.squareFeet, UAMEASUNIT_AREA_SQUARE_FOOT, .area, .medium, .customary),
        MeasureUnit(UnitArea.squareInches, UAMEASUNIT_AREA_SQUARE_INCH, .area, .small, .customary),
        MeasureUnit(UnitArea.hectares, UAMEASUNIT_AREA_HECTARE),
        MeasureUnit(UnitArea.acres, UAMEASUNIT_AREA_ACRE),
      ]
    }

    private static var masses: [MeasureUnit] {
      [
        MeasureUnit(UnitMass.metricTons, UAMEASUNIT_MASS_METRIC_TON, .mass, .large, .metric),
        MeasureUnit(UnitMass.kilograms, UAMEASUNIT_MASS_KILOGRAM, .mass, .medium, .metric),
        MeasureUnit(UnitMass.grams, UAMEASUNIT_MASS_GRAM, .mass, .small, .metric),
        MeasureUnit(UnitMass.milligrams, UAMEASUNIT_MASS_MILLIGRAM),
        MeasureUnit(UnitMass.micrograms, UAMEASUNIT_MASS_MICROGRAM),
        MeasureUnit(UnitMass.shortTons, UAMEASUNIT_MASS_TON, .mass, .large, .customary),
        MeasureUnit(UnitMass.stones, UAMEASUNIT_MASS_STONE, .mass, .medium, .customary),
        MeasureUnit(UnitMass.pounds, UAMEASUNIT_MASS_POUND, .mass, .medium, .customary),
        MeasureUnit(UnitMass.ounces, UAMEASUNIT_MASS_OUNCE, .mass, .small, .customary),
        MeasureUnit(UnitMass.ouncesTroy, UAMEASUNIT_MASS_OUNCE_TROY),
        MeasureUnit(UnitMass.carats, UAMEASUNIT_MASS_CARAT),
      ]
    }

    private static var volumes: [MeasureUnit] {
      [
        MeasureUnit(UnitVolume.liters, UAMEASUNIT_VOLUME_LITER, .volume, .medium, .metric),
        MeasureUnit(UnitVolume.deciliters, UAMEASUNIT_VOLUME_DECILITER, .volume, .small, .metric),
        MeasureUnit(UnitVolume.centiliters, UAMEASUNIT_VOLUME_CENTILITER, .volume, .small, .metric),
        MeasureUnit(UnitVolume.milliliters, UAMEASUNIT_VOLUME_MILLILITER, .volume, .small, .metric),
        MeasureUnit(UnitVolume.gallons, UAMEASUNIT_VOLUME_GALLON, .volume, .medium, .customary),
        MeasureUnit(UnitVolume.quarts, UAMEASUNIT_VOLUME_QUART, .volume, .medium, .customary),
        MeasureUnit(UnitVolume.pints, UAMEASUNIT_VOLUME_PINT, .volume, .small, .customary),
        MeasureUnit(UnitVolume.fluidOunces, UAMEASUNIT_VOLUME_FLUID_OUNCE, .volume, .small, .customary),
        MeasureUnit(UnitVolume.imperialGallons, UAMEASUNIT_VOLUME_GALLON_IMPERIAL, .volume, .medium, .customary),
        MeasureUnit(
          UnitVolume.imperialFluidOunces, UAMEASUNIT_VOLUME_FLUID_OUNCE_IMPERIAL, .volume, .small, .customary),
        MeasureUnit(UnitVolume.megaliters, UAMEASUNIT_VOLUME_MEGALITER),
        MeasureUnit(UnitVolume.cubicKilometers, UAMEASUNIT_VOLUME_CUBIC_KILOMETER),
        MeasureUnit(UnitVolume.cubicMeters, UAMEASUNIT_VOLUME_CUBIC_METER),
        MeasureUnit(UnitVolume.cubicCentimeters, UAMEASUNIT_VOLUME_CUBIC_CENTIMETER),
        MeasureUnit(UnitVolume.cubicMiles, UAMEASUNIT_VOLUME_CUBIC_MILE),
        MeasureUnit(UnitVolume.cubicYards, UAMEASUNIT_VOLUME_CUBIC_YARD),
        MeasureUnit(UnitVolume.cubicFeet, UAMEASUNIT_VOLUME_CUBIC_FOOT),
        MeasureUnit(UnitVolume.cubicInches, UAMEASUNIT_VOLUME_CUBIC_INCH),
        MeasureUnit(UnitVolume.imperialQuarts, UAMEASUNIT_VOLUME_QUART_IMPERIAL),
        MeasureUnit(UnitVolume.acreFeet, UAMEASUNIT_VOLUME_ACRE_FOOT),
        MeasureUnit(UnitVolume.bushels, UAMEASUNIT_VOLUME_BUSHEL),
        MeasureUnit(UnitVolume.cups, UAMEASUNIT_VOLUME_CUP),
        MeasureUnit(UnitVolume.metricCups, UAMEASUNIT_VOLUME_CUP_METRIC),
        MeasureUnit(UnitVolume.tablespoons, UAMEASUNIT_VOLUME_TABLESPOON),
        MeasureUnit(UnitVolume.teaspoons, UAMEASUNIT_VOLUME_TEASPOON),
      ]
    }

    private static var speeds: [MeasureUnit] {
      [
        MeasureUnit(UnitSpeed.metersPerSecond, UAMEASUNIT_SPEED_METER_PER_SECOND, .speed, .medium, .metric),
        MeasureUnit(UnitSpeed.kilometersPerHour, UAMEASUNIT_SPEED_KILOMETER_PER_HOUR, .speed, .medium, .metric),
        MeasureUnit(UnitSpeed.milesPerHour, UAMEASUNIT_SPEED_MILE_PER_HOUR, .speed, .medium, .customary),
        MeasureUnit(UnitSpeed.knots, UAMEASUNIT_SPEED_KNOT),
      ]
    }

    private static var temperatures: [MeasureUnit] {
      [
        MeasureUnit(UnitTemperature.kelvin, UAMEASUNIT_TEMPERATURE_KELVIN, .temperature, .medium, nil),
        MeasureUnit(UnitTemperature.celsius, UAMEASUNIT_TEMPERATURE_CELSIUS, .temperature, .medium, .metric),
        MeasureUnit(UnitTemperature.fahrenheit, UAMEASUNIT_TEMPERATURE_FAHRENHEIT, .temperature, .medium, .customary),
      ]
    }
  }
#endif
