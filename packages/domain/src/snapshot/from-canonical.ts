import type { DraftData, FeeRow, LineItem } from '../entry/draft.ts'
import { normaliseDraft } from '../entry/normalise-draft.ts'
import { OTHER_PARTIES } from '../entry/party-blocks.ts'
import { isMaskedNumber } from '../parties/personal-number.ts'
import { alpha2Of } from '../reference/countries.ts'
import { canonicalFacts } from './canonical-facts.ts'
import { instantProblems, lineProblems, summaryProblems, unique } from './check-canonical.ts'
import { decimalText } from './decimal-text.ts'
import type { CanonicalProblem } from './member-problem.ts'
import { atPlace } from './path.ts'
import { type Claim, readCanonical } from './read-canonical.ts'
import { CANONICAL_SHAPES } from './shape/canonical.shape.ts'
import { ENTRY_SHAPES } from './shape/entry.shape.ts'
import { knownVersion, SCHEMA_VERSIONS, type SchemaVersion } from './shape/schema-version.ts'
import { writeMembers } from './write-canonical.ts'

export type ImportResult =
  | { ok: true; draft: DraftData; notes: CanonicalProblem[] }
  | { ok: false; problems: CanonicalProblem[] }

/**
 * The draft that a canonical JSON describes. Refused as a whole, with every wrong field and its path, when anything
 * in it is wrong; `version`, `generated_at`, `issues` and `summary` are judged where given and otherwise passed over.
 * `newId` names lines and fee rows. `notes` say what the person has to type again, as it was masked.
 */
export function fromCanonical(json: unknown, newId: () => string): ImportResult {
  const named = atPlace(json, 'schema_version')
  const version = knownVersion(named)
  if (!version) return { ok: false, problems: [versionProblem(named)] }
  const { draft: read, problems, claims } = readCanonical(CANONICAL_SHAPES[version], json)
  const found = unique([
    ...problems,
    ...(atPlace(json, 'generated_at') === undefined ? [] : instantProblems(json)),
    ...(atPlace(json, 'header.port_code') ? [] : [{ path: 'header.port_code', message: 'Is required.' }]),
    ...lineProblems(json),
    ...summaryProblems(json),
  ])
  if (found.length > 0) return { ok: false, problems: found }
  const draft = normaliseDraft(withIds(withDefaults(read as DraftData, json), newId))
  const contradictions = claims.length > 0 ? contradictionsIn(claims, version, draft) : []
  if (contradictions.length > 0) return { ok: false, problems: contradictions }
  return { ok: true, draft, notes: maskedNumbers(draft) }
}

const READS = SCHEMA_VERSIONS.map((version) => `"${version}"`).join(' or ')

const versionProblem = (version: unknown): CanonicalProblem => ({
  path: 'schema_version',
  message:
    typeof version === 'string'
      ? `Version ${version.slice(0, 20)} is not supported; this product reads ${READS}.`
      : `Must be ${READS}.`,
})

/** A file that names one origin and maker for all means step 2's; a line that repeats them states none. */
function withDefaults(draft: DraftData, json: unknown): DraftData {
  const own = { ...draft.shipment_origin }
  if (atPlace(json, 'transport.default_origin_country') === undefined)
    own.country_of_origin = alpha2Of(String(atPlace(json, 'transport.country_of_origin') ?? ''))
  const maker = atPlace(json, 'transport.manufacturer_id')
  if (atPlace(json, 'transport.default_manufacturer_id') === undefined && maker && maker !== 'MULTI')
    own.manufacturer_id = String(maker)
  const lines = (draft.line_items ?? []).map((line) => {
    const { origin_country, manufacturer_mid, ...rest } = line
    return {
      ...rest,
      ...(origin_country && origin_country !== own.country_of_origin && { origin_country }),
      ...(manufacturer_mid && manufacturer_mid !== own.manufacturer_id && { manufacturer_mid }),
    }
  })
  const isGiven = Object.values(own).some((value) => value !== undefined)
  const isSame = draft.parties?.consignee_number === 'SAME'
  return {
    ...draft,
    ...(isGiven && { shipment_origin: own }),
    ...(isSame && { parties: { ...draft.parties, same_as_importer: true } }),
    line_items: lines,
  }
}

function withIds(draft: DraftData, newId: () => string): DraftData {
  const line_items = (draft.line_items ?? []).map(
    (line, index): LineItem => ({ ...line, id: newId(), line_number: index + 1 }),
  )
  const totals = draft.totals_declarations
  if (!totals?.fee_summary) return { ...draft, line_items }
  const fee_summary = totals.fee_summary.map((row): FeeRow => ({ ...row, id: newId() }))
  return { ...draft, line_items, totals_declarations: { ...totals, fee_summary } }
}

/** Members that follow from others and yet say something else. */
function contradictionsIn(
  claims: readonly Claim[],
  version: SchemaVersion,
  draft: DraftData,
): CanonicalProblem[] {
  const written = writeMembers(ENTRY_SHAPES[version], draft, canonicalFacts(draft))
  return claims.flatMap(({ path, member, value }) => {
    const expected = atPlace(written, path)
    if (member.kind === 'list') return rowsProblem(path, value, expected)
    // A row that the list does not have: its number is named already.
    if (expected === undefined) return []
    const claimed = member.kind === 'amount' ? decimalText(String(value), member.places) : value
    if (claimed === expected) return []
    const shown = expected === '' ? 'left out' : JSON.stringify(expected)
    return [{ path, message: `Must be ${shown}: it follows from the other fields.` }]
  })
}

function rowsProblem(path: string, count: unknown, expected: unknown): CanonicalProblem[] {
  const rows = Array.isArray(expected) ? expected.length : 0
  return count === rows
    ? []
    : [
        {
          path,
          message: `Must have ${rows} ${rows === 1 ? 'row' : 'rows'}: it follows from the other fields.`,
        },
      ]
}

function maskedNumbers(draft: DraftData): CanonicalProblem[] {
  const fields = ['importer_number', 'consignee_number'] as const
  const typedAgain = (path: string, where: string): CanonicalProblem => ({
    path,
    message: `The number is masked. Type it again ${where}.`,
  })
  return [
    ...fields
      .filter((field) => isMaskedNumber(draft.parties?.[field] ?? ''))
      .map((field) => typedAgain(`parties.${field}`, 'in step 3')),
    ...OTHER_PARTIES.filter((party) => isMaskedNumber(draft.parties?.[party]?.tin ?? '')).map((party) =>
      typedAgain(`parties.${party}.tin`, 'on the page Party Details'),
    ),
  ]
}
