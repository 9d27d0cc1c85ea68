import { all, breaks, header, meets, shipment, type Trial } from './changes.ts'

/** Goods unladen in San Francisco that moved in bond to the port of entry. */
const moved = (change: Parameters<typeof shipment>[0] = {}) =>
  shipment({ it_number: '123456782', it_date: '2026-02-24', us_port_unlading: '2809', ...change })

/** A second bill, under another in-bond number. */
const SECOND = { bill_of_lading: 'MAEU263000123', it_number: '234567896', packages: '20' }

/** The cases of `in-bond.rules.ts`. */
export const IN_BOND_TRIALS: Trial[] = [
  breaks('FILING_IT_NUMBER', 'six digits are no in-bond number', moved({ it_number: '123456' })),
  breaks('FILING_IT_NUMBER', 'by vessel no air waybill is one', moved({ it_number: '18012345675' })),
  meets('FILING_IT_NUMBER', 'a paperless number', moved({ it_number: 'V1A12345678' })),
  meets(
    'FILING_IT_NUMBER',
    'by air the air waybill',
    moved({ it_number: '180-12345675', mode_of_transport: '40' }),
  ),
  breaks('FILING_IT_DIGIT', 'the remainder by seven is 2, not 9', moved({ it_number: '123456789' })),
  meets('FILING_IT_DIGIT', 'the remainder by seven', moved()),
  meets('FILING_IT_DIGIT', 'a paperless number has no such digit', moved({ it_number: 'V1A12345678' })),
  breaks(
    'FILING_IT_OF_BILL',
    'six digits on a further bill',
    moved({ further_bills: [{ ...SECOND, it_number: '123456' }] }),
  ),
  meets('FILING_IT_OF_BILL', 'each bill under its own number', moved({ further_bills: [SECOND] })),
  meets(
    'FILING_IT_OF_BILL',
    'a further bill under the number of block 16',
    moved({ further_bills: [{ ...SECOND, it_number: '' }] }),
  ),
  breaks(
    'FILING_IT_DIGIT_OF_BILL',
    'the remainder of 23456789 by seven is 6, not 4',
    moved({ further_bills: [{ ...SECOND, it_number: '234567894' }] }),
  ),
  meets('FILING_IT_DIGIT_OF_BILL', 'the remainder by seven', moved({ further_bills: [SECOND] })),
  breaks(
    'FILING_IT_EVERY_BILL',
    'only the second bill moved in bond',
    shipment({ it_number: '', further_bills: [SECOND] }),
  ),
  meets('FILING_IT_EVERY_BILL', 'both bills moved in bond', moved({ further_bills: [SECOND] })),
  breaks(
    'FILING_IT_BILL',
    'by truck, a second paperless movement without a bill',
    moved({
      mode_of_transport: '30',
      bill_of_lading: '',
      further_bills: [{ it_number: 'V1A12345678', packages: '10' }],
    }),
  ),
  breaks(
    'FILING_IT_BILL',
    'by mail, an air waybill as in-bond number without the bill',
    moved({ mode_of_transport: '50', bill_of_lading: '', it_number: '18012345675' }),
  ),
  breaks(
    'FILING_IT_BILL',
    'a truck under a paperless movement names its bill',
    moved({ it_number: 'V1A12345678', mode_of_transport: '30', bill_of_lading: '' }),
  ),
  meets(
    'FILING_IT_BILL',
    'under a number of Form 7512 it need not',
    moved({ mode_of_transport: '30', bill_of_lading: '' }),
  ),
  breaks('FILING_IT_DATE', 'in-bond before the import', moved({ it_date: '2026-02-23' })),
  breaks('FILING_IT_DATE', 'in-bond without its date', moved({ it_date: '' })),
  meets('FILING_IT_DATE', 'in-bond on the day of import', moved()),
  breaks('FILING_IT_BEFORE_ENTRY', 'in-bond after the entry', moved({ it_date: '2026-12-01' })),
  meets('FILING_IT_BEFORE_ENTRY', 'in-bond on the day of entry', moved()),
  meets(
    'FILING_IT_BEFORE_ENTRY',
    'a temporary import may move later',
    all(header({ entry_type: '23' }), moved({ it_date: '2026-12-01' })),
  ),
  breaks('FILING_IT_TWO_YEARS', 'in-bond two years and a day ago', moved({ it_date: '2024-03-04' })),
  meets('FILING_IT_TWO_YEARS', 'in-bond two years ago', moved({ it_date: '2024-03-05' })),
  breaks('FILING_IT_AFTER_EXPORT', 'in-bond before the export', moved({ export_date: '2026-02-25' })),
  meets('FILING_IT_AFTER_EXPORT', 'in-bond after the export', moved()),
  breaks('FILING_IT_PORTS', 'in-bond from the port of entry', moved({ us_port_unlading: '2704' })),
  meets('FILING_IT_PORTS', 'in-bond from San Francisco', moved()),
  meets('FILING_IT_PORTS', 'unladen where they are entered', shipment({ it_number: '' })),
]
