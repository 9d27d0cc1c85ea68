import type { LineItem } from '../entry/draft.ts'
import { centsText, sumCents, toCents } from '../money/cents.ts'
import { type Cell, isSameRow, type Place } from '../pdf-text/text-cells.ts'
import { cbpUnit } from '../reference/units.ts'
import type { Block, Label } from './blocks.ts'

/** The duty of a line on the form. It is shown next to that of today's tariff, and never taken. */
export interface SaidDuty {
  /** Rate of the line's own number as it is printed: '3.9%', 'FREE'. */
  rate: string | undefined
  /** Sum of the duty of all tariff numbers of the line in dollars, without fees. */
  duty: string | undefined
}

/** A line of the form, as a draft holds it. The duty of the new entry follows from its tariff. */
export interface BrokerLine {
  number: number
  values: Partial<LineItem>
  said: SaidDuty
  /** Each tariff number with the duty on its row, in dollars; '' where none is printed there. */
  tariff: { hts: string; duty: string }[]
  /** Where the line is printed. */
  places: Place[]
}

/** The columns of lines by the words over them, from left to right. */
const COLUMNS = {
  line: /line ?n(?:o|umber)|^(?:27|31)\.?$/i,
  goods: /description of merchandise/i,
  weight: /gross weight/i,
  net: /net quantity/i,
  value: /entered value/i,
  rate: /(?:htsus|a\.) ?rate|^(?:33|37)\./i,
  duty: /duty and i\.?r/i,
} as const
type Column = keyof typeof COLUMNS

const HTSUS = /^(?:([A-Z][A-Z+*]?) )?(\d{4}\.\d{2}\.\d{2}(?:\.?\d{2})?)\b/
const CASE = /^([AC])-?(\d{3})-?(\d{3})(?:-?(\d{3}))?$/
const AMOUNT = /\$?([\d,]+(?:\.\d+)?)/
const FOOT: readonly Block[] = ['totalValue', 'declaration', 'feeSummary']

const number = (text: string): string | undefined => AMOUNT.exec(text)?.[1]?.replace(/,/g, '')

/** The lines of all pages: each begins with its number in the first column. */
export function linesOf(cells: readonly Cell[], labels: readonly Label[]): BrokerLine[] {
  const lines: BrokerLine[] = []
  for (const page of new Set(cells.map((cell) => cell.page))) {
    const onPage = cells.filter((cell) => cell.page === page)
    const columns = columnsOf(onPage)
    if (!columns) continue
    const footTop = Math.max(
      ...labels.filter((label) => label.page === page && FOOT.includes(label.block)).map(({ y }) => y),
      Number.NEGATIVE_INFINITY,
    )
    const body = onPage.filter(({ y }) => y < columns.bottom && y > footTop + 4)
    const starts = body.filter(
      (cell) => columnAt(columns.edges, cell) === 'line' && /^0*[1-9]\d{0,2}$/.test(cell.text),
    )
    for (const [index, start] of starts.entries()) {
      const end = starts[index + 1]?.y ?? Number.NEGATIVE_INFINITY
      const own = body.filter((cell) => cell.y <= start.y + 3 && cell.y > end + 3)
      lines.push(lineOf(Number(start.text), own, columns.edges))
    }
  }
  return lines
}

interface Columns {
  edges: { column: Column; x: number }[]
  /** Baseline of the lowest heading. */
  bottom: number
}

function columnsOf(cells: readonly Cell[]): Columns | undefined {
  const heading = cells.find(({ text }) => COLUMNS.goods.test(text))
  if (!heading) return undefined
  const near = cells.filter(({ y }) => Math.abs(y - heading.y) < 26)
  const edges = (Object.keys(COLUMNS) as Column[]).flatMap((column) => {
    const found = near.find(({ text }) => COLUMNS[column].test(text))
    return found ? [{ column, x: found.x }] : []
  })
  const named = new Set(edges.map(({ column }) => column))
  if (!named.has('line') || !named.has('value')) return undefined
  const headings = near.filter(({ text }) => !/^\d{1,3}$/.test(text) && !HTSUS.test(text))
  const bottom = Math.min(
    ...headings
      .filter(({ text }) =>
        /^[A-Z0-9]{1,2}\. |\b(?:no|qty|units|weight|value|rate|cents|relationship)\b\.?/i.test(text),
      )
      .map(({ y }) => y),
    heading.y,
  )
  return { edges: edges.sort((a, b) => a.x - b.x), bottom }
}

