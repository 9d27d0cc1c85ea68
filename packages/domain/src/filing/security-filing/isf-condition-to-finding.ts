import { asWritten, type Message } from '../../messages/index.ts'
import type { Finding } from '../../rules/finding.ts'
import {
  FILE_FINDINGS,
  SECURITY_FILING_RULES,
  UNIFIED_ENTRY_REFUSED,
  UNIFIED_RULES,
} from '../../security-filing/index.ts'
import { isfFinding } from './isf-findings.ts'

/** What CBP says about one record of a filing. */
interface Condition {
  severity: 'error' | 'warning'
  code: string
  narrative: string
  recordId: string
  image: string
}

const PARTIES: Readonly<Record<string, string>> = {
  IM: 'parties.importer_number',
  CN: 'parties.consignee_number',
  SE: 'parties.seller.name',
  BY: 'parties.buyer.name',
  ST: 'parties.ship_to.name',
  LG: 'parties.stuffing_place.name',
  CS: 'parties.consolidator.name',
  MF: 'parties.manufacturer.name',
  BKP: 'parties.booking_party.name',
}
const RECORDS: Readonly<Record<string, string>> = {
  SF15: 'shipment_origin.bill_of_lading',
  SF20: 'security_filing.bond_reference',
  SF25: 'release.containers',
  SF40: 'line_items.0.htsus',
  SF50: 'security_filing.foreign_unlading',
}
/** Conditions of the header: those of the importer's number, of the bond, of the bill. */
const HEADER: Readonly<Record<string, string>> = {
  S09: 'shipment_origin.mode_of_transport',
  S18: 'security_filing.shipment_type',
  ...Object.fromEntries(['S14', 'S15', 'S16', 'S17'].map((code) => [code, 'parties.importer_number'])),
  ...Object.fromEntries(
    ['S13', 'S19', 'S20', 'S21', 'S22', 'S23', 'S24'].map((code) => [code, 'security_filing.bond']),
  ),
  ...Object.fromEntries(['S08', 'S31', 'S32', 'S33'].map((code) => [code, 'shipment_origin.bill_of_lading'])),
}

const pathOf = ({ code, recordId, image }: Condition): string =>
  HEADER[code] ??
  (recordId === 'SF30' ? PARTIES[image.slice(4, 7).trim()] : RECORDS[recordId]) ??
  'security_filing.kind'

/** CBP's answer to a security filing as a finding: in plain words where the narrative is known, else in CBP's own. */
export function filingConditionToFinding(condition: Condition): Finding {
  const { code, narrative, severity } = condition
  const known = [...FILE_FINDINGS, ...UNIFIED_RULES, UNIFIED_ENTRY_REFUSED, ...SECURITY_FILING_RULES].find(
    (rule) => rule.narrative === narrative || (code !== '' && rule.code === code),
  )
  const message: Message = known ? { id: known.words.id } : asWritten({ text: narrative })
  return { ...isfFinding('', pathOf(condition), message), rule_id: `CBP_${code || 'ISF'}`, severity }
}
