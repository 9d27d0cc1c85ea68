import type { FormStep } from './form-block.ts'

/** Step 5, blocks 39 to 47. */
export const TOTALS: FormStep = {
  step: 5,
  title: 'Totals & Declarations',
  blocks: [
    {
      block: '39',
      name: 'Total entered value',
      what: 'The sum of Block 36A.',
      from: 'Calculated',
      example: '12,129',
    },
    {
      block: '40',
      name: 'Declaration',
      what: 'Whether you are the importer of record or an agent, and whether the goods were purchased. You declare this under penalty of law, so a person must check both statements.',
      from: 'You',
    },
    {
      block: '41',
      name: 'Total duty',
      what: 'The sum of duty, including antidumping and countervailing duty.',
      from: 'Calculated',
      example: '473.03',
    },
    {
      block: '42',
      name: 'Total tax',
      what: 'The sum of internal revenue tax, for example on alcohol and tobacco.',
      from: 'Calculated',
    },
    {
      block: '43',
      name: 'Total other',
      what: 'The sum of fees: MPF, and HMF for goods that arrive by vessel. In this entry, 42.01 and 15.16.',
      from: 'Calculated',
      example: '57.17',
    },
    {
      block: '44',
      name: 'Total',
      what: 'What you owe CBP: 41 + 42 + 43.',
      from: 'Calculated',
      example: '530.20',
    },
    {
      block: '45',
      name: 'Declarant',
      what: 'Name, title, signature and date. Any change after signing voids the signature.',
      from: 'You',
    },
    {
      block: '46',
      name: 'Broker or filer',
      what: 'Name, address and phone. If you file yourself, enter your own.',
      from: 'You',
    },
    {
      block: '47',
      name: 'File number',
      what: 'Your own reference, up to 25 characters.',
      from: 'Your own records',
      not: ['A number of CBP or of the carrier'],
    },
  ],
}
