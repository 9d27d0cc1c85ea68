import { t } from '../words/t.ts'
import { type FormStep, label } from './form-block.ts'
import { stepTitle } from './step-titles.ts'

/** Step 1, blocks 1 to 7. */
export const headerStep = (): FormStep => ({
  step: 1,
  title: stepTitle(1),
  blocks: [
    {
      block: '1',
      ...label({ id: 'form-guide.1.name', defaultMessage: 'Filer code / entry number' }),
      what: t({
        id: 'form-guide.1.what',
        defaultMessage:
          'Assigned when you start, in the form XXX-NNNNNNN-D: filer code, seven digits, check digit.',
      }),
      from: t({ id: 'form-guide.1.from', defaultMessage: 'Assigned here' }),
    },
    {
      block: '2',
      ...label({ id: 'form-guide.2.name', defaultMessage: 'Entry type' }),
      what: t({
        id: 'form-guide.2.what',
        defaultMessage:
          'Two digits. 01 is an ordinary entry for use in the United States. 03 is the same with antidumping or countervailing duty. 11 is an informal entry of $2,500 or less.',
      }),
      from: t({ id: 'form-guide.2.from', defaultMessage: 'The kind and value of the goods' }),
      example: '01',
    },
    {
      block: '3',
      ...label({ id: 'form-guide.3.name', defaultMessage: 'Summary date' }),
      what: t({
        id: 'form-guide.3.what',
        defaultMessage:
          'The day you file the entry summary, within 10 working days of Block 7. Not in the future.',
      }),
      from: t({ id: 'form-guide.3.from', defaultMessage: 'Today' }),
      example: '03/05/2026',
    },
    {
      block: '4',
      ...label({ id: 'form-guide.4.name', defaultMessage: 'Surety number' }),
      what: t({
        id: 'form-guide.4.what',
        defaultMessage:
          'The three-digit code of the surety on your bond. 999 is the U.S. Government. 998 is cash or securities instead of a bond.',
      }),
      from: t({ id: 'form-guide.4.from', defaultMessage: 'Bond' }),
      example: '054',
      marked: { paper: 'bond', cell: 'surety' },
      not: [
        t({ id: 'form-guide.4.not-1', defaultMessage: 'The number of the bond' }),
        t({ id: 'form-guide.4.not-2', defaultMessage: 'The name of the agent who sold you the bond' }),
      ],
    },
    {
      block: '5',
      ...label({ id: 'form-guide.5.name', defaultMessage: 'Bond type' }),
      what: t({
        id: 'form-guide.5.what',
        defaultMessage:
          '0 Single Entry, 8 Continuous, 9 Term. In the CBP list, 0 is no bond, 8 continuous and 9 single transaction. [Known limitations](/documentation/limitations) says which list applies.',
      }),
      from: t({ id: 'form-guide.5.from', defaultMessage: 'Bond' }),
      example: '8',
      marked: { paper: 'bond', cell: 'kind' },
    },
    {
      block: '6',
      ...label({ id: 'form-guide.6.name', defaultMessage: 'Port code' }),
      what: t({
        id: 'form-guide.6.what',
        defaultMessage: 'Four characters: the port where you file the entry (Schedule D).',
      }),
      from: t({ id: 'form-guide.6.from', defaultMessage: 'Arrival notice' }),
      example: '2704',
      not: [t({ id: 'form-guide.6.not-1', defaultMessage: 'The five digits of a foreign port, Block 19' })],
    },
    {
      block: '7',
      ...label({ id: 'form-guide.7.name', defaultMessage: 'Entry date' }),
      what: t({
        id: 'form-guide.7.what',
        defaultMessage:
          'The day the entry takes effect, usually the day of release. It determines the rates. Not in the future, not more than 1 year old, not after Block 3.',
      }),
      from: t({ id: 'form-guide.7.from', defaultMessage: 'Release or entry papers' }),
      example: '02/24/2026',
      not: [
        t({ id: 'form-guide.7.not-1', defaultMessage: 'The day on which you fill in the form, Block 3' }),
      ],
    },
  ],
})
