import type { ShipmentSection } from '../../../src/entry/draft.ts'
import type { CaseTable } from '../cases.ts'

/** Goods unladen in San Francisco that moved in bond to the port of entry. */
const moved = (change: ShipmentSection = {}) => ({
  it_number: '123456782',
  it_date: '2026-02-24',
  us_port_unlading: '2809',
  ...change,
})

/** A second bill, under another in-bond number. */
const SECOND = { bill_of_lading: 'MAEU263000123', it_number: '234567896', packages: '20' }

/** The cases of `in-bond.rules.ts`. */
export const IN_BOND_CASES: CaseTable = {
  FILING_IT_NUMBER: {
    breaks: {
      'six digits are no in-bond number': moved({ it_number: '123456' }),
      'by vessel no air waybill is one': moved({ it_number: '18012345675' }),
    },
    meets: {
      'a paperless number': moved({ it_number: 'V1A12345678' }),
      'by air the air waybill': moved({ it_number: '180-12345675', mode_of_transport: '40' }),
    },
  },
  FILING_IT_DIGIT: {
    breaks: { 'the remainder by seven is 2, not 9': moved({ it_number: '123456789' }) },
    meets: {
      'the remainder by seven': moved(),
      'two more than the remainder, as CBP gives carriers of many shipments': moved({
        it_number: '123456784',
      }),
      'a paperless number has no such digit': moved({ it_number: 'V1A12345678' }),
    },
  },
  FILING_IT_OF_BILL: {
    breaks: {
      'six digits on a further bill': moved({ further_bills: [{ ...SECOND, it_number: '123456' }] }),
    },
    meets: {
      'each bill under its own number': moved({ further_bills: [SECOND] }),
      'a further bill under the number of block 16': moved({ further_bills: [{ ...SECOND, it_number: '' }] }),
    },
  },
  FILING_IT_DIGIT_OF_BILL: {
    breaks: {
      'the remainder of 23456789 by seven is 6, not 4': moved({
        further_bills: [{ ...SECOND, it_number: '234567894' }],
      }),
    },
    meets: { 'the remainder by seven': moved({ further_bills: [SECOND] }) },
  },
  FILING_IT_EVERY_BILL: {
    breaks: { 'only the second bill moved in bond': { it_number: '', further_bills: [SECOND] } },
    meets: { 'both bills moved in bond': moved({ further_bills: [SECOND] }) },
  },
  FILING_IT_BILL: {
    breaks: {
      'by truck, a second paperless movement without a bill': moved({
        mode_of_transport: '30',
        bill_of_lading: '',
        further_bills: [{ it_number: 'V1A12345678', packages: '10' }],
      }),
      'by mail, an air waybill as in-bond number without the bill': moved({
        mode_of_transport: '50',
        bill_of_lading: '',
        it_number: '18012345675',
      }),
      'a truck under a paperless movement names its bill': moved({
        it_number: 'V1A12345678',
        mode_of_transport: '30',
        bill_of_lading: '',
      }),
    },
    meets: {
      'under a number of Form 7512 it need not': moved({ mode_of_transport: '30', bill_of_lading: '' }),
    },
  },
  FILING_IT_DATE: {
    breaks: {
      'in-bond before the import': moved({ it_date: '2026-02-23' }),
      'in-bond without its date': moved({ it_date: '' }),
    },
    meets: { 'in-bond on the day of import': moved() },
  },
  FILING_IT_BEFORE_ENTRY: {
    breaks: { 'in-bond after the entry': moved({ it_date: '2026-12-01' }) },
    meets: {
      'in-bond on the day of entry': moved(),
      'a temporary import may move later': { entry_type: '23', ...moved({ it_date: '2026-12-01' }) },
    },
  },
  FILING_IT_TWO_YEARS: {
    breaks: { 'in-bond two years and a day ago': moved({ it_date: '2024-03-04' }) },
    meets: { 'in-bond two years ago': moved({ it_date: '2024-03-05' }) },
  },
  FILING_IT_AFTER_EXPORT: {
    breaks: { 'in-bond before the export': moved({ export_date: '2026-02-25' }) },
    meets: { 'in-bond after the export': moved() },
  },
  FILING_IT_PORTS: {
    breaks: { 'in-bond from the port of entry': moved({ us_port_unlading: '2704' }) },
    meets: { 'in-bond from San Francisco': moved(), 'unladen where they are entered': { it_number: '' } },
  },
}
