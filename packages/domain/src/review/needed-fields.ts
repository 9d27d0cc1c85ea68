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

/** Optional fields that the values of other optional fields make necessary: the rate of a case, the date of an in-bond move. */
const NEEDED_BY_OTHERS = [
  'shipment_origin.bill_of_lading',
  'shipment_origin.it_number',
  'shipment_origin.it_date',
  'bond_information.additional_surety',
] as const
const LINE_NEEDED_BY_OTHERS = [
  'net_qty_2',
  'net_qty_3',
  'adcvd_case_number',
  'adcvd_case_role',
  'adcvd_rate',
  'adcvd_quantity',
  'second_case_number',
  'second_case_rate',
  'duty_note',
  'tariff_rows',
  'metal.aluminum_primary_smelt',
  'metal.steel_melt_pour',
  'zone.filing_date',
  'importer_declarations.softwood_conforms',
  'importer_declarations.softwood_price',
  'importer_declarations.craft_producer_id',
  'importer_declarations.craft_producer_name',
  'importer_declarations.craft_rate_code',
  'importer_declarations.craft_tax_rate',
  'importer_declarations.crane_certified',
  'importer_declarations.solar_certified',
] as const

/** Every save judges the fields again: for a long entry, the first lines decide. */
const LINES_JUDGED = 20

const ANY_LINE = /^line_items\.\d+\./

/**
 * The optional fields that this entry cannot be filed without: a bill of lading by vessel, a manufacturer ID where the
 * entry type asks for one, the rate of a case that is named. Paths in the draft; a field of a line by its path inside the
 * line, since a field is marked alike in all lines. A field that is needed while it is blank is needed when it is given,
 * too; a party needs its name and address as soon as anything else of it is given.
 */
export function neededFields(draft: DraftData, ctx: RuleContext): ReadonlySet<string> {
  const judged = { ...draft, line_items: draft.line_items?.slice(0, LINES_JUDGED) }
  const paths = new Set([
    ...blankButNeeded(judged, ctx),
    ...blankButNeeded(withoutOptional(judged), ctx),
    ...givenAndNeeded(judged, ctx),
  ])
  if (isReleasedHere(draft))
    for (const party of ['seller', 'manufacturer'])
      if (paths.has(`parties.${party}.name`))
        for (const part of NAMED_PARTS) paths.add(`parties.${party}.${part}`)
  return paths
}

/** The optional fields that a draft leaves blank and the rules ask for. */
const blankButNeeded = (draft: DraftData, ctx: RuleContext): string[] =>
  checkEntry(draft, ctx)
    .filter(
      ({ severity, path }) =>
        severity === 'error' && fieldOf(path)?.optional && !hasContent(valueAt(draft, path)),
    )
    .map(({ path }) => path.replace(ANY_LINE, ''))

/** The optional fields that a draft gives and that the rules would ask for if it did not. */
function givenAndNeeded(draft: DraftData, ctx: RuleContext): string[] {
  const isNeeded = (path: string, remains: DraftData) => blankButNeeded(remains, ctx).includes(path)
  const ofEntry = NEEDED_BY_OTHERS.filter((path) => {
    if (!hasContent(valueAt(draft, path))) return false
    const remains = structuredClone(draft)
    remove(remains, path)
    return isNeeded(path, remains)
  })
  const ofLines = LINE_NEEDED_BY_OTHERS.filter((path) => {
    if (!draft.line_items?.some((_, at) => hasContent(valueAt(draft, `line_items.${at}.${path}`))))
      return false
    const remains = structuredClone(draft)
    for (const line of remains.line_items ?? []) remove(line, path)
    return isNeeded(path, remains)
  })
  return [...ofEntry, ...ofLines]
}

/** The draft without its optional values. */
function withoutOptional(draft: DraftData): DraftData {
  const blank = structuredClone(draft)
  for (const path of ENTRY_PATHS) remove(blank, path)
  for (const party of OTHER_PARTIES)
    if (PARTS.some((part) => draft.parties?.[party]?.[part]))
      blank.parties = { ...blank.parties, [party]: NUMBER }
  for (const line of blank.line_items ?? []) for (const path of LINE_PATHS) remove(line, path)
  return blank
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
