import type { ReleaseAddress, ReleaseParty } from '@edfe/domain/filing'
import { inGroups } from '../summary/ae-record.ts'
import { seRecord } from './release-record.ts'

/** SE30 to SE36: a party of the whole entry. */
export const headerPartyRecords = (party: ReleaseParty) => [
  seRecord('SE30', partyValues(party)),
  ...(party.globalIdentifiers ?? []).map(({ kind, number }) =>
    seRecord('SE31', { kind, identifier: number }),
  ),
  ...streetsOf(party).map((street) => seRecord('SE35', street)),
  ...placesOf(party).map((place) => seRecord('SE36', place)),
]

/** SE50 to SE56: a party of one line. */
export const linePartyRecords = (party: ReleaseParty) => [
  seRecord('SE50', partyValues(party)),
  ...(party.globalIdentifiers ?? []).map(({ kind, number }) =>
    seRecord('SE51', { kind, identifier: number }),
  ),
  ...streetsOf(party).map((street) => seRecord('SE55', street)),
  ...placesOf(party).map((place) => seRecord('SE56', place)),
]

const partyValues = ({ code, name, identifier }: ReleaseParty) => ({
  code,
  name,
  identifierKind: identifier?.kind,
  identifier: identifier?.number,
})

/** Two parts of the street address in each record. */
const streetsOf = ({ address }: ReleaseParty) =>
  inGroups(address?.street ?? [], 2).map(([first, second]) => ({
    component1: first.kind,
    address1: first.text,
    component2: second?.kind,
    address2: second?.text,
  }))

const placesOf = ({ address }: ReleaseParty) => (address ? [placeOf(address)] : [])

const placeOf = ({ city, subdivision, postalCode, country }: ReleaseAddress) => ({
  city,
  subdivision,
  postalCode,
  country,
})
