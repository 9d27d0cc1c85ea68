import type { LineItem } from '../../../src/entry/draft.ts'
import type { CaseTable } from '../cases.ts'

const zone = (change: LineItem['zone']) => ({ entry_type: '06', zone: change })
const zoneId = (zone_id: string) => ({ entry_type: '06', zone_id })

/** The cases of `zone.rules.ts`. */
export const ZONE_CASES: CaseTable = {
  FILING_ZONE: {
    breaks: { 'zone goods are no consumption entry': { importing_carrier: 'FTZ 0050' } },
    meets: {
      'a vessel is no zone': { importing_carrier: 'EVER LUCID' },
      'zone goods are entry type 06': { entry_type: '06', importing_carrier: 'FTZ 0050' },
    },
  },
  FILING_ZONE_ID: {
    breaks: { 'type 06 without its zone': { entry_type: '06' }, 'a zone of four digits': zoneId('0050') },
    meets: {
      'a site of a subzone': zoneId('02600A001'),
      'a general purpose zone in the older form': zoneId('02610'),
      'a consumption entry has no zone': { entry_type: '01' },
    },
  },
  FILING_ZONE_ID_NOT_SENT: {
    breaks: { 'a consumption entry with a zone': { zone_id: '02600A001' } },
    meets: { 'an entry from a zone': zoneId('02600A001') },
  },
  FILING_ZONE_STATUS: {
    breaks: {
      'no status': { entry_type: '06' },
      'zone restricted goods are not entered': zone({ status: 'Z' }),
    },
    meets: { 'non-privileged foreign goods': zone({ status: 'N' }) },
  },
  FILING_ZONE_DATE: {
    breaks: {
      'privileged foreign goods without their day': zone({ status: 'P' }),
      'a day after the entry': zone({ status: 'P', filing_date: '2026-02-25' }),
      'domestic goods with a day': zone({ status: 'D', filing_date: '2026-02-02' }),
    },
    meets: { 'privileged before the entry': zone({ status: 'P', filing_date: '2025-11-03' }) },
  },
  FILING_ZONE_QUANTITY: {
    breaks: {
      'no quantity': zone({ status: 'N' }),
      'half a unit': zone({ status: 'N', quantity: '1.5' }),
      nothing: zone({ status: 'N', quantity: '0' }),
    },
    meets: { '65 units': zone({ status: 'N', quantity: '65' }) },
  },
  FILING_ZONE_DOMESTIC: {
    breaks: { 'domestic goods with duty': zone({ status: 'D', quantity: '65' }) },
    meets: {
      'domestic goods without duty': { ...zone({ status: 'D', quantity: '65' }), duty_amount: '0.00' },
    },
  },
  FILING_ZONE_OF_LINE_NOT_SENT: {
    breaks: { 'a status on a consumption entry': { zone: { status: 'N' } } },
    meets: { 'a status on an entry from a zone': zone({ status: 'N' }) },
  },
  FILING_LICENSE_OF_METAL: {
    breaks: {
      'a steel license of goods from a zone': {
        entry_type: '06',
        license_numbers: [{ type_code: '01', number: 'STL123456' }],
      },
    },
    meets: {
      'a steel license of goods for consumption': {
        license_numbers: [{ type_code: '01', number: 'STL123456' }],
      },
    },
  },
}
