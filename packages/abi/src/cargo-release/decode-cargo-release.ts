import { parseDay } from '@edfe/domain/calendar'
import type { CargoRelease, ReleaseAction, ReleaseAddress, ReleaseParty } from '@edfe/domain/filing'
import { readAgencyData } from '../agency-data/read-agency-data.ts'
import { decodeBatch } from '../codec/batch.ts'
import { SE_LAYOUTS } from '../records/index.ts'
import {
  type BillNodes,
  groupRelease,
  type LineNodes,
  type PartyNodes,
  type ReleaseNode,
} from './group-release.ts'

/**
 * The facts in the records of one cargo release (SE10 to SE61), as lenient as the reading of answers: a field that
 * cannot be read is left out. `judgeRelease` says what is wrong with them.
 */
export function decodeCargoRelease(images: readonly string[]): CargoRelease {
  const nodes = groupRelease(decodeBatch(images, SE_LAYOUTS))
  const header = nodes.headers[0]?.values ?? {}
  return {
    action: actionOf(header.action),
    filerCode: header.filerCode ?? '',
    entryNumber: header.entryNumber ?? '',
    entryType: header.entryType ?? '',
    importer: identifierOf(header.importerKind, header.importer),
    mode: header.mode,
    bondType: header.bondType ?? '',
    value: header.value ?? '',
    port: header.port,
    splitRelease: header.splitRelease,
    portOfUnlading: header.portOfUnlading,
    placement: placementOf(nodes.placements[0]),
    contact: contactOf(nodes.contacts[0]),
    bills: nodes.bills.map(billOf),
    references: nodes.references.map(({ values: { qualifier = '', reference = '' } }) => ({
      qualifier,
      text: reference,
    })),
    parties: nodes.parties.map(partyOf),
    lines: nodes.lines.map(lineOf),
  }
}

const ACTIONS: readonly ReleaseAction[] = ['A', 'R', 'U', 'D']
const actionOf = (text = ''): ReleaseAction => ACTIONS.find((action) => action === text) ?? 'A'

const identifierOf = (kind: string | undefined, number: string | undefined) =>
  kind || number ? { kind: kind ?? '', number: number ?? '' } : undefined

function placementOf(node: ReleaseNode | undefined): CargoRelease['placement'] {
  if (!node) return undefined
  const { election, electedDate, originFiler, originEntry, immediateDelivery, ...fields } = node.values
  return {
    ...fields,
    electedDate: parseDay(electedDate),
    isWeekly: election === 'W' || undefined,
    origin:
      originFiler || originEntry
        ? { filerCode: originFiler ?? '', entryNumber: originEntry ?? '' }
        : undefined,
    asksForImmediateDelivery: immediateDelivery === 'Y' || undefined,
  }
}

const isOne = (text: string | undefined) => text === '1' || undefined

function contactOf(node: ReleaseNode | undefined): CargoRelease['contact'] {
  const { contact = '', telephone = '', reason, ...flags } = node?.values ?? {}
  return {
    name: contact,
    telephone,
    reason,
    hasSeveralDispositions: isOne(flags.severalDispositions),
    hasSentDocuments: isOne(flags.documentsSent),
    isSplitShipment: isOne(flags.splitShipment),
  }
}

const billOf = ({ numbers, conveyances, equipment }: BillNodes) => ({
  numbers: numbers.map(({ values: { kind = '', issuer, number = '', quantity, nonAutomated } }) => ({
    kind,
    issuer,
    number,
    quantity,
    isNonAutomated: nonAutomated === 'Y',
  })),
  conveyances: conveyances.map(({ values }) => ({
    carrier: values.carrier ?? '',
    voyage: values.voyage ?? '',
    arrivalDate: parseDay(values.arrivalDate),
    quantity: values.quantity ?? '',
    unit: values.unit,
    name: values.conveyance,
  })),
  equipment: equipment.map(({ values }) => values.number ?? ''),
})

const partyOf = ({ party, globalIdentifiers, streets, places }: PartyNodes): ReleaseParty => ({
  code: party.values.code ?? '',
  name: party.values.name,
  identifier: identifierOf(party.values.identifierKind, party.values.identifier),
  globalIdentifiers:
    globalIdentifiers.length > 0
      ? globalIdentifiers.map(({ values: { kind = '', identifier = '' } }) => ({ kind, number: identifier }))
      : undefined,
  address: addressOf(streets, places[0]),
})

function addressOf(
  streets: readonly ReleaseNode[],
  place: ReleaseNode | undefined,
): ReleaseAddress | undefined {
  if (!place && streets.length === 0) return undefined
  const { city = '', subdivision, postalCode, country = '' } = place?.values ?? {}
  const street = streets.flatMap(({ values: { component1, address1, component2, address2 } }) => [
    { kind: component1 ?? '', text: address1 ?? '' },
    ...(component2 || address2 ? [{ kind: component2 ?? '', text: address2 ?? '' }] : []),
  ])
  return { street, city, subdivision, postalCode, country }
}

const zoneOf = (node: ReleaseNode | undefined) =>
  node && {
    status: node.values.status ?? '',
    filingDate: parseDay(node.values.filingDate),
    quantity: node.values.quantity ?? '',
  }

const lineOf = ({ header, zones, parties, tariffs }: LineNodes) => ({
  id: header.values.lineId ?? '',
  origin: header.values.origin ?? '',
  description: header.values.description,
  zone: zoneOf(zones[0]),
  parties: parties.map(partyOf),
  tariffs: tariffs.map(({ row, current, agencies }) => ({
    hts: row.values.hts ?? '',
    value: row.values.value,
    currentHts: current[0]?.values.currentHts,
    agencies: readAgencyData(agencies)?.data,
  })),
})
