import { defineMessage } from '../messages/index.ts'
import { conditionMessage, conditionPath, explainCondition } from '../reference/conditions.ts'
import type { Finding, Severity } from '../rules/finding.ts'
import { findingPlace } from './finding-place.ts'

/** The identifiers of the lines of a summary, in their order. */
type FiledLines = { lines: readonly { id: string }[] }

/** A condition of a customs answer with the references that frame it, outermost first. */
export interface CustomsCondition {
  severity: 'F' | 'W' | 'P' | 'I' | ''
  code: string
  narrative: string
  references: readonly { type: string; occurrence: number; text: string }[]
}

const SEVERITIES: Record<CustomsCondition['severity'], Severity> = {
  F: 'error',
  W: 'warning',
  P: 'warning',
  I: 'info',
  '': 'info',
}

/** Where a reference points when the code itself names no field. */
const PATHS_BY_REFERENCE: Record<string, string> = {
  CARMAN: 'line_items.*.manifest_qty',
  BOLINB: 'shipment_origin.bill_of_lading',
  BNDDTL: 'header.bond_type',
  MISDOC: 'shipment_origin.missing_documents',
  HDRFEE: 'totals_declarations.fee_summary',
  COMDES: 'line_items.*.description',
  ARPART: 'line_items.*.manufacturer_mid',
  TARIFF: 'line_items.*.htsus',
  TARQTY: 'line_items.*.net_qty',
  ADDCVD: 'line_items.*.adcvd_case_number',
  IADDET: 'shipment_origin.country_of_melt_pour',
  LINFEE: 'totals_declarations.fee_summary',
  FEETOT: 'totals_declarations.fee_summary',
  TOTALS: 'totals_declarations.fee_summary',
  LINITM: 'line_items.*.htsus',
}
/** The words of customs, as received. */
export const customsWords = defineMessage<{ code: string; narrative: string }>({
  id: 'condition.customs-words',
  defaultMessage: 'CBP says: {code} {narrative}',
})

const FALLBACK_PATH = 'header.entry_number'

/**
 * A customs condition as a finding on the draft that was filed: plain words, CBP's own text as the detail, and
 * the path of the field. Conditions on a line are shown on that line.
 */
export function conditionToFinding(condition: CustomsCondition, facts: FiledLines): Finding {
  const explained = explainCondition(condition.code)
  const pattern = explained.path ?? pathByReference(condition)
  const path = conditionPath(pattern, lineIndex(condition, facts))
  return {
    rule_id: `CBP_${condition.code}`,
    severity: SEVERITIES[condition.severity],
    path,
    message: conditionMessage(condition.code),
    detail: customsWords({ code: condition.code, narrative: condition.narrative }),
    ...findingPlace(path),
  }
}

function pathByReference({ references }: CustomsCondition): string {
  const inner = references[references.length - 1]
  return PATHS_BY_REFERENCE[inner?.type ?? ''] ?? FALLBACK_PATH
}

/** The line that CBP echoes by its identifier, else by its position. */
function lineIndex({ references }: CustomsCondition, { lines }: FiledLines) {
  const reference = references.find(({ type }) => type === 'LINITM')
  if (!reference) return undefined
  const byId = lines.findIndex(({ id }) => id === reference.text.trim())
  return byId >= 0 ? byId : Math.max(reference.occurrence - 1, 0)
}
