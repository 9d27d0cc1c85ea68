import { flagsOfTariff, isProven, judgeAgencyData, judgeFlags, judgePrograms } from '@edfe/domain/agencies'
import type { ReleaseAction } from '@edfe/domain/filing'
import { type AgencyFault, agencyShapeFaults } from '../../agency-data/agency-shape.ts'
import { isAgencyRecord, readAgencyData } from '../../agency-data/read-agency-data.ts'
import type { TariffNodes } from '../group-release.ts'
import type { ReleaseCheck, ReleaseFault } from './fault.ts'

/** Data of other agencies come after the tariff row that they are about (usage map, page SE-22). */
const BEFORE_AGENCIES: readonly (string | undefined)[] = ['SE60', 'SE61']

/** The first record of other agencies that an action does not take, or that follows no tariff row. */
export function agencyPlaceFault(ids: readonly string[], action: ReleaseAction): ReleaseFault | undefined {
  const index = ids.findIndex((id, place) => {
    const before = ids[place - 1] ?? ''
    return isAgencyRecord(id) && !isAgencyRecord(before) && !BEFORE_AGENCIES.includes(before)
  })
  if (index < 0) return undefined
  const isTaken = action === 'A' || action === 'R'
  return { condition: isTaken ? 'recordOutOfOrder' : 'recordNotAllowed', index }
}

/** What is wrong with the data of other agencies under each tariff row: their places, or else what they say. */
export const agencyChecks: ReleaseCheck = ({ nodes, type }) =>
  nodes.lines
    .flatMap(({ tariffs }) => tariffs)
    .flatMap((tariff) => faultsOf(tariff, type))
    .map(({ condition: { code, narrative }, index }) => ({
      condition: 'agencyData',
      index,
      text: { code, narrative },
    }))

function faultsOf(
  { agencies: records, row: { index, values } }: TariffNodes,
  entryType: string,
): AgencyFault[] {
  const misplaced = agencyShapeFaults(records)
  const read = readAgencyData(records)
  if (misplaced.length > 0) return misplaced
  const statements = read?.data.statements ?? []
  const flags = flagsOfTariff(values.hts ?? '').map(({ code }) => code)
  const found = [
    ...(read ? judgeAgencyData(read.data, entryType) : []),
    ...[...judgePrograms(statements), ...judgeFlags(statements, flags)].filter(({ grade }) =>
      isProven(grade),
    ),
  ]
  return found.map(({ condition, place }) => ({ condition, index: read?.indexOf(place) ?? index }))
}
