import { valuedLines } from '../entry/article-set.ts'
import { askedDraft } from '../entry/asked-fields.ts'
import { needsBondDetails } from '../entry/derived-facts.ts'
import type { DraftData } from '../entry/draft.ts'
import { entryTable, type FactsOf } from '../entry/field-table.ts'
import { hasContent } from '../entry/has-content.ts'
import { PLACES } from '../money/amount.ts'
import { sumTyped } from '../money/cents.ts'
import { type RuleFee, type RuleLine, ruleFee, ruleLine } from './line-facts.ts'
import { factReader, withDerived } from './read-facts.ts'

/** The whole entry as rules read it: the fields by name, and what is derived from them. */
export interface EntryFacts extends FactsOf<typeof entryTable> {
  /** The carrier text starts with FTZ: goods come out of a foreign trade zone. */
  readonly isFtz: boolean
  readonly hasShipment: boolean
  readonly hasParties: boolean
  /** Formal, and the header has neither bond type 0 nor surety 999. */
  readonly needsBond: boolean
  /** Sum of the entered values, in cents; what cannot be read counts as zero. */
  readonly lineValueCents: bigint
  /** Sum of the gross weights, in grams. */
  readonly weightGrams: bigint
  /** Line numbers that more than one line has. */
  readonly repeatedLineNumbers: ReadonlySet<string>
  /** Manufacturer IDs of lines whose manufacturer details differ. */
  readonly sharedMids: ReadonlySet<string>
  readonly lines: readonly RuleLine[]
  readonly fees: readonly RuleFee[]
  readonly draft: DraftData
}

const ENTRY = factReader(entryTable)

/**
 * Reads a draft into facts. A missing section or field reads as blank, and so does a value that no page asks for:
 * nobody could correct it.
 */
export function entryFacts(stored: DraftData): EntryFacts {
  const draft = askedDraft(stored)
  const facts = ENTRY.read(draft, {
    draft,
    hasShipment: hasContent(draft.shipment_origin),
    hasParties: hasContent(draft.parties),
  })
  return withDerived(
    Object.assign(facts, { isFtz: facts.importing_carrier.toUpperCase().startsWith('FTZ') }),
    {
      needsBond: () => needsBondDetails(draft),
      lineValueCents: () =>
        sumScaled(
          { ...draft, line_items: valuedLines(draft.line_items ?? []) },
          'entered_value',
          PLACES.currency,
        ),
      weightGrams: () => sumScaled(draft, 'gross_weight_kg', PLACES.quantity),
      repeatedLineNumbers: () => repeatedLineNumbers(draft),
      sharedMids: () => sharedMids(draft),
      lines: () => (draft.line_items ?? []).map(ruleLine),
      fees: () => (draft.totals_declarations?.fee_summary ?? []).map(ruleFee),
    },
  )
}

const sumScaled = (draft: DraftData, field: 'entered_value' | 'gross_weight_kg', places: number): bigint =>
  sumTyped(
    (draft.line_items ?? []).map((line) => line[field]),
    places,
  )

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
