import { t } from '../../../words/t.ts'
import { documentationPage } from '../../documentation-pages.ts'
import { notFiled, notFiledSummary } from '../not-filed.ts'
import { chargesFee, noFee } from '../site-fee.ts'
import type { Guide } from './guide.ts'

export const limitations = (): Guide => ({
  ...documentationPage('/documentation/limitations'),
  description: t({
    id: 'limitations.description',
    defaultMessage: 'What the product does not do yet, so that you can plan.',
  }),
  lead: t({ id: 'limitations.lead', defaultMessage: 'What the product does not do.' }),
  sections: [
    {
      heading: t({ id: 'limitations.filed-here.heading', defaultMessage: 'Not filed here' }),
      paragraphs: [notFiledSummary()],
      list: notFiled(),
    },
    {
      heading: t({ id: 'limitations.filing.heading', defaultMessage: 'Filing' }),
      list: [
        t({
          id: 'limitations.filing.item-1',
          defaultMessage:
            'Until the operator configures a live connection to CBP, entries go to a simulator. It responds as CBP would.',
        }),
        t({
          id: 'limitations.filing.security',
          defaultMessage:
            'A live connection files the Importer Security Filing only once the operator has tested it with CBP and switched it on. Without that, the page Security Filing says so and files nothing.',
        }),
        t({
          id: 'limitations.filing.item-2',
          defaultMessage:
            'The bond types are 0 Single Entry, 8 Continuous, 9 Term. A live connection requires the CBP rules, which the operator sets. Under them, the bond types are 0 none, 8 continuous, 9 single transaction.',
        }),
        t({
          id: 'limitations.filing.item-3',
          defaultMessage:
            'Step 4 finds tariff numbers and calculates the duty of a line with chapter 99, up to 32 tariff numbers a line. It names the edition of the tariff and says where its data has a gap. Check it against chapter 99 for your entry date.',
        }),
        t({ id: 'limitations.filing.item-4', defaultMessage: 'An entry has up to 999 lines.' }),
      ],
    },
    {
      heading: t({ id: 'limitations.other.heading', defaultMessage: 'Other' }),
      list: [
        t({
          id: 'limitations.other.item-1',
          defaultMessage:
            'Documents are kept with an entry. The product does not read them and does not send them to CBP. Import lines in step 4 reads the lines of a CSV or XLSX file, or of an invoice as a PDF, a scan or a photograph. Scans are read in English only, and you compare each row with its picture.',
        }),
        ...(chargesFee() ? [] : [noFee()]),
        t({ id: 'limitations.other.item-3', defaultMessage: 'Shipments is planned but not yet built.' }),
        t({
          id: 'limitations.other.item-4',
          defaultMessage: 'You receive statements in ACE and pay by ACH. The product does neither.',
        }),
      ],
    },
  ],
})
