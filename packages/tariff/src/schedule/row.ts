/** One row as the schedule prints it: a number of 4 to 10 digits, or a heading without number. Rates are its own text. */
export interface Row {
  /** Digits without dots; '' for a heading without number. */
  readonly number: string
  readonly indent: number
  readonly description: string
  readonly units: readonly string[]
  readonly general: string
  readonly special: string
  readonly column2: string
  /** Additional duty of the agricultural safeguards (subchapter IV of chapter 99). */
  readonly additional: string
}

/** A problem with a file; the whole file is refused. */
export interface RowProblem {
  /** 1 is the first row of goods. */
  readonly row: number
  readonly problem: string
}

/** '9405118440' as '9405.11.8440', as the schedule and CBP write it. */
export const withDots = (number: string): string =>
  [number.slice(0, 4), number.slice(4, 6), number.slice(6)].filter(Boolean).join('.')

/** The digits of a number as a person types it. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '')
