import { t } from '../words/t.ts'
import { type FormStep, label } from './form-block.ts'
import { stepTitle } from './step-titles.ts'

/** Step 5, blocks 39 to 47. */
export const totalsStep = (): FormStep => ({
  step: 5,
  title: stepTitle(5),
  blocks: [
    {
      block: '39',
      ...label({ id: 'form-guide.39.name', defaultMessage: 'Total entered value' }),
      what: t({ id: 'form-guide.39.what', defaultMessage: 'The sum of Block 36A.' }),
      from: t({ id: 'form-guide.39.from', defaultMessage: 'Calculated' }),
      example: '12,129',
    },
    {
      block: '40',
      ...label({ id: 'form-guide.40.name', defaultMessage: 'Declaration' }),
      what: t({
        id: 'form-guide.40.what',
        defaultMessage:
          'Whether you are the importer of record or an agent, and whether the goods were purchased. You declare this under penalty of law, so a person must check both statements.',
      }),
      from: t({ id: 'form-guide.40.from', defaultMessage: 'You' }),
    },
    {
      block: '41',
      ...label({ id: 'form-guide.41.name', defaultMessage: 'Total duty' }),
      what: t({
        id: 'form-guide.41.what',
        defaultMessage: 'The sum of duty, including antidumping and countervailing duty.',
      }),
      from: t({ id: 'form-guide.41.from', defaultMessage: 'Calculated' }),
      example: '473.03',
    },
    {
      block: '42',
      ...label({ id: 'form-guide.42.name', defaultMessage: 'Total tax' }),
      what: t({
        id: 'form-guide.42.what',
        defaultMessage: 'The sum of internal revenue tax, for example on alcohol and tobacco.',
      }),
      from: t({ id: 'form-guide.42.from', defaultMessage: 'Calculated' }),
    },
    {
      block: '43',
      ...label({ id: 'form-guide.43.name', defaultMessage: 'Total other' }),
      what: t({
        id: 'form-guide.43.what',
        defaultMessage:
          'The sum of fees: MPF, and HMF for goods that arrive by vessel. In this entry, 42.01 and 15.16.',
      }),
      from: t({ id: 'form-guide.43.from', defaultMessage: 'Calculated' }),
      example: '57.17',
    },
    {
      block: '44',
      ...label({ id: 'form-guide.44.name', defaultMessage: 'Total' }),
      what: t({ id: 'form-guide.44.what', defaultMessage: 'What you owe CBP: 41 + 42 + 43.' }),
      from: t({ id: 'form-guide.44.from', defaultMessage: 'Calculated' }),
      example: '530.20',
    },
    {
      block: '45',
      ...label({ id: 'form-guide.45.name', defaultMessage: 'Declarant' }),
      what: t({
        id: 'form-guide.45.what',
        defaultMessage: 'Name, title, signature and date. Any change after signing voids the signature.',
      }),
      from: t({ id: 'form-guide.45.from', defaultMessage: 'You' }),
    },
    {
      block: '46',
      ...label({ id: 'form-guide.46.name', defaultMessage: 'Broker or filer' }),
      what: t({
        id: 'form-guide.46.what',
        defaultMessage: 'Name, address and phone. If you file yourself, enter your own.',
      }),
      from: t({ id: 'form-guide.46.from', defaultMessage: 'You' }),
    },
    {
      block: '47',
      ...label({ id: 'form-guide.47.name', defaultMessage: 'File number' }),
      what: t({ id: 'form-guide.47.what', defaultMessage: 'Your own reference, up to 25 characters.' }),
      from: t({ id: 'form-guide.47.from', defaultMessage: 'Your own records' }),
      not: [t({ id: 'form-guide.47.not-1', defaultMessage: 'A number of CBP or of the carrier' })],
    },
  ],
})
