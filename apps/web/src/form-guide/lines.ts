import { t } from '../words/t.ts'
import { type FormStep, inParts, label } from './form-block.ts'
import { stepTitle } from './step-titles.ts'

/** Step 4, blocks 31 to 38. */
export const linesStep = (): FormStep => ({
  step: 4,
  title: stepTitle(4),
  blocks: [
    {
      block: '31',
      ...label({ id: 'form-guide.31.name', defaultMessage: 'Line number' }),
      what: t({ id: 'form-guide.31.what', defaultMessage: '001 to 999.' }),
      from: t({ id: 'form-guide.31.from', defaultMessage: 'Assigned here' }),
      example: '001',
    },
    {
      block: '32',
      ...label({ id: 'form-guide.32.name', defaultMessage: 'Description of merchandise' }),
      what: t({
        id: 'form-guide.32.what',
        defaultMessage:
          'What the product is, what it is made of and what it is used for, in plain words. Up to 200 characters.',
      }),
      from: t({ id: 'form-guide.32.from', defaultMessage: 'Commercial invoice' }),
      example: t({ id: 'form-guide.32.example', defaultMessage: 'LED luminaires' }),
      marked: { paper: 'commercial-invoice', cell: 'goods' },
      not: [t({ id: 'form-guide.32.not-1', defaultMessage: 'A part number or a style name alone' })],
    },
    inParts('33', label({ id: 'form-guide.33.name', defaultMessage: 'HTSUS and AD/CVD number' }), {
      A: {
        ...label({ id: 'form-guide.33A.name', defaultMessage: 'HTSUS number' }),
        what: t({
          id: 'form-guide.33A.what',
          defaultMessage: 'The ten-digit tariff number, after any chapter 99 number that applies.',
        }),
        from: t({ id: 'form-guide.33A.from', defaultMessage: 'Harmonized Tariff Schedule' }),
        example: '9405.41.8440',
        not: [
          t({
            id: 'form-guide.33A.not-1',
            defaultMessage: 'The seller’s export code: beyond its first six digits, each country has its own',
          }),
        ],
      },
      B: {
        ...label({ id: 'form-guide.33B.name', defaultMessage: 'AD/CVD case number' }),
        what: t({
          id: 'form-guide.33B.what',
          defaultMessage: 'The number of the antidumping or countervailing case, if one covers the goods.',
        }),
        from: t({ id: 'form-guide.33B.from', defaultMessage: 'Federal Register' }),
      },
    }),
    inParts('34', label({ id: 'form-guide.34.name', defaultMessage: 'Gross weight and manifest quantity' }), {
      A: {
        ...label({ id: 'form-guide.34A.name', defaultMessage: 'Gross weight' }),
        what: t({ id: 'form-guide.34A.what', defaultMessage: 'Weight in kilograms, including packing.' }),
        from: t({ id: 'form-guide.34A.from', defaultMessage: 'Packing list' }),
        example: '1,248 kg',
        marked: { paper: 'packing-list', cell: 'gross' },
        not: [t({ id: 'form-guide.34A.not-1', defaultMessage: 'The net weight' })],
      },
      B: {
        ...label({ id: 'form-guide.34B.name', defaultMessage: 'Manifest quantity' }),
        what: t({ id: 'form-guide.34B.what', defaultMessage: 'Number of packages.' }),
        from: t({ id: 'form-guide.34B.from', defaultMessage: 'Packing list' }),
        example: '65',
        marked: { paper: 'packing-list', cell: 'packages' },
      },
    }),
    {
      block: '35',
      ...label({ id: 'form-guide.35.name', defaultMessage: 'Net quantity' }),
      what: t({
        id: 'form-guide.35.what',
        defaultMessage:
          'The quantity without packing, in the unit that the tariff requires for the number in Block 33.',
      }),
      from: t({ id: 'form-guide.35.from', defaultMessage: 'Packing list' }),
      example: '65 NO',
      marked: { paper: 'packing-list', cell: 'pieces' },
      not: [
        t({
          id: 'form-guide.35.not-1',
          defaultMessage: 'The number of cartons, unless the tariff counts cartons',
        }),
      ],
    },
    inParts(
      '36',
      label({ id: 'form-guide.36.name', defaultMessage: 'Entered value, charges, relationship' }),
      {
        A: {
          ...label({ id: 'form-guide.36A.name', defaultMessage: 'Entered value' }),
          what: t({
            id: 'form-guide.36A.what',
            defaultMessage: 'The price of the goods in whole U.S. dollars. Duty is assessed on it.',
          }),
          from: t({ id: 'form-guide.36A.from', defaultMessage: 'Commercial invoice' }),
          example: '12,129',
          marked: { paper: 'commercial-invoice', cell: 'total' },
          not: [
            t({
              id: 'form-guide.36A.not-1',
              defaultMessage:
                'A price with freight and insurance to the United States, such as CIF: enter those in 36B',
            }),
          ],
        },
        B: {
          ...label({ id: 'form-guide.36B.name', defaultMessage: 'Charges' }),
          what: t({
            id: 'form-guide.36B.what',
            defaultMessage: 'Freight and insurance to the United States, for statistics only.',
          }),
          from: t({ id: 'form-guide.36B.from', defaultMessage: 'Freight bill' }),
        },
        C: {
          ...label({ id: 'form-guide.36C.name', defaultMessage: 'Relationship' }),
          what: t({ id: 'form-guide.36C.what', defaultMessage: 'Whether buyer and seller are related.' }),
          from: t({ id: 'form-guide.36C.from', defaultMessage: 'Your own records' }),
        },
      },
    ),
    inParts('37', label({ id: 'form-guide.37.name', defaultMessage: 'Rates' }), {
      A: {
        ...label({ id: 'form-guide.37A.name', defaultMessage: 'HTSUS rate' }),
        what: t({ id: 'form-guide.37A.what', defaultMessage: 'The tariff rate for the country of origin.' }),
        from: t({ id: 'form-guide.37A.from', defaultMessage: 'Harmonized Tariff Schedule' }),
        example: '3.9%',
      },
      B: {
        ...label({ id: 'form-guide.37B.name', defaultMessage: 'AD/CVD rate' }),
        what: t({ id: 'form-guide.37B.what', defaultMessage: 'The rate of an AD/CVD case.' }),
        from: t({ id: 'form-guide.37B.from', defaultMessage: 'Federal Register' }),
      },
      C: {
        ...label({ id: 'form-guide.37C.name', defaultMessage: 'I.R. tax rate' }),
        what: t({ id: 'form-guide.37C.what', defaultMessage: 'The internal revenue tax rate.' }),
        from: t({ id: 'form-guide.37C.from', defaultMessage: 'Harmonized Tariff Schedule' }),
      },
      D: {
        ...label({ id: 'form-guide.37D.name', defaultMessage: 'Visa number' }),
        what: t({ id: 'form-guide.37D.what', defaultMessage: 'The visa number.' }),
        from: t({ id: 'form-guide.37D.from', defaultMessage: 'Visa or certificate' }),
      },
    }),
    {
      block: '38',
      ...label({ id: 'form-guide.38.name', defaultMessage: 'Duty and I.R. tax' }),
      what: t({ id: 'form-guide.38.what', defaultMessage: '36A × 37A, rounded half up to the cent.' }),
      from: t({ id: 'form-guide.38.from', defaultMessage: 'Calculated' }),
      example: '473.03',
    },
  ],
})
