import { code, flag, group, text } from '../field.ts'
import { compactUpper, upper } from '../field-formats.ts'
import { formParty, otherPartyFields } from './party-block.ts'

/** Step 3, blocks 25-30, and the parties beside them, in page order. */
export const partyFields = {
  location_of_goods: text({
    label: 'Location of goods',
    hint: 'Block 25. FIRMS code or place, 100 characters at most',
    block: '25',
    alsoOn: 'parties',
    maxLength: 100,
    canonical: 'location_goods',
  }),
  firms_code: code({
    label: 'FIRMS code',
    hint: 'Block 25. 4 letters or digits',
    block: '25',
    page: 'parties',
    maxLength: 4,
    optional: true,
    upper: true,
    format: compactUpper,
  }),
  same_as_importer: flag({
    label: 'Same as Importer of Record',
    hint: 'Block 26. Sets the consignee number to SAME',
    block: '26',
    alsoOn: 'parties',
    optional: true,
    canonical: false,
  }),
  consignee_number: text({
    label: 'Consignee number',
    hint: 'Block 26. EIN, SSN, CBP-assigned number, SAME or 00-0000000',
    block: '26',
    alsoOn: 'parties',
    maxLength: 12,
    upper: true,
    canonical: { about: 'Block 26. SAME stands for the importer number.' },
  }),
  importer_number: text({
    label: 'Importer number',
    hint: 'Block 27. EIN, SSN or CBP-assigned number',
    block: '27',
    alsoOn: 'parties',
    maxLength: 12,
    upper: true,
  }),
  reference_number: text({
    label: 'Reference number',
    hint: 'Block 28. 20 characters at most',
    block: '28',
    alsoOn: 'parties',
    maxLength: 20,
    optional: true,
    format: upper,
  }),
  ultimate_consignee: formParty('Ultimate consignee', '29'),
  importer_of_record: formParty('Importer of record', '30'),
  seller: group(otherPartyFields('Seller')),
  shipper: group(otherPartyFields('Shipper')),
  manufacturer: group({
    ...otherPartyFields('Manufacturer'),
    manufacturer_id: code({
      label: 'Manufacturer ID of the party',
      hint: '3 to 15 letters, digits, hyphens',
      page: 'parties',
      maxLength: 15,
      optional: true,
      upper: true,
      format: compactUpper,
      canonical: { max: 15 },
    }),
  }),
} as const
