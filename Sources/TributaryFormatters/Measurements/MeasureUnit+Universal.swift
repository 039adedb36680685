#if canImport(_FoundationICU) && !canImport(Darwin)
  import Foundation
  import _FoundationICU

  extension MeasureUnit {
    /// The units that are the same in all regions.
    static var universal: [MeasureUnit] { motions + electricity + energies + pressures + others + storage }

    private static var motions: [MeasureUnit] {
      [
        MeasureUnit(UnitAcceleration.metersPerSecondSquared, UAMEASUNIT_ACCELERATION_METER_PER_SECOND_SQUARED),
        MeasureUnit(UnitAcceleration.gravity, UAMEASUNIT_ACCELERATION_G_FORCE),
        MeasureUnit(UnitAngle.degrees, UAMEASUNIT_ANGLE_DEGREE),
        MeasureUnit(UnitAngle.arcMinutes, UAMEASUNIT_ANGLE_ARC_MINUTE),
        MeasureUnit(UnitAngle.arcSeconds, UAMEASUNIT_ANGLE_ARC_SECOND),
        MeasureUnit(UnitAngle.radians, UAMEASUNIT_ANGLE_RADIAN),
        MeasureUnit(UnitAngle.revolutions, UAMEASUNIT_ANGLE_REVOLUTION),
        MeasureUnit(UnitDuration.hours, UAMEASUNIT_DURATION_HOUR),
        MeasureUnit(UnitDuration.minutes, UAMEASUNIT_DURATION_MINUTE),
        MeasureUnit(UnitDuration.seconds, UAMEASUNIT_DURATION_SECOND),
        MeasureUnit(UnitDuration.milliseconds, UAMEASUNIT_DURATION_MILLISECOND),
        MeasureUnit(UnitDuration.microseconds, UAMEASUNIT_DURATION_MICROSECOND),
        MeasureUnit(UnitDuration.nanoseconds, UAMEASUNIT_DURATION_NANOSECOND),
        MeasureUnit(UnitFrequency.gigahertz, UAMEASUNIT_FREQUENCY_GIGAHERTZ),
        MeasureUnit(UnitFrequency.megahertz, UAMEASUNIT_FREQUENCY_MEGAHERTZ),
        MeasureUnit(UnitFrequency.kilohertz, UAMEASUNIT_FREQUENCY_KILOHERTZ),
        MeasureUnit(UnitFrequency.hertz, UAMEASUNIT_FREQUENCY_HERTZ),
      ]
    }

    private static var electricity: [MeasureUnit] {
      [
        MeasureUnit(UnitElectricCurrent.amperes, UAMEASUNIT_ELECTRIC_AMPERE),
        MeasureUnit(UnitElectricCurrent.milliamperes, UAMEASUNIT_ELECTRIC_MILLIAMPERE),
        MeasureUnit(UnitElectricPotentialDifference.volts, UAMEASUNIT_ELECTRIC_VOLT),
        MeasureUnit(UnitElectricResistance.ohms, UAMEASUNIT_ELECTRIC_OHM),
      ]
    }

    private static var energies: [MeasureUnit] {
      [
        MeasureUnit(UnitEnergy.kilojoules, UAMEASUNIT_ENERGY_KILOJOULE),
        MeasureUnit(UnitEnergy.joules, UAMEASUNIT_ENERGY_JOULE),
        MeasureUnit(UnitEnergy.kilocalories, UAMEASUNIT_ENERGY_KILOCALORIE),
        MeasureUnit(UnitEnergy.calories, UAMEASUNIT_ENERGY_CALORIE),
        MeasureUnit(UnitEnergy.kilowattHours, UAMEASUNIT_ENERGY_KILOWATT_HOUR),
        MeasureUnit(UnitPower.gigawatts, UAMEASUNIT_POWER_GIGAWATT),
        MeasureUnit(UnitPower.megawatts, UAMEASUNIT_POWER_MEGAWATT),
        MeasureUnit(UnitPower.kilowatts, UAMEASUNIT_POWER_KILOWATT),
        MeasureUnit(UnitPower.watts, UAMEASUNIT_POWER_WATT),
        MeasureUnit(UnitPower.milliwatts, UAMEASUNIT_POWER_MILLIWATT),
        MeasureUnit(UnitPower.horsepower, UAMEASUNIT_POWER_HORSEPOWER),
      ]
    }

    private static var pressures: [MeasureUnit] {
      [
        MeasureUnit(UnitPressure.newtonsPerMetersSquared, UAMEASUNIT_PRESSURE_PASCAL),
        MeasureUnit(UnitPressure.megapascals, UAMEASUNIT_PRESSURE_MEGAPASCAL),
        MeasureUnit(UnitPressure.kilopascals, UAMEASUNIT_PRESSURE_KILOPASCAL),
        MeasureUnit(UnitPressure.hectopascals, UAMEASUNIT_PRESSURE_HECTOPASCAL),
        MeasureUnit(UnitPressure.inchesOfMercury, UAMEASUNIT_PRESSURE_INCH_HG),
        MeasureUnit(UnitPressure.bars, UAMEASUNIT_PRESSURE_BAR),
        MeasureUnit(UnitPressure.millibars, UAMEASUNIT_PRESSURE_MILLIBAR),
        MeasureUnit(UnitPressure.millimetersOfMercury, UAMEASUNIT_PRESSURE_MILLIMETER_OF_MERCURY),
        MeasureUnit(UnitPressure.poundsForcePerSquareInch, UAMEASUNIT_PRESSURE_POUND_PER_SQUARE_INCH),
      ]
    }

    private static var others: [MeasureUnit] {
      [
        MeasureUnit(UnitConcentrationMass.milligramsPerDeciliter, UAMEASUNIT_CONCENTRATION_MILLIGRAM_PER_DECILITER),
        MeasureUnit(UnitDispersion.partsPerMillion, UAMEASUNIT_CONCENTRATION_PART_PER_MILLION),
        MeasureUnit(UnitFuelEfficiency.litersPer100Kilometers, UAMEASUNIT_CONSUMPTION_LITER_PER_100_KILOMETERs),
        MeasureUnit(UnitFuelEfficiency.milesPerGallon, UAMEASUNIT_CONSUMPTION_MILE_PER_GALLON),
        MeasureUnit(UnitFuelEfficiency.milesPerImperialGallon, UAMEASUNIT_CONSUMPTION_MILE_PER_GALLON_IMPERIAL),
        MeasureUnit(UnitIlluminance.lux, UAMEASUNIT_LIGHT_LUX),
      ]
    }

    private static var storage: [MeasureUnit] {
      [
        MeasureUnit(UnitInformationStorage.bits, UAMEASUNIT_DIGITAL_BIT),
        MeasureUnit(UnitInformationStorage.kilobits, UAMEASUNIT_DIGITAL_KILOBIT),
        MeasureUnit(UnitInformationStorage.megabits, UAMEASUNIT_DIGITAL_MEGABIT),
        MeasureUnit(UnitInformationStorage.gigabits, UAMEASUNIT_DIGITAL_GIGABIT),
        MeasureUnit(UnitInformationStorage.terabits, UAMEASUNIT_DIGITAL_TERABIT),
        MeasureUnit(UnitInformationStorage.bytes, UAMEASUNIT_DIGITAL_BYTE),
        MeasureUnit(UnitInformationStorage.kilobytes, UAMEASUNIT_DIGITAL_KILOBYTE),
        MeasureUnit(UnitInformationStorage.megabytes, UAMEASUNIT_DIGITAL_MEGABYTE),
        MeasureUnit(UnitInformationStorage.gigabytes, UAMEASUNIT_DIGITAL_GIGABYTE),
        MeasureUnit(UnitInformationStorage.terabytes, UAMEASUNIT_DIGITAL_TERABYTE),
        MeasureUnit(UnitInformationStorage.petabytes, UAMEASUNIT_DIGITAL_PETABYTE),
      ]
    }
  }
#endif
