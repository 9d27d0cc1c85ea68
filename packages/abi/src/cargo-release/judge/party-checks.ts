import {
  ADDRESS_PARTS,
  NAMED_CONSIGNEE_LIMITS,
  PARTIES_OF_86,
  RELEASE_IDENTIFIERS,
  RELEASE_PARTIES,
} from '@edfe/domain/filing'
import type { PartyNodes, ReleaseNode } from '../group-release.ts'
import { isWhole, type JudgedRelease, type ReleaseCheck, type ReleaseFault, when } from './fault.ts'

/** Parties of the entry and of its lines: SE30 to SE36 and SE50 to SE56. */
export const partyChecks: ReleaseCheck = (release) => {
  const { nodes } = release
  return [
    ...groupFaults(release, nodes.parties, false),
    ...nodes.lines.flatMap(({ parties }) => groupFaults(release, parties, true)),
    ...(isWhole(release) ? missingParties(release) : []),
    ...namedConsigneeFaults(release),
  ]
}

const codeOf = ({ party }: PartyNodes): string => party.values.code ?? ''

/** Each code comes once in a group. */
const groupFaults = (release: JudgedRelease, parties: readonly PartyNodes[], isOfLine: boolean) =>
  parties.flatMap((party, index) => {
    const isRepeated = parties.slice(0, index).some((earlier) => codeOf(earlier) === codeOf(party))
    const rule = RELEASE_PARTIES[codeOf(party)]
    const isUnknown = !rule || (isOfLine && !rule.inLines)
    return [
      ...when(isUnknown, 'partyUnknown', party.party),
      ...when(isRepeated, 'partyDuplicate', party.party),
      ...(rule ? formFaults(release, party) : []),
    ]
  })

/** Name and address, or an identifier: which of the two depends on the party and on the value of the entry. */
function formFaults({ type }: JudgedRelease, nodes: PartyNodes): ReleaseFault[] {
  const { party, streets, places } = nodes
  const { name, identifierKind, identifier } = party.values
  const form = formOf(codeOf(nodes), type)
  const isByName = name !== undefined
  const isByNumber = identifierKind !== undefined || identifier !== undefined
  const number = RELEASE_IDENTIFIERS[identifierKind ?? '']
  return [
    ...when(form === 'name' && isByNumber, 'partyIdentifierNotAllowed', party),
    ...when(form === 'either' && isByName && isByNumber, 'partyIdentifierNotAllowed', party),
    ...when(form === 'identifier' && isByName, 'partyIdentifierMissing', party),
    ...when(
      !isByName && !isByNumber,
      form === 'identifier' ? 'partyIdentifierMissing' : 'partyNameMissing',
      party,
    ),
    ...when(isByNumber && !number?.test(identifier ?? ''), 'partyIdentifierInvalid', party),
    ...when(isByName && (streets.length === 0 || places.length === 0), 'addressMissing', party),
    ...when(!isByName && streets.length + places.length > 0, 'addressNotAllowed', party),
    ...streets.flatMap(addressPartFaults),
  ]
}

const formOf = (code: string, type: string) =>
  code === 'CN' && type in NAMED_CONSIGNEE_LIMITS ? 'either' : RELEASE_PARTIES[code]?.form

function addressPartFaults(node: ReleaseNode): ReleaseFault[] {
  const { component1, component2 } = node.values
  const parts = [component1, component2].filter((part) => part !== undefined)
  return when(
    parts.some((part) => !ADDRESS_PARTS.includes(part)),
    'addressPartUnknown',
    node,
  )
}

/** The parties that the entry must have, itself or in each of its lines; that of type 86 has its consignee itself. */
function missingParties({ nodes, header, type }: JudgedRelease): ReleaseFault[] {
  const needed = Object.entries(RELEASE_PARTIES)
    .filter(([, { need }]) => need === 'M')
    .map(([code]) => code)
    .filter((code) => type !== '86' || PARTIES_OF_86.includes(code))
  const has = (parties: readonly PartyNodes[], code: string) =>
    parties.some((party) => codeOf(party) === code)
  return needed.flatMap((code) => {
    if (has(nodes.parties, code)) return []
    if (type === '86' && code === 'CN') return when(true, 'partyMissing', header)
    const lacking = nodes.lines.filter(({ parties }) => !has(parties, code))
    return lacking.flatMap((line) => when(true, 'partyMissing', line.header))
  })
}

export const isNamedConsignee = ({ party: { values } }: PartyNodes): boolean =>
  values.code === 'CN' && values.name !== undefined

/** The lines of one consignee by name must be of low value together; that of a line goes before that of the entry. */
function namedConsigneeFaults({ nodes, type }: JudgedRelease): ReleaseFault[] {
  const limit = NAMED_CONSIGNEE_LIMITS[type]
  if (limit === undefined) return []
  const totals = new Map<string, { node: ReleaseNode; value: number }>()
  for (const { parties, tariffs } of nodes.lines) {
    const consignee = [...parties, ...nodes.parties].find((party) => codeOf(party) === 'CN')
    if (!consignee || !isNamedConsignee(consignee)) continue
    const { party, streets, places } = consignee
    const key = JSON.stringify([party, ...streets, ...places].map(({ values }) => values))
    const value = tariffs.reduce(
      (sum, { row }) => sum + Number(row.values.value ?? 0),
      totals.get(key)?.value ?? 0,
    )
    totals.set(key, { node: party, value })
  }
  return [...totals.values()].flatMap(({ node, value }) =>
    when(value >= limit, 'consigneeValueTooHigh', node),
  )
}
