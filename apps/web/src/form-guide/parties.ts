import { t } from '../words/t.ts'
import { type FormStep, label } from './form-block.ts'
import { stepTitle } from './step-titles.ts'

/** Step 3, blocks 25 to 30. */
export const partiesStep = (): FormStep => ({
  step: 3,
  title: stepTitle(3),
  blocks: [
    {
      block: '25',
      ...label({ id: 'form-guide.25.name', defaultMessage: 'Location of goods' }),
      what: t({
        id: 'form-guide.25.what',
        defaultMessage:
          'Where CBP can examine the goods, up to 100 characters. Four letters and digits are a FIRMS code.',
      }),
      from: t({ id: 'form-guide.25.from', defaultMessage: 'Arrival notice' }),
      example: 'Y292',
      marked: { paper: 'arrival-notice', cell: 'location' },
      not: [
        t({ id: 'form-guide.25.not-1', defaultMessage: 'The address to which the goods go after release' }),
      ],
    },
    {
      block: '26',
      ...label({ id: 'form-guide.26.name', defaultMessage: 'Consignee number' }),
      what: t({
        id: 'form-guide.26.what',
        defaultMessage:
          'The number of the party that receives the goods: EIN, SSN or a CBP-assigned number. SAME if that party is the importer.',
      }),
      from: t({ id: 'form-guide.26.from', defaultMessage: 'Your tax papers or CBP Form 5106' }),
    },
    {
      block: '27',
      ...label({ id: 'form-guide.27.name', defaultMessage: 'Importer number' }),
      what: t({
        id: 'form-guide.27.what',
        defaultMessage: 'Your EIN, SSN or CBP-assigned number. Register it before your first entry.',
      }),
      from: t({ id: 'form-guide.27.from', defaultMessage: 'Your tax papers or CBP Form 5106' }),
    },
    {
      block: '28',
      ...label({ id: 'form-guide.28.name', defaultMessage: 'Reference number' }),
      what: t({
        id: 'form-guide.28.what',
        defaultMessage:
          'Optional, up to 20 characters: the number of another party that receives CBP notices or refunds.',
      }),
      from: t({ id: 'form-guide.28.from', defaultMessage: 'CBP Form 4811' }),
    },
    {
      block: '29',
      ...label({ id: 'form-guide.29.name', defaultMessage: 'Ultimate consignee' }),
      what: t({
        id: 'form-guide.29.what',
        defaultMessage: 'Name and U.S. address of the party that receives the goods.',
      }),
      from: t({ id: 'form-guide.29.from', defaultMessage: 'Purchase order' }),
      marked: { paper: 'commercial-invoice', cell: 'shipTo' },
      not: [
        t({
          id: 'form-guide.29.not-1',
          defaultMessage: 'A warehouse or carrier that only stores or moves the goods',
        }),
      ],
    },
    {
      block: '30',
      ...label({ id: 'form-guide.30.name', defaultMessage: 'Importer of record' }),
      what: t({ id: 'form-guide.30.what', defaultMessage: 'Your name and U.S. address.' }),
      from: t({ id: 'form-guide.30.from', defaultMessage: 'CBP Form 5106' }),
    },
  ],
})
