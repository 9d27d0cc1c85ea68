import { isFtz } from '../../entry/derived-facts.ts'
import { isDomesticOfZone } from '../../entry/zone.ts'
import { toCents } from '../../money/cents.ts'
import type { FilingContext } from '../filing-context.ts'
import { isZoneId, zoneDate, zoneQuantity } from '../mapping/zone.ts'
import { type FilingRule, filingLineRule, filingRule, MATRIX } from './filing-rule.ts'

const RECORD_41 = 'CBP AE chapter, July 2026, record 41'
const METAL_LICENSES = ['01', '28']

const isOfZone = ({ needs }: Pick<FilingContext, 'needs'>): boolean => needs?.zone === true

/** Goods of a foreign trade zone: entry type 06. */
export const ZONE_FILING_RULES: readonly FilingRule[] = [
  filingRule({
    id: 'FILING_ZONE',
    at: 'importing_carrier',
    source: `${MATRIX}; 19 CFR 146.62`,
    message: 'Goods of a foreign trade zone are entry type 06.',
    detail: 'Choose type 06 in step 1. For other goods, enter the carrier.',
    mayRead: ['needs', 'draft'],
    holds: ({ needs, draft }) => needs === undefined || needs.zone || !isFtz(draft.shipment_origin),
  }),
  filingRule({
    id: 'FILING_ZONE_ID',
    at: 'zone_id',
    source: 'CBP AE chapter, July 2026, record 11, note 3; conditions 288 and 289',
    message:
      'An entry of type 06 needs its zone: 3 digits, then 3 letters or digits of the subzone or site, then 3 of the site of a subzone, such as 02600A001.',
    mayRead: ['needs', 'draft'],
    holds: ({ needs, draft }) => !needs?.zone || isZoneId(draft.header?.zone_id),
  }),
  filingRule({
    id: 'FILING_ZONE_ID_NOT_SENT',
    at: 'zone_id',
    severity: 'warning',
    source: `${MATRIX}; condition 136`,
    message: 'Only an entry of type 06 names a foreign trade zone. It is not sent.',
    mayRead: ['needs', 'draft'],
    holds: ({ needs, draft }) => Boolean(needs?.zone) || !draft.header?.zone_id,
  }),
  filingLineRule({
    id: 'FILING_ZONE_STATUS',
    at: 'zone.status',
    source: `${RECORD_41}; conditions 670 and 671`,
    message:
      'Goods of a foreign trade zone need a status: privileged foreign, non-privileged foreign or domestic.',
    mayRead: ['line'],
    entry: ['needs'],
    appliesTo: isOfZone,
    holds: ({ line }) => /^[PND]$/.test(line.zone?.status ?? ''),
  }),
  filingLineRule({
    id: 'FILING_ZONE_DATE',
    at: 'zone.filing_date',
    source: `${RECORD_41}; conditions 673 to 675`,
    message:
      'Privileged foreign goods need the day on which their status was filed, no later than the entry date. Leave it blank for other goods.',
    mayRead: ['line'],
    entry: ['needs', 'entryDate'],
    appliesTo: isOfZone,
    holds: ({ line }, _rules, { entryDate }) => {
      if (line.zone?.status !== 'P') return !line.zone?.filing_date
      const filed = zoneDate(line)
      return filed !== undefined && (entryDate === undefined || filed <= entryDate)
    },
  }),
  filingLineRule({
    id: 'FILING_ZONE_QUANTITY',
    at: 'zone.quantity',
    source: `${RECORD_41}; conditions 681 to 683`,
    message: 'The quantity that leaves the zone must be a whole number of units above zero.',
    mayRead: ['line'],
    entry: ['needs'],
    appliesTo: isOfZone,
    holds: ({ line }) => zoneQuantity(line) !== undefined,
  }),
  filingLineRule({
    id: 'FILING_ZONE_DOMESTIC',
    at: 'zone.status',
    onlyWith: ['zone'],
    source: 'CBP AE chapter, July 2026, usage note l',
    message: 'Domestic goods of a zone owe no duty. Set the duty of the line and of its tariff rows to 0.00.',
    mayRead: ['line'],
    entry: ['entryType'],
    holds: ({ line }, _rules, { entryType }) =>
      !isDomesticOfZone(entryType, line) || toCents(line.duty_amount) === 0n,
  }),
  filingLineRule({
    id: 'FILING_ZONE_OF_LINE_NOT_SENT',
    at: 'zone.status',
    onlyWith: ['zone'],
    severity: 'warning',
    source: `${RECORD_41}; conditions 672, 678 and 680`,
    message: 'Zone status, date and quantity are sent with an entry of type 06 only.',
    mayRead: ['line'],
    entry: ['needs'],
    holds: ({ line: { zone } }, _rules, { needs }) =>
      Boolean(needs?.zone) || !(zone?.status || zone?.filing_date || zone?.quantity),
  }),
  filingLineRule({
    id: 'FILING_LICENSE_OF_METAL',
    at: 'license_numbers',
    onlyWith: ['license_numbers', 'permit_info'],
    source: 'CBP ACE error dictionary, condition 818',
    message: 'CBP does not accept a steel or aluminum license on entries of types 06, 21 and 22.',
    mayRead: ['line'],
    entry: ['entryType'],
    holds: ({ line }, _rules, { entryType }) =>
      !['06', '21', '22'].includes(entryType) ||
      [...(line.license_numbers ?? []), ...(line.permit_info ?? [])].every(
        ({ type_code = '' }) => !METAL_LICENSES.includes(type_code),
      ),
  }),
]
