import { valueAt } from '../entry/agency-path.ts'
import type { DraftData } from '../entry/draft.ts'
import { entryTable, type FieldTable, fieldOf, lineTable } from '../entry/field-table.ts'
import { hasContent } from '../entry/has-content.ts'
import { OTHER_PARTIES } from '../entry/party-blocks.ts'
import { isReleasedHere } from '../filing/release/is-released-here.ts'
import type { RuleContext } from '../rules/context.ts'
import { checkEntry } from './check-entry.ts'

const optionalPaths = (table: FieldTable): string[] =>
  Object.values(table)
    .filter((field) => field.optional)
    .map(({ path }) => path)

/** How the goods are released is no fact to leave out: it decides what is needed. */
const ENTRY_PATHS = optionalPaths(entryTable).filter((path) => path !== 'release.method')
const LINE_PATHS = optionalPaths(lineTable)

/** The fields that make the rules ask for a party in full. */
const PARTS = ['name', 'address_line1', 'city', 'state', 'zip', 'country', 'tin'] as const
/** What a release needs of a party that it names; its rule asks for them at the name. */
const NAMED_PARTS = ['address_line1', 'city', 'country'] as const
/** A party with a number alone. */
const NUMBER = { tin: '12-3456789' }

/** Optional fields that only values of other optional fields make necessary: the rate of a case, the date of a zone. */
const WHEN_OTHERS_ARE_GIVEN = [
  'shipment_origin.bill_of_lading',
  'shipment_origin.it_number',
  'bond_information.additional_surety',
] as const
const OF_A_LINE_WHEN_OTHERS_ARE_GIVEN = [
  'adcvd_case_number',
  'adcvd_rate',
  'adcvd_quantity',
  'second_case_number',
  'duty_note',
  'tariff_rows',
  'metal.aluminum_primary_smelt',
  'metal.steel_melt_pour',
  'zone.filing_date',
  'importer_declarations.softwood_conforms',
  'importer_declarations.softwood_price',
  'importer_declarations.craft_producer_id',
  'importer_declarations.craft_rate_code',
  'importer_declarations.crane_certified',
] as const

/** The lines that are judged: the fields of all others are marked as theirs are. */
const LINES_JUDGED = 20

const ANY_LINE = /^line_items\.\d+\./

/**
 * The optional fields that this entry cannot be filed without: a bill of lading by vessel, a manufacturer ID where the
 * entry type asks for one, the rate of a case that is named. Paths in the draft; a field of a line by its path inside the
 * line, since a field that one line needs is called optional in none. An answer that is already given does not change the
 * result, except that of a party of which anything is said: its name and address are needed then.
 */
export function neededFields(draft: DraftData, ctx: RuleContext): ReadonlySet<string> {
  const judged = { ...draft, line_items: draft.line_items?.slice(0, LINES_JUDGED) }
  const paths = new Set([withoutOptional(judged), judged, ...withoutOneGiven(judged)].flatMap(blanks(ctx)))
  if (isReleasedHere(draft))
    for (const party of ['seller', 'manufacturer'])
      if (paths.has(`parties.${party}.name`))
        for (const part of NAMED_PARTS) paths.add(`parties.${party}.${part}`)
  return paths
}

/** The optional fields that a draft leaves blank and the rules ask for. */
const blanks =
  (ctx: RuleContext) =>
  (draft: DraftData): string[] =>
    checkEntry(draft, ctx)
      .filter(
        ({ severity, path }) =>
          severity === 'error' && fieldOf(path)?.optional && !hasContent(valueAt(draft, path)),
      )
      .map(({ path }) => path.replace(ANY_LINE, ''))

/** The draft without any optional value; its first line alone, which is like the others then. */
function withoutOptional(draft: DraftData): DraftData {
  const blank = structuredClone({ ...draft, line_items: draft.line_items?.slice(0, 1) })
  for (const path of ENTRY_PATHS) remove(blank, path)
  for (const party of OTHER_PARTIES)
    if (PARTS.some((part) => draft.parties?.[party]?.[part]))
      blank.parties = { ...blank.parties, [party]: NUMBER }
  for (const line of blank.line_items ?? []) for (const path of LINE_PATHS) remove(line, path)
  return blank
}

/** The draft without one value that others may make necessary, once for each that is given. */
function* withoutOneGiven(draft: DraftData): Generator<DraftData> {
  for (const path of WHEN_OTHERS_ARE_GIVEN) {
    if (!hasContent(valueAt(draft, path))) continue
    const without = structuredClone(draft)
    remove(without, path)
    yield without
  }
  for (const path of OF_A_LINE_WHEN_OTHERS_ARE_GIVEN) {
    if (!draft.line_items?.some((_, at) => hasContent(valueAt(draft, `line_items.${at}.${path}`)))) continue
    const without = structuredClone(draft)
    for (const line of without.line_items ?? []) remove(line, path)
    yield without
  }
}

/** Takes the value at a path out of a draft or a line. */
function remove(holder: object, path: string): void {
  const keys = path.split('.')
  const leaf = keys.pop()!
  let inner: unknown = holder
  for (const key of keys) inner = isObject(inner) ? inner[key] : undefined
  if (isObject(inner)) delete inner[leaf]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
