import { scaled, scaledText } from '../../money/cents.ts'
import type { AgencyRow, AgencyStatement } from '../agency-data.ts'
import type { AgencyFacts, LineQuantity } from '../programs/form.ts'
import { allRows } from '../programs/program.ts'

/** What a statement says of the quantity of a line, and what the line itself says. */
export interface QuantityContradiction {
  said: LineQuantity
  line: LineQuantity
  /** True if the statement may say less than the line: the plants in the goods weigh no more than the goods. */
  isLimit: boolean
}

type Kind = 'mass' | 'volume' | 'count'

/** Units of one kind, each as a number of the smallest one. */
const UNITS: Readonly<Record<string, readonly [kind: Kind, size: bigint]>> = {
  G: ['mass', 1n],
  KG: ['mass', 1000n],
  T: ['mass', 1_000_000n],
  CC: ['volume', 1n],
  ML: ['volume', 1n],
  L: ['volume', 1000n],
  M3: ['volume', 1_000_000n],
  NO: ['count', 1n],
  PCS: ['count', 1n],
  DOZ: ['count', 12n],
}

const PLACES = 5
/** Half of the last place of a record, which has two decimals. */
const ROUNDED = 500n

interface Measure {
  kind: Kind
  /** In the smallest unit of its kind, to five decimals. */
  amount: bigint
  /** How far rounding may have moved the amount. */
  slack: bigint
}

/** Half of the last decimal place of a number as typed. */
const halfPlace = (text: string): bigint =>
  10n ** BigInt(Math.max(0, PLACES - (text.split('.')[1]?.length ?? 0))) / 2n

function measure({ amount, unit }: LineQuantity, slack = halfPlace(amount)): Measure | undefined {
  const [kind, size] = UNITS[unit] ?? []
  const number = scaled(amount, PLACES)
  return kind && size && number ? { kind, amount: number * size, slack: slack * size } : undefined
}

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined

/** Of one lot of records PG26: how much is in the innermost packages altogether. */
function packed(levels: readonly AgencyRow[]): LineQuantity | undefined {
  const unit = levels.at(-1)?.values.unit
  const numbers = levels.map(({ values }) => scaled(values.quantity, 2))
  if (!unit || !numbers.every(isDefined)) return undefined
  const hundredths = numbers.reduce((all, number) => all * number, 1n)
  return { amount: scaledText(hundredths, 2 * levels.length), unit }
}

/** Records PG26 by lots: each begins with its outermost level. */
function packages(rows: readonly AgencyRow[]): LineQuantity[] {
  const lots: AgencyRow[][] = []
  for (const row of rows.filter(({ record }) => record === 'PG26')) {
    const open = lots.at(-1)
    if (row.values.level === '1' || !open) lots.push([row])
    else open.push(row)
  }
  return lots.map(packed).filter(isDefined)
}

const quantitiesOf = (rows: readonly AgencyRow[], record: 'PG04' | 'PG29'): LineQuantity[] =>
  rows
    .filter((row) => row.record === record)
    .map(({ values }) =>
      record === 'PG04'
        ? { amount: values.quantity ?? '', unit: values.unit ?? '' }
        : { amount: values.net ?? '', unit: values.netUnit ?? '' },
    )

/** Quantities of one kind together, in the unit of the first; undefined for none. */
function sumOf(quantities: readonly LineQuantity[], kind: Kind) {
  const own = quantities.filter(({ unit }) => UNITS[unit]?.[0] === kind)
  const measures = own.map((one) => measure(one, ROUNDED)).filter(isDefined)
  const [first] = own
  if (!first || measures.length === 0) return undefined
  const amount = measures.reduce((all, one) => all + one.amount, 0n)
  const size = UNITS[first.unit]?.[1] ?? 1n
  const text = scaledText(amount / size, PLACES).replace(/\.?0+$/, '')
  return {
    said: { amount: text, unit: first.unit },
    amount,
    slack: measures.reduce((all, { slack }) => all + slack, 0n),
  }
}

const KINDS: readonly Kind[] = ['mass', 'volume', 'count']

/** Where quantities of a kind are not those of the line; of a kind that the line has no quantity of, nothing. */
function unequal(
  said: readonly LineQuantity[],
  line: readonly LineQuantity[],
  isLimit: boolean,
): QuantityContradiction[] {
  return KINDS.flatMap((kind) => {
    const sum = sumOf(said, kind)
    const own = line.filter(({ unit }) => UNITS[unit]?.[0] === kind)
    const [first] = own
    if (!sum || !first) return []
    const isSame = own.some((quantity) => {
      const one = measure(quantity)
      if (!one) return true
      const more = sum.amount - one.amount
      return more <= sum.slack + one.slack && (isLimit || -more <= sum.slack + one.slack)
    })
    return isSame ? [] : [{ said: sum.said, line: first, isLimit }]
  })
}

/** Where the statements to one program do not add up to the quantities of their line. */
export function quantityContradictions(
  statements: readonly AgencyStatement[],
  { quantities = [], grossKg }: AgencyFacts,
): QuantityContradiction[] {
  const rows = statements.flatMap(allRows)
  const limits = [
    ...(grossKg ? [{ amount: grossKg, unit: 'KG' }] : []),
    ...quantities.filter(({ unit }) => UNITS[unit]?.[0] === 'volume'),
  ]
  return [
    ...unequal(quantitiesOf(rows, 'PG29'), quantities, false),
    ...unequal(packages(rows), quantities, false),
    ...unequal(quantitiesOf(rows, 'PG04'), limits, true),
  ]
}
