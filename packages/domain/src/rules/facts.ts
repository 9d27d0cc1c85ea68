import { needsBondDetails } from '../entry/derived-facts.ts'
import type { DraftData, FeeRow, LineItem } from '../entry/draft.ts'
import { PLACES } from '../figures/amount.ts'
import { scaled } from '../figures/cents.ts'
import { entryFields, type FactsOf, type FieldTable, feeFields, lineFields } from './fields/index.ts'

/** One line as rules read it: every field filled, text trimmed, '' where nothing was given. */
export interface LineFacts extends FactsOf<typeof lineFields> {
  /** Position in the draft, from 0; findings point at it. */
  readonly index: number
  readonly lineNumber: number
  /** The digits of the HTSUS number, without dots. */
  readonly htsDigits: string
  readonly item: LineItem
}

export interface FeeFacts extends FactsOf<typeof feeFields> {
  readonly index: number
}

/** The whole entry as rules read it: the fields by name, and what is derived from them. */
export interface EntryFacts extends FactsOf<typeof entryFields> {
  /** The carrier text starts with FTZ: goods come out of a foreign trade zone. */
  readonly isFtz: boolean
  readonly hasShipment: boolean
  readonly hasParties: boolean
  /** Formal, and neither bond type 0 nor surety 999 stands in the header. */
  readonly needsBond: boolean
  /** Sum of the entered values, in cents; what cannot be read counts as zero. */
  readonly lineValueCents: bigint
  /** Sum of the gross weights, in grams. */
  readonly weightGrams: bigint
  /** Line numbers that more than one line has. */
  readonly repeatedLineNumbers: ReadonlySet<string>
  /** Manufacturer IDs of lines whose manufacturer details differ. */
  readonly sharedMids: ReadonlySet<string>
  readonly lines: readonly LineFacts[]
  readonly fees: readonly FeeFacts[]
  readonly draft: DraftData
}

type Reader = (source: unknown) => unknown

const member = (source: unknown, key: string): unknown =>
  typeof source === 'object' && source !== null ? (source as Record<string, unknown>)[key] : undefined

const BLANK = { tick: false, codes: [], 'charge-list': [], 'requirement-list': [], 'line-list': [] } as const

/** Compiles a field into a reader once, so that a line of 999 costs a few property reads. */
function reader(field: FieldTable[string]): Reader {
  const keys = field.path.split('.')
  const [first = '', second] = keys
  const get: Reader =
    keys.length === 1
      ? (source) => member(source, first)
      : keys.length === 2
        ? (source) => member(member(source, first), second as string)
        : (source) => keys.reduce(member, source)
  if (field.kind === 'tick') return (source) => get(source) === true
  if (field.kind in BLANK) {
    return (source) => {
      const value = get(source)
      return Array.isArray(value) ? value : []
    }
  }
  return (source) => {
    const value = get(source)
    return typeof value === 'string'
      ? value.trim()
      : value === undefined || value === null
        ? ''
        : String(value)
  }
}

const compile = (table: FieldTable) =>
  Object.entries(table).map(([name, field]) => [name, reader(field)] as const)

const entryReaders = compile(entryFields)
const lineReaders = compile(lineFields)
const feeReaders = compile(feeFields)

function read(readers: ReturnType<typeof compile>, source: unknown): Record<string, unknown> {
  const facts: Record<string, unknown> = {}
  for (const [name, get] of readers) facts[name] = get(source)
  return facts
}

/** Reads one line; `index` is its position in the draft. */
export function lineFacts(item: LineItem, index: number): LineFacts {
  const facts = read(lineReaders, item)
  facts.index = index
  facts.lineNumber = item.line_number
  facts.htsDigits = (facts.htsus as string).replaceAll('.', '')
  facts.item = item
  return facts as unknown as LineFacts
}

/** Reads one fee row of step 5. */
export function feeFacts(row: FeeRow, index: number): FeeFacts {
  return { ...read(feeReaders, row), index } as unknown as FeeFacts
}

/** Reads a draft into facts; a missing section or field reads as blank, never as an error. */
export function entryFacts(draft: DraftData): EntryFacts {
  const facts = read(entryReaders, draft)
  facts.isFtz = (facts.carrier as string).toUpperCase().startsWith('FTZ')
  facts.draft = draft
  facts.hasShipment = isFilled(draft.shipment_origin)
  facts.hasParties = isFilled(draft.parties)
  lazily(facts, 'needsBond', () => needsBondDetails(draft))
  lazily(facts, 'lineValueCents', () => sumScaled(draft, 'entered_value', PLACES.currency))
  lazily(facts, 'weightGrams', () => sumScaled(draft, 'gross_weight_kg', PLACES.quantity))
  lazily(facts, 'repeatedLineNumbers', () => repeatedLineNumbers(draft))
  lazily(facts, 'sharedMids', () => sharedMids(draft))
  lazily(facts, 'lines', () => (draft.line_items ?? []).map(lineFacts))
  lazily(facts, 'fees', () => (draft.totals_declarations?.fee_summary ?? []).map(feeFacts))
  return facts as unknown as EntryFacts
}

const isFilled = (section: object | undefined): boolean =>
  Object.values(section ?? {}).some((value) => value !== '' && value !== undefined && value !== false)

const sumScaled = (draft: DraftData, field: 'entered_value' | 'gross_weight_kg', places: number): bigint =>
  (draft.line_items ?? []).reduce((sum, line) => sum + (scaled(line[field], places) ?? 0n), 0n)

function repeatedLineNumbers(draft: DraftData): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { line_number } of draft.line_items ?? []) {
    const number = String(line_number)
    if (seen.has(number)) repeated.add(number)
    seen.add(number)
  }
  return repeated
}

function sharedMids(draft: DraftData): ReadonlySet<string> {
  const details = new Map<string, string>()
  const shared = new Set<string>()
  for (const { manufacturer_mid: mid, manufacturer } of draft.line_items ?? []) {
    if (!mid || !manufacturer) continue
    const { name, address_line1, city, country } = manufacturer
    const maker = [name, address_line1, city, country].join('|').toUpperCase()
    const known = details.get(mid)
    if (known !== undefined && known !== maker) shared.add(mid)
    details.set(mid, maker)
  }
  return shared
}

/** Judging one field of the header should not read a thousand lines. */
function lazily(facts: Record<string, unknown>, name: string, make: () => unknown): void {
  let value: unknown
  Object.defineProperty(facts, name, {
    enumerable: true,
    get: () => {
      value ??= make()
      return value
    },
  })
}
