import { type FormStep, inParts } from './form-block.ts'

/** Step 4, blocks 31 to 38. */
export const LINES: FormStep = {
  step: 4,
  title: 'Line Items',
  blocks: [
    {
      block: '31',
      name: 'Line number',
      what: '001 to 999.',
      from: 'Assigned here',
      example: '001',
    },
    {
      block: '32',
      name: 'Description of merchandise',
      what: 'What the product is, what it is made of and what it is used for, in plain words. Up to 200 characters.',
      from: 'Commercial invoice',
      example: 'LED luminaires',
      marked: { paper: 'commercial-invoice', cell: 'goods' },
      not: ['A part number or a style name alone'],
    },
    inParts('33', 'HTSUS and AD/CVD number', {
      A: {
        name: 'HTSUS number',
        what: 'The ten-digit tariff number, after any chapter 99 number that applies.',
        from: 'Harmonized Tariff Schedule',
        example: '9405.41.8440',
        not: ['The seller’s export code: beyond its first six digits, each country has its own'],
      },
      B: {
        name: 'AD/CVD case number',
        what: 'The number of the antidumping or countervailing case, if one covers the goods.',
        from: 'Federal Register',
      },
    }),
    inParts('34', 'Gross weight and manifest quantity', {
      A: {
        name: 'Gross weight',
        what: 'Weight in kilograms, including packing.',
        from: 'Packing list',
        example: '1,248 kg',
        marked: { paper: 'packing-list', cell: 'gross' },
        not: ['The net weight'],
      },
      B: {
        name: 'Manifest quantity',
        what: 'Number of packages.',
        from: 'Packing list',
        example: '65',
        marked: { paper: 'packing-list', cell: 'packages' },
      },
    }),
    {
      block: '35',
      name: 'Net quantity',
      what: 'The quantity without packing, in the unit that the tariff requires for the number in Block 33.',
      from: 'Packing list',
      example: '65 NO',
      marked: { paper: 'packing-list', cell: 'pieces' },
      not: ['The number of cartons, unless the tariff counts cartons'],
    },
    inParts('36', 'Entered value, charges, relationship', {
      A: {
        name: 'Entered value',
        what: 'The price of the goods in whole U.S. dollars. Duty is assessed on it.',
        from: 'Commercial invoice',
        example: '12,129',
        marked: { paper: 'commercial-invoice', cell: 'total' },
        not: ['A price with freight and insurance to the United States, such as CIF: enter those in 36B'],
      },
      B: {
        name: 'Charges',
        what: 'Freight and insurance to the United States, for statistics only.',
        from: 'Freight bill',
      },
      C: {
        name: 'Relationship',
        what: 'Whether buyer and seller are related.',
        from: 'Your own records',
      },
    }),
    inParts('37', 'Rates', {
      A: {
        name: 'HTSUS rate',
        what: 'The tariff rate for the country of origin.',
        from: 'Harmonized Tariff Schedule',
        example: '3.9%',
      },
      B: { name: 'AD/CVD rate', what: 'The rate of an AD/CVD case.', from: 'Federal Register' },
      C: {
        name: 'I.R. tax rate',
        what: 'The internal revenue tax rate.',
        from: 'Harmonized Tariff Schedule',
      },
      D: { name: 'Visa number', what: 'The visa number.', from: 'Visa or certificate' },
    }),
    {
      block: '38',
      name: 'Duty and I.R. tax',
      what: '36A × 37A, rounded half up to the cent.',
      from: 'Calculated',
      example: '473.03',
    },
  ],
}
