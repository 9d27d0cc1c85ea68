import { FILED_KINDS } from '@edfe/domain/customs'
import type { CargoRelease, ReleaseLine, ReleaseTariff } from '@edfe/domain/filing'
import { encodeMessage } from '../codec/encode-message.ts'
import type { Envelope } from '../envelope.ts'
import { SE_LAYOUTS } from '../records/index.ts'
import { billRecords, referenceRecords } from './bill-records.ts'
import { headerPartyRecords, linePartyRecords } from './party-records.ts'
import { one, type SeRecord, seRecord } from './release-record.ts'

/** One cargo release as a batch: its records in the order of the guide's usage map. */
export const encodeCargoRelease = (release: CargoRelease, envelope: Envelope): string[] =>
  encodeMessage(FILED_KINDS.release.sent, releaseRecords(release), SE_LAYOUTS, envelope)

const releaseRecords = (release: CargoRelease): SeRecord[] => [
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

const lineRecords = (line: ReleaseLine): SeRecord[] => [
  seRecord('SE40', { lineId: line.id, origin: line.origin, description: line.description }),
  ...(line.zone ? [seRecord('SE41', { ...line.zone })] : []),
  ...line.parties.flatMap(linePartyRecords),
  ...line.tariffs.flatMap(tariffRecords),
]

const tariffRecords = ({ hts, value, currentHts }: ReleaseTariff): SeRecord[] => [
  seRecord('SE60', { hts, value }),
  ...(currentHts ? [seRecord('SE61', { currentHts })] : []),
]
