import { code, flag, list, text } from '../field.ts'
import { compactUpper } from '../field-formats.ts'

/**
 * One more bill of the shipment in addition to that of block 12, with its in-bond number and packages:
 * records 22 and 23.
 */
const furtherBillFields = {
  bill_of_lading: text({
    label: 'Bill of lading',
    maxLength: 20,
    upper: true,
    format: compactUpper,
    canonical: { about: 'The bill of lading or air waybill; that of block 12 when left out.' },
  }),
  house_bill: text({
    label: 'House bill',
    maxLength: 16,
    upper: true,
    format: compactUpper,
    canonical: { about: 'House bill below it: issuer and number.' },
  }),
  sub_house_bill: text({
    label: 'Sub-house bill',
    maxLength: 12,
    upper: true,
    format: compactUpper,
    canonical: { about: 'Sub-house bill below the house bill.' },
  }),
  it_number: text({
    label: 'I.T. number',
    maxLength: 20,
    upper: true,
    format: compactUpper,
    canonical: { about: 'In-bond number under which its goods moved; that of block 16 when left out.' },
  }),
  non_automated: flag({
    label: 'No manifest',
    canonical: { about: 'No electronic manifest has this bill.' },
  }),
  packages: code({
    label: 'Packages',
    maxLength: 8,
    canonical: { about: 'Packages that the bill counts, in whole numbers.' },
  }),
  unit: text({
    label: 'Unit',
    maxLength: 5,
    upper: true,
    format: compactUpper,
    canonical: { about: 'The unit in which the bill counts them; that of the first bill when left out.' },
  }),
} as const

/** The bills of a shipment that has more than one: several masters, or several house bills below one. */
export const furtherBills = list(furtherBillFields, {
  label: 'Further bills',
  row: 'bill',
  hint: 'When the shipment has more than one bill, or several house bills: each with its own packages. A blank bill of lading is that of block 12, a blank I.T. number that of block 16',
  page: 'transport',
  optional: true,
  ofOneShipment: true,
  limit: 99,
  canonical: { about: 'Bills beside that of block 12, each with its packages.' },
})
