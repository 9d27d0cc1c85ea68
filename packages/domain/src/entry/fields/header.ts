import { SPECIFICATION_PROFILE } from '../../profile/index.ts'
import { bondTypesHint } from '../../reference/bond-types.ts'
import { normaliseEntryNumber } from '../entry-number.ts'
import { choice, code, day, flag, text } from '../field.ts'
import { compactUpper, padded } from '../field-formats.ts'
import { PATTERNS } from './patterns.ts'

/** Fourteen lines of record 36. */
const CORRECTION_EXPLANATION_LENGTH = 1000

/** Longest number of a purchase order, as long as that of a part. */
export const PURCHASE_ORDER_MAX = 60

/** Step 1, blocks 1-7, in page order. */
export const headerFields = {
  entry_number: code({
    label: 'Entry number',
    hint: 'Block 1. Assigned with the first save; where the goods have a release, its number',
    block: '1',
    control: 'read-only',
    maxLength: 13,
    upper: true,
    format: normaliseEntryNumber,
    canonical: { about: 'Eleven characters without hyphens. Assigned on import.', max: 13 },
  }),
  entry_type: choice({
    label: 'Entry type',
    hint: 'Block 2. Two-digit code',
    block: '2',
    lookup: 'entry-types',
    format: padded(2),
    canonical: { like: PATTERNS.twoDigits },
  }),
  summary_date: day({ label: 'Summary date', hint: 'Block 3. MM/DD/YYYY, not in the future', block: '3' }),
  surety_no: choice({
    label: 'Surety number',
    hint: 'Block 4. 3 digits. 999 U.S. Government, 998 Cash/Securities',
    block: '4',
    control: 'combobox',
    maxLength: 3,
    lookup: 'sureties',
    format: padded(3),
    canonical: { like: PATTERNS.threeDigits },
  }),
  bond_type: choice({
    label: 'Bond type',
    hint: `Block 5. ${bondTypesHint(SPECIFICATION_PROFILE).defaultMessage}`,
    block: '5',
    lookup: 'bond-types',
    canonical: { like: PATTERNS.digit },
  }),
  port_code: choice({
    label: 'Port code',
    hint: 'Block 6. 4 letters or digits, or search by city',
    block: '6',
    control: 'combobox',
    maxLength: 4,
    upper: true,
    lookup: 'ports',
    format: compactUpper,
    canonical: { like: PATTERNS.port },
  }),
  entry_date: day({
    label: 'Entry date',
    hint: 'Block 7. MM/DD/YYYY, on or before the summary date',
    block: '7',
  }),
  purchase_order: text({
    label: 'Purchase order',
    hint: 'For lines that name no other. It is not sent to CBP',
    maxLength: PURCHASE_ORDER_MAX,
    limit: PURCHASE_ORDER_MAX,
    optional: true,
    ofOneShipment: true,
    canonical: {
      about: "The importer's purchase order, for lines that name no other.",
      max: PURCHASE_ORDER_MAX,
    },
  }),
  zone_id: code({
    label: 'Foreign trade zone',
    hint: 'Zone of the goods: 3 digits, subzone or site, site of the subzone, such as 02600A001',
    maxLength: 9,
    optional: true,
    upper: true,
    format: compactUpper,
    canonical: { about: 'Identifier of the foreign trade zone, on entry type 06.' },
  }),
  government_import: flag({
    label: 'Import of the U.S. government',
    hint: 'Entry type 52 only: an agency of the U.S. government imports the goods',
    optional: true,
    ofOneShipment: true,
    canonical: {
      about: 'Entry type 52: the filer states that an agency of the U.S. government imports the goods.',
    },
  }),
  correction_explanation: text({
    label: 'Explanation of the correction',
    hint: 'What was wrong, and how you found out. CBP reads this text',
    maxLength: CORRECTION_EXPLANATION_LENGTH,
    ofOneShipment: true,
    canonical: {
      about: 'Why a post summary correction changes the summary.',
      max: CORRECTION_EXPLANATION_LENGTH,
    },
  }),
  accelerated_liquidation: flag({
    label: 'Accelerated liquidation',
    hint: 'Asks CBP to liquidate the corrected entry sooner',
    optional: true,
    ofOneShipment: true,
    canonical: { about: 'Whether a post summary correction asks CBP to accelerate the liquidation.' },
  }),
} as const
