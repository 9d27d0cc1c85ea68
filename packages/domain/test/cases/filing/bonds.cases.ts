import type { BondSection } from '../../../src/entry/draft.ts'
import { ADDITIONAL_BOND } from '../../filing/facts-of.ts'
import { all, breaks, CASE, type Change, header, line, meets, type Trial } from './changes.ts'

const bond =
  (change: BondSection): Change =>
  (draft) => {
    draft.bond_information = { ...draft.bond_information, ...change }
  }
/** Goods under a case of a rate, beside a continuous bond. */
const underCase = (rate: string) =>
  all(header({ entry_type: '03' }), line({ ...CASE, adcvd_rate: rate, adcvd_amount: '' }))

/** The cases of `bonds.rules.ts`. */
export const BONDS_TRIALS: Trial[] = [
  breaks(
    'FILING_BOND_NUMBER',
    'a single entry bond without number',
    all(header({ bond_type: '0' }), bond({ bond_number: '' })),
  ),
  meets('FILING_BOND_NUMBER', 'a single entry bond with its number', header({ bond_type: '0' })),
  meets('FILING_BOND_NUMBER', 'a continuous bond is known by its importer', bond({ bond_number: '' })),
  breaks('FILING_BOND_FOR_CASE', 'a case of 5 percent beside a continuous bond', underCase('5')),
  meets('FILING_BOND_FOR_CASE', 'a case of 4.99 percent', underCase('4.99')),
  breaks(
    'FILING_BOND_FOR_CASE',
    'a specific rate, however small',
    all(
      header({ entry_type: '03' }),
      line({ ...CASE, adcvd_rate: '0.01', adcvd_rate_kind: 'S', adcvd_quantity: '10', adcvd_amount: '' }),
    ),
  ),
  meets(
    'FILING_BOND_FOR_CASE',
    'a case of 68.89 percent with its own bond',
    all(underCase('68.89'), bond(ADDITIONAL_BOND)),
  ),
  meets(
    'FILING_BOND_FOR_CASE',
    'a single entry bond covers its case',
    all(underCase('68.89'), header({ bond_type: '0' })),
  ),
  breaks(
    'FILING_BOND_ADDITIONAL',
    'an additional bond without amount',
    bond({ ...ADDITIONAL_BOND, additional_amount: '' }),
  ),
  breaks(
    'FILING_BOND_ADDITIONAL',
    'cash is no surety of a bond',
    bond({ ...ADDITIONAL_BOND, additional_surety: '998' }),
  ),
  breaks('FILING_BOND_ADDITIONAL', 'a surety alone is no bond', bond({ additional_surety: '054' })),
  meets('FILING_BOND_ADDITIONAL', 'surety, number and amount', bond(ADDITIONAL_BOND)),
  breaks(
    'FILING_BOND_FORMAL',
    'a formal entry without bond and surety',
    header({ bond_type: '0', surety_no: '999' }),
  ),
  breaks(
    'FILING_BOND_FORMAL',
    "the same under CBP's codes",
    header({ bond_type: '0', surety_no: '999' }),
    'cbp',
  ),
  meets('FILING_BOND_FORMAL', 'cash in lieu of a bond', header({ bond_type: '0', surety_no: '998' }), 'cbp'),
  meets(
    'FILING_BOND_FORMAL',
    'an informal entry of 900 dollars',
    all(header({ entry_type: '11', bond_type: '0', surety_no: '999' }), line({ entered_value: '900' })),
  ),
  breaks(
    'FILING_BOND_BASIC',
    'an additional bond where the bond is waived',
    all(header({ bond_type: '0', surety_no: '999' }), bond(ADDITIONAL_BOND)),
  ),
  {
    ...breaks('FILING_BOND_SIZE', 'half a million owed, and this entry more', bond({ bond_amount: '50000' })),
    owedInYear: '500000',
  },
  {
    ...meets('FILING_BOND_SIZE', 'this entry alone is far below', bond({ bond_amount: '50000' })),
    owedInYear: '0',
  },
  {
    ...meets('FILING_BOND_SIZE', 'a bond of the next step covers it', bond({ bond_amount: '60000' })),
    owedInYear: '500000',
  },
  {
    ...meets('FILING_BOND_SIZE', 'a single bond covers its own entry', header({ bond_type: '0' })),
    owedInYear: '9000000',
  },
  meets('FILING_BOND_BASIC', 'an additional bond beside the continuous one', bond(ADDITIONAL_BOND)),
]
