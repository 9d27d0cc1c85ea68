import { isFtz } from '../../entry/derived-facts.ts'
import { isDomesticOfZone } from '../../entry/zone.ts'
import { toCents } from '../../money/cents.ts'
import type { FilingContext } from '../filing-context.ts'
import { isZoneId, zoneDate, zoneQuantity } from '../mapping/zone.ts'
import { type FilingRule, filingLineRule, filingRule, MATRIX } from './filing-rule.ts'

const RECORD_41 = 'CBP AE chapter, July 2026, record 41'
const METAL_LICENSES = ['01', '28']

type Entry = Pick<FilingContext, 'needs'>
const isOfZone = (_line: unknown, _rules: unknown, { needs }: Entry): boolean => needs?.zone === true

/** Goods of a foreign trade zone: entry type 06. */
export const ZONE_FILING_RULES: readonly FilingRule[] = [
  filingRule({
    id: 'FILING_ZONE',
    at: 'importing_carrier',
    source: `${MATRIX}; 19 CFR 146.62`,
    message: 'Goods of a foreign trade zone are entry type 06.',
    detail: 'Choose type 06 in step 1. For other goods, enter the carrier.',
    mayRead: ['needs', 'importing_carrier'],
    holds: ({ needs, importing_carrier }) =>
      needs === undefined || needs.zone || !isFtz({ importing_carrier }),
  }),
  filingRule({
    id: 'FILING_ZONE_ID',
    at: 'zone_id',
    source: 'CBP AE chapter, July 2026, record 11, note 3; conditions 288 and 289',
    message:
      'An entry of type 06 needs its zone: 3 digits, then 3 letters or digits of the subzone or site, then 3 of the site of a subzone, such as 02600A001.',
    mayRead: ['needs', 'zone_id'],
    holds: ({ needs, zone_id }) => !needs?.zone || isZoneId(zone_id),
  }),
  filingRule({
    id: 'FILING_ZONE_ID_NOT_SENT',
    at: 'zone_id',
    severity: 'warning',
    source: `${MATRIX}; condition 136`,
    message: 'Only an entry of type 06 names a foreign trade zone. It is not sent.',
    reads: ['zone_id'],
    mayRead: ['needs'],
    holds: ({ needs }) => needs?.zone === true,
  }),
  filingLineRule({
    id: 'FILING_ZONE_STATUS',
    at: 'zone.status',
    source: `${RECORD_41}; conditions 670 and 671`,
    message:
      'Goods of a foreign trade zone need a status: privileged foreign, non-privileged foreign or domestic.',
    mayRead: ['zone'],
    entry: ['needs'],
    when: isOfZone,
    holds: ({ zone }) => /^[PND]$/.test(zone?.status ?? ''),
  }),
  filingLineRule({
    id: 'FILING_ZONE_DATE',
    at: 'zone.filing_date',
    source: `${RECORD_41}; conditions 673 to 675`,
    message:
      'Privileged foreign goods need the day on which their status was filed, no later than the entry date. Leave it blank for other goods.',
    mayRead: ['zone'],
    entry: ['needs', 'entryDate'],
    when: isOfZone,
    holds: ({ zone }, _rules, { entryDate }) => {
      if (zone?.status !== 'P') return !zone?.filing_date
      const filed = zoneDate({ zone })
      return filed !== undefined && (entryDate === undefined || filed <= entryDate)
    },
  }),
  filingLineRule({
    id: 'FILING_ZONE_QUANTITY',
    at: 'zone.quantity',
    source: `${RECORD_41}; conditions 681 to 683`,
    message: 'The quantity that leaves the zone must be a whole number of units above zero.',
    mayRead: ['zone'],
    entry: ['needs'],
    when: isOfZone,
    holds: ({ zone }) => zoneQuantity({ zone }) !== undefined,
  }),
  filingLineRule({
    id: 'FILING_ZONE_DOMESTIC',
    at: 'zone.status',
    source: 'CBP AE chapter, July 2026, usage note l',
    message: 'Domestic goods of a zone owe no duty. Set the duty of the line and of its tariff rows to 0.00.',
    reads: ['zone'],
    mayRead: ['duty_amount'],
    entry: ['entryType'],
    holds: ({ zone, duty_amount }, _rules, { entryType }) =>
      !isDomesticOfZone(entryType, { zone }) || toCents(duty_amount) === 0n,
  }),
  filingLineRule({
    id: 'FILING_ZONE_OF_LINE_NOT_SENT',
    at: 'zone.status',
    severity: 'warning',
    source: `${RECORD_41}; conditions 672, 678 and 680`,
    message: 'Zone status, date and quantity are sent with an entry of type 06 only.',
    reads: ['zone'],
    entry: ['needs'],
    holds: ({ zone }, _rules, { needs }) =>
      Boolean(needs?.zone) || !(zone?.status || zone?.filing_date || zone?.quantity),
  }),
  filingLineRule({
    id: 'FILING_LICENSE_OF_METAL',
    at: 'license_numbers',
    source: 'CBP ACE error dictionary, condition 818',
    message: 'CBP does not accept a steel or aluminum license on entries of types 06, 21 and 22.',
    mayRead: ['license_numbers', 'permit_info'],
    entry: ['entryType'],
    holds: ({ license_numbers = [], permit_info = [] }, _rules, { entryType }) =>
      !['06', '21', '22'].includes(entryType) ||
      [...license_numbers, ...permit_info].every(({ type_code = '' }) => !METAL_LICENSES.includes(type_code)),
  }),
]
