import { all, breaks, type Change, header, licenses, line, meets, shipment, type Trial } from './changes.ts'

const zone = (change: Parameters<typeof line>[0]['zone']): Change =>
  all(header({ entry_type: '06' }), line({ zone: change }))
const zoneId = (zone_id: string) => header({ entry_type: '06', zone_id })

/** The cases of `zone.rules.ts`. */
export const ZONE_TRIALS: Trial[] = [
  breaks('FILING_ZONE', 'zone goods are no consumption entry', shipment({ importing_carrier: 'FTZ 0050' })),
  meets('FILING_ZONE', 'a vessel is no zone', shipment({ importing_carrier: 'EVER LUCID' })),
  meets(
    'FILING_ZONE',
    'zone goods are entry type 06',
    all(header({ entry_type: '06' }), shipment({ importing_carrier: 'FTZ 0050' })),
  ),
  breaks('FILING_ZONE_ID', 'type 06 without its zone', header({ entry_type: '06' })),
  breaks('FILING_ZONE_ID', 'a zone of four digits', zoneId('0050')),
  meets('FILING_ZONE_ID', 'a site of a subzone', zoneId('02600A001')),
  meets('FILING_ZONE_ID', 'a general purpose zone in the older form', zoneId('02610')),
  meets('FILING_ZONE_ID', 'a consumption entry has no zone', header({ entry_type: '01' })),
  breaks('FILING_ZONE_ID_NOT_SENT', 'a consumption entry with a zone', header({ zone_id: '02600A001' })),
  meets('FILING_ZONE_ID_NOT_SENT', 'an entry from a zone', zoneId('02600A001')),
  breaks('FILING_ZONE_STATUS', 'no status', header({ entry_type: '06' })),
  breaks('FILING_ZONE_STATUS', 'zone restricted goods are not entered', zone({ status: 'Z' })),
  meets('FILING_ZONE_STATUS', 'non-privileged foreign goods', zone({ status: 'N' })),
  breaks('FILING_ZONE_DATE', 'privileged foreign goods without their day', zone({ status: 'P' })),
  breaks('FILING_ZONE_DATE', 'a day after the entry', zone({ status: 'P', filing_date: '2026-02-25' })),
  breaks('FILING_ZONE_DATE', 'domestic goods with a day', zone({ status: 'D', filing_date: '2026-02-02' })),
  meets('FILING_ZONE_DATE', 'privileged before the entry', zone({ status: 'P', filing_date: '2025-11-03' })),
  breaks('FILING_ZONE_QUANTITY', 'no quantity', zone({ status: 'N' })),
  breaks('FILING_ZONE_QUANTITY', 'half a unit', zone({ status: 'N', quantity: '1.5' })),
  breaks('FILING_ZONE_QUANTITY', 'nothing', zone({ status: 'N', quantity: '0' })),
  meets('FILING_ZONE_QUANTITY', '65 units', zone({ status: 'N', quantity: '65' })),
  breaks('FILING_ZONE_DOMESTIC', 'domestic goods with duty', zone({ status: 'D', quantity: '65' })),
  meets(
    'FILING_ZONE_DOMESTIC',
    'domestic goods without duty',
    all(zone({ status: 'D', quantity: '65' }), line({ duty_amount: '0.00' })),
  ),
  breaks('FILING_ZONE_OF_LINE_NOT_SENT', 'a status on a consumption entry', line({ zone: { status: 'N' } })),
  meets('FILING_ZONE_OF_LINE_NOT_SENT', 'a status on an entry from a zone', zone({ status: 'N' })),
  breaks(
    'FILING_LICENSE_OF_METAL',
    'a steel license of goods from a zone',
    all(header({ entry_type: '06' }), licenses({ type_code: '01', number: 'STL123456' })),
  ),
  meets(
    'FILING_LICENSE_OF_METAL',
    'a steel license of goods for consumption',
    licenses({ type_code: '01', number: 'STL123456' }),
  ),
]
