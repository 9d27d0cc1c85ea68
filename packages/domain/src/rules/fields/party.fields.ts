import type { FieldTable } from './field.ts'

const step = 'parties_locations' as const
const page = 'parties' as const

/** Step 3, blocks 25-28, in page order. */
export const partyNumberFields = {
  location: {
    path: 'parties.location_of_goods',
    label: 'Location of goods',
    hint: 'Block 25. FIRMS code or place, 100 characters at most',
    block: '25',
    step,
    kind: 'text',
    maxLength: 100,
  },
  firmsCode: {
    path: 'parties.firms_code',
    label: 'FIRMS code',
    hint: 'Block 25. 4 letters or digits',
    block: '25',
    step,
    page,
    kind: 'code',
    maxLength: 4,
    optional: true,
    upper: true,
  },
  sameAsImporter: {
    path: 'parties.same_as_importer',
    label: 'Same as Importer of Record',
    hint: 'Block 26. Sets the consignee number to SAME',
    block: '26',
    step,
    kind: 'tick',
    optional: true,
  },
  consigneeNumber: {
    path: 'parties.consignee_number',
    label: 'Consignee number',
    hint: 'Block 26. EIN, SSN, CBP-assigned number, SAME or 00-0000000',
    block: '26',
    step,
    kind: 'text',
    maxLength: 12,
    upper: true,
  },
  importerNumber: {
    path: 'parties.importer_number',
    label: 'Importer number',
    hint: 'Block 27. EIN, SSN or CBP-assigned number',
    block: '27',
    step,
    kind: 'text',
    maxLength: 12,
    upper: true,
  },
  referenceNumber: {
    path: 'parties.reference_number',
    label: 'Reference number',
    hint: 'Block 28. 20 characters at most',
    block: '28',
    step,
    kind: 'text',
    maxLength: 20,
    optional: true,
  },
} as const satisfies FieldTable
