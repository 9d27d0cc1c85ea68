import type { MessageDescriptor } from '../../messages/index.ts'
import { conditionPath } from '../../reference/conditions.ts'
import type { Finding } from '../../rules/finding.ts'
import { agencyRecordPath, type FiledStatements } from '../agencies/record-place.ts'
import { customsWords } from '../condition-to-finding.ts'
import { findingPlace } from '../finding-place.ts'
import { conditionWords as about } from './release-condition-words.ts'
import { RELEASE_CONDITIONS, type ReleaseConditionName } from './release-conditions.ts'

/** A condition of an answer to a release, with the values of the record that CBP repeats before it. */
export interface RecordedReleaseCondition {
  isWarning: boolean
  code: string
  narrative: string
  recordId: string
  values: Readonly<Record<string, string>>
}

interface Place {
  path: string
  message: MessageDescriptor
}

/** A line of the draft that was filed. */
type FiledLine = { id: string; hts: string } & FiledStatements[number]

const NUMBER: Place = { path: 'header.entry_number', message: about.number }

/** The field of the record that a condition of the header is about. */
const HEADER_PLACES: Readonly<Partial<Record<ReleaseConditionName, Place>>> = {
  typeMissing: { path: 'header.entry_type', message: about.type },
  typeInvalid: { path: 'header.entry_type', message: about.type },
  typeChanged: { path: 'header.entry_type', message: about.type },
  importerKindMissing: { path: 'parties.importer_number', message: about.importer },
  importerKindInvalid: { path: 'parties.importer_number', message: about.importer },
  importerMissing: { path: 'parties.importer_number', message: about.importer },
  importerInvalid: { path: 'parties.importer_number', message: about.importer },
  modeMissing: { path: 'shipment_origin.mode_of_transport', message: about.mode },
  modeInvalid: { path: 'shipment_origin.mode_of_transport', message: about.mode },
  bondTypeInvalid: { path: 'header.bond_type', message: about.bond },
  valueTooHigh: { path: 'line_items', message: about.value },
  portMissing: { path: 'header.port_code', message: about.port },
  unladingMissing: { path: 'shipment_origin.us_port_unlading', message: about.unlading },
  splitReleaseInvalid: { path: 'release.split_release', message: about.split },
  billMissing: { path: 'shipment_origin.bill_of_lading', message: about.bill },
  partyMissing: { path: 'parties.buyer.name', message: about.party },
}

/** The subject of each record, for conditions that name no field. */
const RECORD_PLACES: Readonly<Record<string, Place>> = {
  SE10: NUMBER,
  SE11: { path: 'parties.firms_code', message: about.placement },
  SE13: { path: 'release.contact_name', message: about.contact },
  SE15: { path: 'shipment_origin.bill_of_lading', message: about.bill },
  SE16: { path: 'shipment_origin.importing_carrier', message: about.conveyance },
  SE17: { path: 'release.containers', message: about.equipment },
  SE20: { path: 'header.bond_type', message: about.reference },
  SE30: { path: 'parties.buyer.name', message: about.party },
  SE40: { path: 'line_items.*.origin_country', message: about.line },
  SE41: { path: 'line_items.*.htsus', message: about.line },
  SE50: { path: 'line_items.*.manufacturer_mid', message: about.party },
  SE60: { path: 'line_items.*.htsus', message: about.tariff },
  SE61: { path: 'line_items.*.htsus', message: about.tariff },
}

/** Data of other agencies. */
const AGENCIES: Place = { path: 'line_items.*.agency_statements', message: about.agency }
const IS_OF_AGENCY = /^(OI|PG\d\d)$/

/** The record that begins the group of each. */
const GROUPS: Readonly<Record<string, string>> = {
  SE31: 'SE30',
  SE35: 'SE30',
  SE36: 'SE30',
  SE51: 'SE50',
  SE55: 'SE50',
  SE56: 'SE50',
}

const PARTY_PATHS: Readonly<Record<string, string>> = {
  BY: 'parties.buyer.name',
  CN: 'parties.consignee_number',
  MF: 'parties.manufacturer.name',
  SE: 'parties.seller.name',
  ST: 'parties.ship_to.name',
}

const NAMES = new Map(
  Object.entries(RELEASE_CONDITIONS).map(([name, { narrative }]) => [
    narrative as string,
    name as ReleaseConditionName,
  ]),
)

/**
 * A condition of CBP on a release as a finding on the draft that was filed. CBP repeats only records in error, so that
 * a line is known where its number or its tariff number is in the record, and data of an agency by what they say.
 */
export function releaseConditionToFinding(
  condition: RecordedReleaseCondition,
  lines: readonly FiledLine[],
): Finding {
  const { isWarning, code, narrative, recordId, values } = condition
  const { path: pattern, message } = placeOf(condition)
  const ofAgency = IS_OF_AGENCY.test(recordId) ? agencyRecordPath(recordId, values, lines) : undefined
  const path = ofAgency ?? conditionPath(pattern, lineIndex(values, lines))
  return {
    rule_id: code ? `CBP_SX_${code}` : 'CBP_SX',
    severity: isWarning ? 'warning' : 'error',
    path,
    message: { id: message.id },
    detail: customsWords({ code, narrative }),
    ...findingPlace(path),
  }
}

function placeOf({ narrative, recordId, values }: RecordedReleaseCondition): Place {
  if (IS_OF_AGENCY.test(recordId)) return AGENCIES
  const name = NAMES.get(narrative.trim())
  const known = recordId === 'SE10' || recordId === '' ? name && HEADER_PLACES[name] : undefined
  const place = known ?? RECORD_PLACES[GROUPS[recordId] ?? recordId] ?? NUMBER
  const party = recordId === 'SE30' ? PARTY_PATHS[values.code ?? ''] : undefined
  return party ? { ...place, path: party } : place
}

function lineIndex(
  { lineId, hts }: Readonly<Record<string, string>>,
  lines: readonly FiledLine[],
): number | undefined {
  const index = lines.findIndex((line) =>
    lineId ? line.id === lineId : hts !== undefined && line.hts === hts,
  )
  return index < 0 ? undefined : index
}
