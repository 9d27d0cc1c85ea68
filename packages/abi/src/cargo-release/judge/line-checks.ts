import type { LineNodes, TariffNodes } from '../group-release.ts'
import { isWhole, type ReleaseCheck, type ReleaseFault, when } from './fault.ts'
import { isNamedConsignee } from './party-checks.ts'

/** Lines of a release: SE40, SE41, SE60 and SE61. */
export const lineChecks: ReleaseCheck = (release) => {
  if (!isWhole(release)) return []
  const { nodes, type } = release
  const isConsigneeNamed = nodes.parties.some(isNamedConsignee)
  return nodes.lines.flatMap((line, index) => [
    ...when(Number(line.header.values.lineId) !== index + 1, 'lineOutOfOrder', line.header),
    ...zoneFaults(line, type),
    ...tariffFaults(line, type),
    ...valueFaults(line, type === '86' || isConsigneeNamed || line.parties.some(isNamedConsignee)),
  ])
}

/** Type 06 says the zone status of each line, others of none; only privileged goods have an old number. */
function zoneFaults({ header, zones, tariffs }: LineNodes, type: string): ReleaseFault[] {
  const isOfZone = type === '06'
  const [zone] = zones
  const isPrivileged = zone?.values.status === 'P'
  const hasDate = zone?.values.filingDate !== undefined
  const current = tariffs.flatMap((tariff) => tariff.current)
  return [
    ...when(isOfZone && !zone, 'zoneStatusMissing', header),
    ...zones.flatMap((node) => [
      ...when(!isOfZone, 'zoneStatusNotAllowed', node),
      ...when(!['P', 'N'].includes(node.values.status ?? ''), 'zoneStatusInvalid', node),
      ...when(Number(node.values.quantity) === 0, 'quantityZero', node),
      ...when(hasDate && !isPrivileged, 'filingDateNotAllowed', node),
      ...when(hasDate && isPrivileged && current.length === 0, 'currentTariffMissing', node),
    ]),
    ...current.flatMap((node) => when(!isPrivileged || !hasDate, 'currentTariffNotAllowed', node)),
  ]
}

const numberOf = ({ row }: TariffNodes): string => row.values.hts ?? ''
const isSpecial = (hts: string): boolean => /^9[89]/.test(hts)

/** Ten digits; chapters 98 and 99 before the goods; type 23 in pairs of 9813 and its goods (SE60 notes 1 and 2). */
function tariffFaults({ header, tariffs }: LineNodes, type: string): ReleaseFault[] {
  const numbers = tariffs.map(numberOf)
  const firstGoods = numbers.findIndex((hts) => !isSpecial(hts))
  const isPaired = numbers.some((hts, index) => hts.startsWith('9813') && numbers[index + 1] !== undefined)
  return [
    ...tariffs.flatMap(({ row, current }) => [
      ...when(!/^\d{10}$/.test(row.values.hts ?? ''), 'tariffInvalid', row),
      ...current.flatMap((node) =>
        when(!/^\d{10}$/.test(node.values.currentHts ?? ''), 'tariffInvalid', node),
      ),
    ]),
    ...tariffs.flatMap((tariff, index) =>
      when(
        type !== '23' && firstGoods >= 0 && index > firstGoods && isSpecial(numberOf(tariff)),
        'tariffOrder',
        tariff.row,
      ),
    ),
    ...when(type === '23' && !isPaired, 'tariffPairMissing', header),
  ]
}

/** The value of a line is on its goods; it must be given where the consignee is a name, and for type 86. */
function valueFaults({ header, tariffs }: LineNodes, isNeeded: boolean): ReleaseFault[] {
  return when(
    isNeeded && tariffs.every(({ row }) => row.values.value === undefined),
    'lineValueMissing',
    header,
  )
}
