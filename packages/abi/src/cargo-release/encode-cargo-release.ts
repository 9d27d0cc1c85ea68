import { FILED_KINDS } from '@edfe/domain/customs'
import type { CargoRelease, ReleaseLine, ReleaseTariff } from '@edfe/domain/filing'
import { type AgencyRecord, agencyRecords } from '../agency-data/agency-records.ts'
import { encodeMessage } from '../codec/encode-message.ts'
import type { Envelope } from '../envelope.ts'
import { type LayoutBook, SE_LAYOUTS } from '../records/index.ts'
import { billRecords, referenceRecords } from './bill-records.ts'
import { headerPartyRecords, linePartyRecords } from './party-records.ts'
import { one, type SeRecord, seRecord } from './release-record.ts'

/** A book whose records are known at run time only, as those of other agencies are. */
const LAYOUTS: LayoutBook = SE_LAYOUTS

/** One cargo release as a batch. */
export const encodeCargoRelease = (release: CargoRelease, envelope: Envelope): string[] =>
  encodeMessage(FILED_KINDS.release.sent, releaseRecords(release), LAYOUTS, envelope)

/** The records of one release, in the order of the guide's usage map. */
export const releaseRecords = (release: CargoRelease): (SeRecord | AgencyRecord)[] => [
  control(release),
  ...placement(release),
  contact(release),
  ...release.bills.flatMap(billRecords),
  ...referenceRecords(release.references),
  ...release.parties.flatMap(headerPartyRecords),
  ...release.lines.flatMap(lineRecords),
]

const control = (release: CargoRelease): SeRecord =>
  seRecord('SE10', {
    action: release.action,
    filerCode: release.filerCode,
    entryNumber: release.entryNumber,
    entryType: release.entryType,
    importerKind: release.importer?.kind,
    importer: release.importer?.number,
    mode: release.mode,
    bondType: release.bondType,
    value: release.value,
    port: release.port,
    splitRelease: release.splitRelease,
    portOfUnlading: release.portOfUnlading,
  })

function placement({ placement }: CargoRelease): SeRecord[] {
  if (!placement) return []
  const { isWeekly, origin, asksForImmediateDelivery, ...fields } = placement
  return [
    seRecord('SE11', {
      ...fields,
      election: isWeekly ? 'W' : '',
      originFiler: origin?.filerCode,
      originEntry: origin?.entryNumber,
      immediateDelivery: asksForImmediateDelivery ? 'Y' : '',
    }),
  ]
}

const contact = ({ contact }: CargoRelease): SeRecord =>
  seRecord('SE13', {
    contact: contact.name,
    telephone: contact.telephone,
    reason: contact.reason,
    severalDispositions: one(contact.hasSeveralDispositions),
    documentsSent: one(contact.hasSentDocuments),
    splitShipment: one(contact.isSplitShipment),
  })

const lineRecords = (line: ReleaseLine): (SeRecord | AgencyRecord)[] => [
  seRecord('SE40', { lineId: line.id, origin: line.origin, description: line.description }),
  ...(line.zone ? [seRecord('SE41', { ...line.zone })] : []),
  ...line.parties.flatMap(linePartyRecords),
  ...line.tariffs.flatMap(tariffRecords),
]

const tariffRecords = ({ hts, value, currentHts, agencies }: ReleaseTariff): (SeRecord | AgencyRecord)[] => [
  seRecord('SE60', { hts, value }),
  ...(currentHts ? [seRecord('SE61', { currentHts })] : []),
  ...(agencies ? agencyRecords(agencies) : []),
]
