import { f, gap } from './layout.ts'

/** The digits of every amount of a statement; the first is always zero today (note 1 of the chapters). */
const AMOUNT_WIDTH = 11

/** An amount in dollars and cents from a column on. */
export const amount = <const Name extends string>(name: Name, start: number, label: string) =>
  f(name, start, start + AMOUNT_WIDTH - 1, 'N', 'C', label, { decimals: 2 })

/** Five fees by their accounting class: QA of an entry or a daily statement, QE of what is due, QJ of what was paid. */
export const feeFields = [
  f('sequence', 3, 4, 'N', 'M', 'Sequence Number'),
  f('class1', 5, 7, 'AN', 'C', 'First Fee Class Code'),
  amount('amount1', 8, 'First Fee Amount'),
  f('class2', 19, 21, 'AN', 'C', 'Second Fee Class Code'),
  amount('amount2', 22, 'Second Fee Amount'),
  f('class3', 33, 35, 'AN', 'C', 'Third Fee Class Code'),
  amount('amount3', 36, 'Third Fee Amount'),
  f('class4', 47, 49, 'AN', 'C', 'Fourth Fee Class Code'),
  amount('amount4', 50, 'Fourth Fee Amount'),
  f('class5', 61, 63, 'AN', 'C', 'Fifth Fee Class Code'),
  amount('amount5', 64, 'Fifth Fee Amount'),
  gap(75, 80),
] as const

/**
 * Q7: a daily statement and up to four entries that were taken away from it. The chapters print the places behind the
 * first as mandatory too; where fewer entries were taken away, they are blank.
 */
export const deletionFields = [
  f('number', 3, 12, 'AN', 'M', 'Daily Statement Number'),
  f('filerCode1', 13, 15, 'AN', 'M', 'Entry Filer Code (1)'),
  gap(16, 17),
  f('entryNumber1', 18, 25, 'AN', 'M', 'Entry Number (1)'),
  f('source1', 26, 28, 'AN', 'M', 'Delete Source (1)'),
  f('filerCode2', 29, 31, 'AN', 'C', 'Entry Filer Code (2)'),
  gap(32, 33),
  f('entryNumber2', 34, 41, 'AN', 'C', 'Entry Number (2)'),
  f('source2', 42, 44, 'AN', 'C', 'Delete Source (2)'),
  f('filerCode3', 45, 47, 'AN', 'C', 'Entry Filer Code (3)'),
  gap(48, 49),
  f('entryNumber3', 50, 57, 'AN', 'C', 'Entry Number (3)'),
  f('source3', 58, 60, 'AN', 'C', 'Delete Source (3)'),
  f('filerCode4', 61, 63, 'AN', 'C', 'Entry Filer Code (4)'),
  gap(64, 65),
  f('entryNumber4', 66, 73, 'AN', 'C', 'Entry Number (4)'),
  f('source4', 74, 76, 'AN', 'C', 'Delete Source (4)'),
  gap(77, 80),
] as const
