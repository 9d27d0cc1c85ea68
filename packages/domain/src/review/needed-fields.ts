import type { DraftData } from '../entry/draft.ts'
import { entryTable, type FieldTable, fieldOf, lineTable } from '../entry/field-table.ts'
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

const FIRST_LINE = /^line_items\.0\./

/**
 * The optional fields that this entry cannot be filed without: a bill of lading by vessel, a manufacturer ID where the
 * entry type asks for one. Paths in the draft; a field of a line by its path inside the line, since the first line is
 * judged for all. An answer that is already given does not change the result, except that of a party of which anything is
 * said: its name and address are needed then.
 */
export function neededFields(draft: DraftData, ctx: RuleContext): ReadonlySet<string> {
  const blank = structuredClone({ ...draft, line_items: draft.line_items?.slice(0, 1) })
  for (const path of ENTRY_PATHS) remove(blank, path)
  for (const party of OTHER_PARTIES)
    if (PARTS.some((part) => draft.parties?.[party]?.[part]))
      blank.parties = { ...blank.parties, [party]: NUMBER }
  for (const line of blank.line_items ?? []) for (const path of LINE_PATHS) remove(line, path)
  const needed = checkEntry(blank, ctx).filter(
    ({ severity, path }) => severity === 'error' && fieldOf(path)?.optional,
  )
  const paths = new Set(needed.map(({ path }) => path.replace(FIRST_LINE, '')))
  if (isReleasedHere(draft))
    for (const party of ['seller', 'manufacturer'])
      if (paths.has(`parties.${party}.name`))
        for (const part of NAMED_PARTS) paths.add(`parties.${party}.${part}`)
  return paths
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
