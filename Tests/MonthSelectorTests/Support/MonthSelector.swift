/// The program under test.
let program = Program("MonthSelector")
