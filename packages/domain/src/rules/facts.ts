import { needsBondDetails } from '../entry/derived-facts.ts'
import type { DraftData } from '../entry/draft.ts'
import { PLACES } from '../money/amount.ts'
import { scaled } from '../money/cents.ts'
import { entryFields, type FactsOf, type Field, type FieldKind } from './fields/index.ts'
import { type FeeFacts, feeFacts, type LineFacts, lineFacts, list, text } from './line-facts.ts'

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

type Reader = (draft: DraftData) => unknown

const member = (source: unknown, key: string): unknown =>
  typeof source === 'object' && source !== null ? (source as Record<string, unknown>)[key] : undefined

const LISTS = new Set<FieldKind>(['codes', 'line-list'])

/** How a field's fact is read from the draft at its path. */
function reader({ path, kind }: Field): Reader {
  const keys = path.split('.')
  const get: Reader = (draft) => keys.reduce<unknown>(member, draft)
  if (kind === 'tick') return (draft) => get(draft) === true
  if (LISTS.has(kind)) return (draft) => list(get(draft) as readonly unknown[] | undefined)
  return (draft) => text(get(draft))
}

const READERS = Object.entries(entryFields).map(([name, field]) => [name, reader(field)] as const)

/** Reads a draft into facts; a missing section or field reads as blank, never as an error. */
export function entryFacts(draft: DraftData): EntryFacts {
  const facts: Record<string, unknown> = {}
  for (const [name, read] of READERS) facts[name] = read(draft)
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
