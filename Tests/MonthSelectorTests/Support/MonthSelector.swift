import ProgramTestSupport

/// The program that these tests run.
let program = Program("MonthSelector")
