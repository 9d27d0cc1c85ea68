import { type StackRow, tariffStack } from '../../calculations/tariff-stack.ts'
import type { LineItem } from '../../entry/draft.ts'
import { dataLayerHts, tariffNumber } from '../../entry/hts-formats.ts'
import { centsText } from '../../money/cents.ts'
import { amount, list, text } from './shape.ts'

/** Customs takes 32 tariff rows for a line (AE record 50). */
const ROWS = 32
const CURRENCY = 2
const WHOLE = 0
const QUANTITY = 3

/**
 * The tariff rows of a line as they are filed. None while its further rows carry more duty or value than the line
 * has, since no row is filed with a negative amount; the review finds such a line.
 */
function calculationOf(line: LineItem): readonly StackRow[] {
  const rows = tariffStack(line)
  return rows.every(({ duty, value }) => duty >= 0n && value >= 0n) ? rows : []
}

/** '3.9000%' as '3.9%': a line that was imported has its percentage with all places. */
const withoutZeros = (rate: string): string =>
  rate.replace(
    /^(\d+)(\.\d*?)0*%$/,
    (_, whole: string, places: string) => `${whole}${places === '.' ? '' : places}%`,
  )

const follows = { derived: true } as const

const quantity = (place: number, name: string) =>
  amount(undefined, QUANTITY, `${name} quantity.`, {
    ...follows,
    write: (_, { quantities }: StackRow) => quantities[place]?.amount,
  })
const unit = (place: number) =>
  text(undefined, 'Its unit.', {
    ...follows,
    write: (_, { quantities }: StackRow) => quantities[place]?.unit,
  })

/** All tariff rows of a line, its own number with them, so that a reader need not work out what the own number carries. */
export const calculationShape = list(
  undefined,
  ROWS,
  'All tariff rows of the line in the order of filing; they sum to its duty and value. Follows from the other members.',
  {
    hts: text(undefined, 'Tariff number with dots, eight or ten digits.', {
      ...follows,
      write: (_, { hts }: StackRow) => dataLayerHts(tariffNumber(hts)),
    }),
    rate: text(undefined, 'The rate as the schedule prints it.', {
      ...follows,
      write: (_, { row, rate }: StackRow) => (row ? rate : withoutZeros(rate)),
    }),
    value: amount(undefined, WHOLE, 'Entered value that the row carries, whole US dollars.', {
      ...follows,
      write: (_, { value }: StackRow) => centsText(value),
    }),
    duty: amount(undefined, CURRENCY, 'Duty of the row.', {
      ...follows,
      write: (_, { duty }: StackRow) => centsText(duty),
    }),
    quantity: quantity(0, 'First'),
    unit: unit(0),
    quantity_2: quantity(1, 'Second'),
    unit_2: unit(1),
    quantity_3: quantity(2, 'Third'),
    unit_3: unit(2),
  },
  { derive: (item: LineItem) => calculationOf(item) },
)