/** The column that the middle of a cell is in. */
function columnAt(edges: Columns['edges'], { x, right }: Cell): Column | undefined {
  const middle = (x + right) / 2
  return edges.findLast((edge) => edge.x - 4 <= middle)?.column
}

function lineOf(lineNumber: number, cells: readonly Cell[], edges: Columns['edges']): BrokerLine {
  const of = (column: Column) =>
    cells.filter((cell) => columnAt(edges, cell) === column).map(({ text }) => text)
  const goods = of('goods')
  const firstNumber = goods.findIndex((text) => HTSUS.test(text))
  const own = goods
    .flatMap((text) => {
      const match = HTSUS.exec(text)
      return match ? [{ program: match[1], hts: match[2] ?? '' }] : []
    })
    .find(({ hts }) => !/^9[89]/.test(hts))
  const aCase = goods.flatMap((text) => {
    const match = CASE.exec(text)
    return match ? [[match[1], match[2], match[3], match[4] ?? '000'].join('-')] : []
  })[0]
  const [gross, manifest] = of('weight').flatMap((text) => number(text) ?? [])
  const net = of('net').find((text) => number(text) !== undefined)
  const unit = /([A-Z]{1,4}\d?)\s*$/.exec(net?.toUpperCase() ?? '')?.[1]
  const values = of('value')
  const value = values.find((text) => /^\$?[\d,]+(?:\.\d\d)?$/.test(text))
  const charges = values.flatMap((text) => /^C\s*\$?([\d,]+)/.exec(text)?.[1] ?? [])[0]
  const related = values.find((text) => /related|(?:^|\s)[YN]$/i.test(text))
  const description = goods
    .slice(0, firstNumber === -1 ? goods.length : firstNumber)
    .filter((text) => !/^\$/.test(text))
    .join(' ')
  const line: Partial<LineItem> = {
    ...(description && { description: description.slice(0, 200) }),
    ...(own && { htsus: own.hts }),
    ...(own?.program && { spi: own.program }),
    ...(aCase && { adcvd_case_number: aCase }),
    ...(gross && { gross_weight_kg: gross }),
    ...(manifest && { manifest_qty: manifest }),
    ...(net && { net_qty: number(net) ?? '' }),
    ...(unit && cbpUnit(unit) && { net_uom: unit }),
    ...(value && { entered_value: number(value) ?? '' }),
    ...(charges && { charges: charges.replace(/,/g, '') }),
    ...(related && { relationship: /\bnot\b|N$/i.test(related) ? 'N' : 'Y' }),
  }
  return {
    number: lineNumber,
    values: line,
    said: saidOf(cells, edges),
    tariff: tariffOf(cells, edges),
    places: cells.map(({ page, x, y, right }) => ({ page, x, y, width: right - x })),
  }
}

const RATE = /^(?:FREE|\d+(?:\.\d+)?\s*%.*)$/i
const DUTY = /^\$?[\d,]+\.\d\d$/

/** Rate and duty on the rows of tariff numbers: fees have separate rows, without such a number. */
function saidOf(cells: readonly Cell[], edges: Columns['edges']): SaidDuty {
  const of = (column: Column) => cells.filter((cell) => columnAt(edges, cell) === column)
  const numbers = of('goods').filter(({ text }) => HTSUS.test(text))
  const besides = (column: Column, pattern: RegExp, rows: readonly Cell[]) =>
    of(column).filter((cell) => pattern.test(cell.text) && rows.some((row) => isSameRow(row, cell)))
  const own = numbers.filter(({ text }) => !/^9[89]/.test(HTSUS.exec(text)?.[2] ?? ''))
  const duties = besides('duty', DUTY, numbers)
  return {
    rate: besides('rate', RATE, own)[0]?.text.toUpperCase().replace(/\s+%/, '%'),
    duty:
      duties.length === 0
        ? undefined
        : centsText(sumCents(duties.map(({ text }) => toCents(text.replace(/[$,]/g, ''))))),
  }
}

function tariffOf(cells: readonly Cell[], edges: Columns['edges']): BrokerLine['tariff'] {
  const of = (column: Column) => cells.filter((cell) => columnAt(edges, cell) === column)
  const duties = of('duty').filter(({ text }) => DUTY.test(text))
  return of('goods').flatMap((cell) => {
    const hts = HTSUS.exec(cell.text)?.[2]
    if (!hts) return []
    const duty = duties.find((each) => isSameRow(each, cell))?.text.replace(/[$,]/g, '') ?? ''
    return [{ hts, duty }]
  })
}
