import {
  type FilingElement,
  type FilingParty,
  type FilingPlace,
  type IdentifiedParty,
  isNamed,
  type NamedParty,
  PARTY_CODES,
  PARTY_ELEMENTS,
  type PartyElement,
  partiesOf,
  type SecurityFiling,
} from '@edfe/domain/security-filing'
import type { RecordToEncode } from '../codec/batch.ts'
import type { ValuesOf } from '../records/index.ts'
import type { SF_RECORDS } from '../records/sf-filing.ts'
import { toCompactDay } from './compact-day.ts'

type SfLayout = (typeof SF_RECORDS)[number]
export type SfRecord = RecordToEncode<SfLayout>

/** A record of a filing, and the part of the filing that it states. */
export interface PlacedRecord {
  place: FilingPlace
  record: SfRecord
}

/** One record and its values: a value that the record's layout does not name is a compile error. */
export const sfRecord = <Id extends SfLayout['id']>(
  id: Id,
  values: ValuesOf<Extract<SfLayout, { id: Id }>>,
) => ({ id, values })

/** The order in which parties are sent; manufacturers are last, each with its goods. */
const PARTIES = PARTY_ELEMENTS.filter((element) => element !== 'manufacturers')

/** A filing to add or replace, in the order of its records: SF10, SF13, SF15, SF20, SF25, SF30 to SF40, SF50. */
export function filingRecords(filing: SecurityFiling): PlacedRecord[] {
  const { estimates, bills, references, containers, manufacturers, tariffNumbers, route } = filing
  return [
    { place: { element: 'header', index: 0 }, record: headerRecord(filing) },
    ...(estimates ? [at('estimates', 0, sfRecord('SF13', { ...estimates }))] : []),
    ...bills.map(({ kind, number }, index) => at('bills', index, sfRecord('SF15', { kind, bill: number }))),
    ...references.map((reference, index) => at('references', index, sfRecord('SF20', { ...reference }))),
    ...containers.map((container, index) =>
      at('containers', index, sfRecord('SF25', { ...container, number: container.number.padStart(15, '0') })),
    ),
    ...PARTIES.flatMap((element) =>
      partiesOf(filing, element).flatMap((party, index) => partyRecords(element, index, party)),
    ),
    ...manufacturers.flatMap(({ party, goods }, index) => [
      ...partyRecords('manufacturers', index, party),
      ...goods.map((one, number) => ({
        place: { element: 'manufacturers' as const, index, goods: number },
        record: sfRecord('SF40', { ...one }),
      })),
    ]),
    ...tariffNumbers.map((hts, index) => at('tariffNumbers', index, sfRecord('SF40', { hts }))),
    ...(route ? [at('route', 0, sfRecord('SF50', { ...route }))] : []),
  ]
}

const at = (element: FilingElement, index: number, record: SfRecord): PlacedRecord => ({
  place: { element, index },
  record,
})

function headerRecord(filing: SecurityFiling): SfRecord {
  const { submission, shipment, action, reason, importer, mode, transaction, carrier, bond } = filing
  return sfRecord('SF10', {
    ...{ submission, shipment, action, reason, mode, transaction, carrier },
    ...importerValues(importer),
    bondHolder: bond?.holder,
    bondActivity: bond?.activity,
    bondType: bond?.type,
  })
}

export const importerValues = ({ qualifier, number, birth, country }: IdentifiedParty) => ({
  importerQualifier: qualifier,
  importer: number,
  importerBirth: birth && toCompactDay(birth),
  importerCountry: country,
})

/** SF30 with a number, or SF30 with the name and SF31, SF35 and SF36 below it. */
function partyRecords(element: PartyElement, index: number, party: FilingParty): PlacedRecord[] {
  const role = PARTY_CODES[element]
  if (isNamed(party)) return namedRecords(role, party).map((record) => at(element, index, record))
  const { qualifier, number, country, birth } = party
  const values = { role, qualifier, identifier: number, country, birth: birth && toCompactDay(birth) }
  return [at(element, index, sfRecord('SF30', values))]
}

function namedRecords(role: string, party: NamedParty): SfRecord[] {
  const { name, secondName, address, city, subdivision, postalCode, country } = party
  return [
    sfRecord('SF30', { role, name }),
    ...(secondName ? [sfRecord('SF31', { ...secondName })] : []),
    ...inPairs(address).map(([first, second]) =>
      sfRecord('SF35', {
        component1: first.kind,
        text1: first.text,
        component2: second?.kind,
        text2: second?.text,
      }),
    ),
    sfRecord('SF36', { city, subdivision, postalCode, country }),
  ]
}

function inPairs<Item>(items: readonly Item[]): [Item, Item | undefined][] {
  const [first, second, ...rest] = items
  return first === undefined ? [] : [[first, second], ...inPairs(rest)]
}
