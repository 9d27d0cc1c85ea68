import {
  billKindsOf,
  HAND_CARRIED_MODE,
  IN_BOND_NUMBER,
  MODES_WITHOUT_ISSUER,
  NON_AUTOMATED_MODES,
  TYPES_WITHOUT_BILL,
} from '@edfe/domain/filing'
import type { BillNodes, ReleaseNode } from '../group-release.ts'
import { isWhole, type JudgedRelease, type ReleaseCheck, type ReleaseFault, when } from './fault.ts'

/** Bills of a release: SE15 to SE17. */
export const billChecks: ReleaseCheck = (release) => {
  const { nodes, header, type } = release
  const needsBill = isWhole(release) && !TYPES_WITHOUT_BILL.includes(type)
  return [
    ...when(needsBill && nodes.bills.length === 0, 'billMissing', header),
    ...nodes.bills.flatMap((bill) => billFaults(release, bill)),
    ...repeatedBills(nodes.bills),
  ]
}

const kindOf = ({ values }: ReleaseNode): string => values.kind ?? ''

function billFaults(release: JudgedRelease, bill: BillNodes): ReleaseFault[] {
  const { type } = release
  const [first] = bill.numbers
  if (!first) return []
  const kinds = bill.numbers.map(kindOf).join('')
  const transport = [...bill.conveyances, ...bill.equipment]
  const isOfZone = type === '06'
  return [
    ...when(!/^I?(R|T|MH)$/.test(kinds), 'billSequence', first),
    ...when(isOfZone && !kinds.startsWith('I'), 'billNotAllowed', first),
    ...transport.flatMap((node) =>
      when(isOfZone, bill.equipment.includes(node) ? 'equipmentNotAllowed' : 'conveyanceNotAllowed', node),
    ),
    ...bill.numbers.flatMap((node, index) => numberFaults(release, bill, node, index)),
    ...bill.conveyances.flatMap((node) => when(Number(node.values.quantity) === 0, 'quantityZero', node)),
  ]
}

/** One SE15. A quantity belongs to the lowest bill alone. */
function numberFaults(
  { type, mode, nodes }: JudgedRelease,
  { numbers, conveyances }: BillNodes,
  node: ReleaseNode,
  index: number,
): ReleaseFault[] {
  const { number = '', issuer, quantity, nonAutomated } = node.values
  const kind = kindOf(node)
  const isInBond = kind === 'I'
  const isLowest = index === numbers.length - 1
  const hasIssuer = !isInBond && !MODES_WITHOUT_ISSUER.includes(mode)
  const isHandCarried = mode === HAND_CARRIED_MODE
  const isOutsideManifest =
    NON_AUTOMATED_MODES.includes(mode) || nodes.placements[0]?.values.generalOrder !== undefined
  const mayRepeatQuantity = isHandCarried || type === '22'
  const needsQuantity = isLowest && !isInBond && (isHandCarried || type === '86')
  return [
    ...when(!isInBond && !billKindsOf(mode, type).includes(kind), 'billKindInvalid', node),
    ...when(isInBond ? !IN_BOND_NUMBER.test(number) : !/^[A-Z0-9]+$/.test(number), 'billNumberInvalid', node),
    ...when(hasIssuer && issuer === undefined, 'issuerMissing', node),
    ...when(!hasIssuer && issuer !== undefined, 'issuerNotAllowed', node),
    ...when(issuer === 'UNKN', 'issuerInvalid', node),
    ...when(!isLowest && quantity !== undefined, 'quantityNotAllowed', node),
    ...when(
      isLowest && conveyances.length > 0 && quantity !== undefined && !mayRepeatQuantity,
      'quantityNotAllowed',
      node,
    ),
    ...when(needsQuantity && quantity === undefined, 'quantityMissing', node),
    ...when(quantity !== undefined && Number(quantity) === 0, 'quantityZero', node),
    ...when(nonAutomated !== 'Y' && nonAutomated !== 'N', 'nonAutomatedInvalid', node),
    ...when(nonAutomated === 'Y' && (isInBond || kind === 'T'), 'nonAutomatedNotAllowed', node),
    ...when(nonAutomated === 'N' && isOutsideManifest && !isInBond, 'nonAutomatedMissing', node),
    ...when(nonAutomated === 'Y' && conveyances.length === 0, 'conveyanceMissing', node),
  ]
}

/** The same bill twice is allowed for the parts of a split shipment alone, one of which moves in bond. */
function repeatedBills(bills: readonly BillNodes[]): ReleaseFault[] {
  const seen = new Set<string>()
  return bills.flatMap(({ numbers }) => {
    const key = numbers
      .map(({ values }) => `${values.kind} ${values.issuer ?? ''} ${values.number}`)
      .join(' ')
    const isRepeated = seen.has(key)
    seen.add(key)
    return numbers.slice(0, 1).flatMap((node) => when(isRepeated, 'billDuplicate', node))
  })
}
