import {
  CANCELLATION_REASONS,
  RELEASE_IDENTIFIERS,
  RELEASE_MODES,
  RELEASE_TYPES,
  type ReleaseTrait,
  releaseNeedsOf,
} from '@edfe/domain/filing'
import { type JudgedRelease, type ReleaseCheck, when } from './fault.ts'

/** Codes and numbers of SE10. */
export const headerChecks: ReleaseCheck = ({ header, type, mode, isEntryNumber }) => {
  const {
    filerCode = '',
    entryNumber = '',
    importerKind,
    importer,
    bondType,
    value = '0',
    splitRelease,
  } = header.values
  const format = RELEASE_IDENTIFIERS[importerKind ?? '']
  const { maximum } = RELEASE_TYPES[type] ?? {}
  return [
    ...when(!isEntryNumber(filerCode + entryNumber), 'entryInvalid', header),
    ...when(!(type in RELEASE_TYPES), 'typeInvalid', header),
    ...when(importerKind !== undefined && !format, 'importerKindInvalid', header),
    ...when(
      format !== undefined && importer !== undefined && !format.test(importer),
      'importerInvalid',
      header,
    ),
    ...when(mode !== '' && !RELEASE_MODES.includes(mode), 'modeInvalid', header),
    ...when(!['0', '8', '9'].includes(bondType ?? ''), 'bondTypeInvalid', header),
    ...when(maximum !== undefined && Number(value) > maximum, 'valueTooHigh', header),
    ...when(splitRelease !== undefined && !['1', '2'].includes(splitRelease), 'splitReleaseInvalid', header),
  ]
}

/** Fields that the usage map asks of the release or forbids. */
export const needChecks: ReleaseCheck = (release) => {
  const { nodes, header, action, type, mode } = release
  const records = { SE10: header, SE11: nodes.placements[0], SE13: nodes.contacts[0] }
  return releaseNeedsOf({ action, type, mode, traits: traitsOf(release) }).flatMap(
    ({ record, field, need, condition }) => {
      const node = records[record] ?? header
      const isGiven = records[record]?.values[field] !== undefined
      return when(isGiven === (need === 'forbidden'), condition, node)
    },
  )
}

function traitsOf({ nodes }: JudgedRelease): ReleaseTrait[] {
  const numbers = nodes.bills.flatMap((bill) => bill.numbers.map(({ values }) => values))
  return [
    ...(numbers.length > 0 ? (['bill'] as const) : []),
    ...(numbers.some(({ kind }) => kind === 'I') ? (['inBond'] as const) : []),
    ...(numbers.some(({ nonAutomated }) => nonAutomated === 'Y') ? (['nonAutomated'] as const) : []),
    ...(nodes.placements.some(({ values }) => values.election === 'W') ? (['weekly'] as const) : []),
  ]
}

/** `FTZ`, three digits of the zone, then subzone and site: four or six characters, or two or three without a site. */
const ZONE = /^FTZ\d{3}([A-Z0-9]{2}|[A-Z0-9]{3}|[A-Z0-9]{4}|[A-Z0-9]{6})$/
const DAYS_AHEAD = 7
/** Types that enter a warehouse have no immediate delivery (SE11 note 9). */
const WAREHOUSE_TYPES = ['21', '22']

/** Dates and places of SE11. */
export const placementChecks: ReleaseCheck = ({ nodes, type, day }) =>
  nodes.placements.slice(0, 1).flatMap((node) => {
    const { election, electedDate, conveyance, immediateDelivery } = node.values
    const isDelivery = immediateDelivery === 'Y'
    return [
      ...when(election !== undefined && election !== 'W', 'electionInvalid', node),
      ...when(electedDate !== undefined && isOutside(electedDate, day), 'electedDateTooLate', node),
      ...when(type === '06' && conveyance !== undefined && !ZONE.test(conveyance), 'zoneInvalid', node),
      ...when(isDelivery && WAREHOUSE_TYPES.includes(type), 'deliveryNotAllowed', node),
    ]
  })

/** True if a day lies before the day of filing, or more than a week after it. */
const isOutside = (day: string, filed: string): boolean => {
  const days = (Date.parse(day) - Date.parse(filed)) / 86_400_000
  return days < 0 || days > DAYS_AHEAD
}

/** The reason of a cancellation. */
export const cancellationChecks: ReleaseCheck = ({ nodes, action, type }) =>
  nodes.contacts.slice(0, 1).flatMap((node) => {
    const { reason } = node.values
    if (action !== 'D' || reason === undefined) return []
    const rule = CANCELLATION_REASONS[reason]
    const isOfOtherType = rule?.onlyType !== undefined && rule.onlyType !== type
    return [...when(!rule, 'reasonInvalid', node), ...when(isOfOtherType, 'reasonNotAllowed', node)]
  })
