import type { FormStep } from './form-block.ts'

/** Step 1, blocks 1 to 7. */
export const HEADER: FormStep = {
  step: 1,
  title: 'Entry Header',
  blocks: [
    {
      block: '1',
      name: 'Filer code / entry number',
      what: 'Assigned when you start, in the form XXX-NNNNNNN-D: filer code, seven digits, check digit.',
      from: 'Assigned here',
    },
    {
      block: '2',
      name: 'Entry type',
      what: 'Two digits. 01 is an ordinary entry for use in the United States. 03 is the same with antidumping or countervailing duty. 11 is an informal entry of $2,500 or less.',
      from: 'The kind and value of the goods',
      example: '01',
    },
    {
      block: '3',
      name: 'Summary date',
      what: 'The day you file the entry summary, within 10 working days of Block 7. Not in the future.',
      from: 'Today',
      example: '03/05/2026',
    },
    {
      block: '4',
      name: 'Surety number',
      what: 'The three-digit code of the surety on your bond. 999 is the U.S. Government. 998 is cash or securities instead of a bond.',
      from: 'Bond',
      example: '054',
      marked: { paper: 'bond', cell: 'surety' },
      not: ['The number of the bond', 'The name of the agent who sold you the bond'],
    },
    {
      block: '5',
      name: 'Bond type',
      what: '0 Single Entry, 8 Continuous, 9 Term. In the CBP list, 0 is no bond, 8 continuous and 9 single transaction. [Known limitations](/documentation/limitations) says which list applies.',
      from: 'Bond',
      example: '8',
      marked: { paper: 'bond', cell: 'kind' },
    },
    {
      block: '6',
      name: 'Port code',
      what: 'Four characters: the port where you file the entry (Schedule D).',
      from: 'Arrival notice',
      example: '2704',
      not: ['The five digits of a foreign port, Block 19'],
    },
    {
      block: '7',
      name: 'Entry date',
      what: 'The day the entry takes effect, usually the day of release. It determines the rates. Not in the future, not more than 1 year old, not after Block 3.',
      from: 'Release or entry papers',
      example: '02/24/2026',
      not: ['The day on which you fill in the form, Block 3'],
    },
  ],
}
