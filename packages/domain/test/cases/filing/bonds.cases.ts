import { ADDITIONAL_BOND } from '../../filing/facts-of.ts'
import type { CaseTable } from '../cases.ts'
import { UNDER_CASE } from './changes.ts'

/** Goods under a case of a rate, beside a continuous bond. */
const underCase = (rate: string) => ({ ...UNDER_CASE, adcvd_rate: rate, adcvd_amount: '' })

/** The cases of `bonds.rules.ts`. */
export const BONDS_CASES: CaseTable = {
  FILING_BOND_NUMBER: {
    breaks: { 'a single entry bond without number': { bond_type: '0', bond_number: '' } },
    meets: {
      'a single entry bond with its number': { bond_type: '0' },
      'a continuous bond is known by its importer': { bond_number: '' },
    },
  },
  FILING_BOND_FOR_CASE: {
    breaks: {
      'a case of 5 percent beside a continuous bond': underCase('5'),
      'a specific rate, however small': {
        ...UNDER_CASE,
        adcvd_rate: '0.01',
        adcvd_rate_kind: 'S',
        adcvd_quantity: '10',
        adcvd_amount: '',
      },
    },
    meets: {
      'a case of 4.99 percent': underCase('4.99'),
      'a case of 68.89 percent with its own bond': { ...underCase('68.89'), ...ADDITIONAL_BOND },
      'a single entry bond covers its case': { ...underCase('68.89'), bond_type: '0' },
    },
  },
  FILING_SURETY_UNKNOWN: {
    breaks: { 'a number of no surety company': { surety_no: '987' } },
    meets: {
      'a surety company': { surety_no: '054' },
      'no surety': { bond_type: '0', surety_no: '999' },
    },
  },
  FILING_SURETY_UNKNOWN_ADDITIONAL: {
    breaks: { 'a second bond of no surety company': { ...ADDITIONAL_BOND, additional_surety: '987' } },
    meets: { 'a second bond of a surety company': ADDITIONAL_BOND },
  },
  FILING_BOND_ADDITIONAL: {
    breaks: {
      'an additional bond without amount': { ...ADDITIONAL_BOND, additional_amount: '' },
      'cash is no surety of a bond': { ...ADDITIONAL_BOND, additional_surety: '998' },
      'a surety alone is no bond': { additional_surety: '054' },
    },
    meets: { 'surety, number and amount': ADDITIONAL_BOND },
  },
  FILING_BOND_FORMAL: [
    {
      breaks: { 'a formal entry without bond and surety': { bond_type: '0', surety_no: '999' } },
      meets: {
        'an informal entry of 900 dollars': {
          entry_type: '11',
          bond_type: '0',
          surety_no: '999',
          entered_value: '900',
        },
      },
    },
    {
      under: 'cbp',
      breaks: { "the same under CBP's codes": { bond_type: '0', surety_no: '999' } },
      meets: { 'cash in lieu of a bond': { bond_type: '0', surety_no: '998' } },
    },
  ],
  FILING_BOND_BASIC: {
    breaks: {
      'an additional bond where the bond is waived': { bond_type: '0', surety_no: '999', ...ADDITIONAL_BOND },
    },
    meets: { 'an additional bond beside the continuous one': ADDITIONAL_BOND },
  },
  FILING_BOND_SIZE: [
    {
      owedInYear: '500000',
      breaks: { 'half a million owed, and this entry more': { bond_amount: '50000' } },
      meets: { 'a bond of the next step covers it': { bond_amount: '60000' } },
    },
    { owedInYear: '0', meets: { 'this entry alone is far below': { bond_amount: '50000' } } },
    { owedInYear: '9000000', meets: { 'a single bond covers its own entry': { bond_type: '0' } } },
  ],
}
