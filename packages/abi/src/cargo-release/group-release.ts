import { isAgencyRecord } from '../agency-data/read-agency-data.ts'
import type { DecodedRecord } from '../codec/decode-record.ts'

/** A record of a release, and where it is among the records of its message. */
export interface ReleaseNode {
  values: DecodedRecord['values']
  index: number
}

export interface BillNodes {
  numbers: ReleaseNode[]
  conveyances: ReleaseNode[]
  equipment: ReleaseNode[]
}

export interface PartyNodes {
  party: ReleaseNode
  globalIdentifiers: ReleaseNode[]
  streets: ReleaseNode[]
  places: ReleaseNode[]
}

/** A record of other agencies. */
export interface AgencyNode extends ReleaseNode {
  id: string
}

export interface TariffNodes {
  row: ReleaseNode
  current: ReleaseNode[]
  agencies: AgencyNode[]
}

export interface LineNodes {
  header: ReleaseNode
  zones: ReleaseNode[]
  parties: PartyNodes[]
  tariffs: TariffNodes[]
}

/** The records of a cargo release in their groups. Records that belong to no group are left out. */
export interface ReleaseNodes {
  headers: ReleaseNode[]
  placements: ReleaseNode[]
  contacts: ReleaseNode[]
  bills: BillNodes[]
  references: ReleaseNode[]
  parties: PartyNodes[]
  lines: LineNodes[]
}

/** Puts the records of one release in the groups of the guide's usage map. */
export function groupRelease(records: readonly Pick<DecodedRecord, 'id' | 'values'>[]): ReleaseNodes {
  const release: ReleaseNodes = {
    headers: [],
    placements: [],
    contacts: [],
    bills: [],
    references: [],
    parties: [],
    lines: [],
  }
  for (const [index, { id, values }] of records.entries()) {
    const node = { values, index }
    if (isAgencyRecord(id))
      release.lines
        .at(-1)
        ?.tariffs.at(-1)
        ?.agencies.push({ ...node, id })
    else PLACES[id]?.(release, node)
  }
  return release
}

/** Adds a record to the group that its identifier belongs to. */
const PLACES: Readonly<Record<string, (release: ReleaseNodes, node: ReleaseNode) => unknown>> = {
  SE10: ({ headers }, node) => headers.push(node),
  SE11: ({ placements }, node) => placements.push(node),
  SE13: ({ contacts }, node) => contacts.push(node),
  SE15: ({ bills }, node) => {
    const bill = bills.at(-1)
    if (bill && isContinued(bill, node)) bill.numbers.push(node)
    else bills.push({ numbers: [node], conveyances: [], equipment: [] })
  },
  SE16: ({ bills }, node) => bills.at(-1)?.conveyances.push(node),
  SE17: ({ bills }, node) => bills.at(-1)?.equipment.push(node),
  SE20: ({ references }, node) => references.push(node),
  SE30: ({ parties }, node) => parties.push(partyOf(node)),
  SE31: ({ parties }, node) => parties.at(-1)?.globalIdentifiers.push(node),
  SE35: ({ parties }, node) => parties.at(-1)?.streets.push(node),
  SE36: ({ parties }, node) => parties.at(-1)?.places.push(node),
  SE40: ({ lines }, node) => lines.push({ header: node, zones: [], parties: [], tariffs: [] }),
  SE41: ({ lines }, node) => lines.at(-1)?.zones.push(node),
  SE50: ({ lines }, node) => lines.at(-1)?.parties.push(partyOf(node)),
  SE51: ({ lines }, node) => lines.at(-1)?.parties.at(-1)?.globalIdentifiers.push(node),
  SE55: ({ lines }, node) => lines.at(-1)?.parties.at(-1)?.streets.push(node),
  SE56: ({ lines }, node) => lines.at(-1)?.parties.at(-1)?.places.push(node),
  SE60: ({ lines }, node) => lines.at(-1)?.tariffs.push({ row: node, current: [], agencies: [] }),
  SE61: ({ lines }, node) => lines.at(-1)?.tariffs.at(-1)?.current.push(node),
}

const partyOf = (party: ReleaseNode): PartyNodes => ({
  party,
  globalIdentifiers: [],
  streets: [],
  places: [],
})

/** A bill follows its in-bond number, a house bill its master; any other begins a group. */
function isContinued({ numbers, conveyances, equipment }: BillNodes, { values }: ReleaseNode): boolean {
  if (conveyances.length + equipment.length > 0) return false
  const before = numbers.at(-1)?.values.kind
  return values.kind === 'H' ? before === 'M' || before === 'I' : before === 'I' && values.kind !== 'I'
}
