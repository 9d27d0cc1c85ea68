import { t } from '../../../words/t.ts'
import { documentationPage } from '../../documentation-pages.ts'
import { notFiled, notFiledSummary } from '../not-filed.ts'
import type { Guide } from './guide.ts'

export const quickStart = (): Guide => ({
  ...documentationPage('/documentation/quick-start'),
  description: t({
    id: 'quick-start.description',
    defaultMessage: 'From a new account to a submitted entry, step by step.',
  }),
  lead: t({ id: 'quick-start.lead', defaultMessage: 'From a new account to a submitted entry.' }),
  sections: [
    {
      heading: t({ id: 'quick-start.else-import.heading', defaultMessage: 'What else your import needs' }),
      paragraphs: [
        t(
          {
            id: 'quick-start.else-import-needs.1',
            defaultMessage: '{summary} Arrange these elsewhere, before the goods arrive:',
          },
          { summary: notFiledSummary() },
        ),
      ],
      list: notFiled(),
    },
    {
      heading: t({ id: 'quick-start.before-begin.heading', defaultMessage: 'Before you begin' }),
      paragraphs: [
        t({
          id: 'quick-start.before-begin.1',
          defaultMessage:
            'Have these documents and numbers ready. They contain what the form asks for. You type from them, import the lines of a CSV or XLSX file or of an invoice (PDF, scan or photograph) in step 4, and add the files to the entry on its page Documents. For a shipment like an earlier one, copy that entry. If a broker filed the earlier one, the page Start reads its Form 7501 from the PDF.',
        }),
      ],
      list: [
        t({
          id: 'quick-start.before-begin.item-1',
          defaultMessage: 'The commercial invoice: description, value, terms, seller, origin.',
        }),
        t({
          id: 'quick-start.before-begin.item-2',
          defaultMessage: 'The packing list: packages, weights, quantities.',
        }),
        t({
          id: 'quick-start.before-begin.item-3',
          defaultMessage: 'The bill of lading or air waybill, and the arrival notice: carrier, ports, dates.',
        }),
        t({
          id: 'quick-start.before-begin.item-4',
          defaultMessage:
            'The requirements of other agencies. Food, plants, medicines, electronics and toys are among the goods that need data or a permit for another agency.',
        }),
        t({
          id: 'quick-start.before-begin.item-5',
          defaultMessage:
            'Your importer number [27], registered with CBP Form 5106. It is your EIN, or your SSN if you import as an individual.',
        }),
        t({
          id: 'quick-start.before-begin.item-6',
          defaultMessage:
            'For a formal entry, your bond: surety number [4], bond type [5], bond number and amount.',
        }),
      ],
    },
    {
      heading: t({ id: 'quick-start.account-cbp.heading', defaultMessage: 'From account to CBP response' }),
      steps: [
        t({ id: 'quick-start.account-cbp.step-1', defaultMessage: 'Create an account.' }),
        t({
          id: 'quick-start.account-cbp.step-2',
          defaultMessage:
            'In Organization Settings, create your organization. You are its administrator. If you have a filer code, enter it too.',
        }),
        t({
          id: 'quick-start.account-cbp.step-3',
          defaultMessage:
            'Choose New Entry. The entry gets its number [1] when you first save it. Step 1 asks for type [2], dates [3] [7], surety [4], bond [5] and port [6].',
        }),
        t({
          id: 'quick-start.account-cbp.step-4',
          defaultMessage:
            'Step 2 asks how the goods will be released (with the summary, before it, or elsewhere), how they arrived [8] [9] [11] [12] and where they come from [10] [14].',
        }),
        t({
          id: 'quick-start.account-cbp.step-5',
          defaultMessage:
            'Step 3 asks where the goods are [25] and who the parties are [26] [27] [29] [30]. A release names seller and manufacturer too.',
        }),
        t({
          id: 'quick-start.account-cbp.step-6',
          defaultMessage:
            'Step 4 asks for each article: tariff number [33], weight [34], quantity [35], value [36], duty [38].',
        }),
        t({
          id: 'quick-start.account-cbp.step-7',
          defaultMessage:
            'Step 5 proposes the fees [43], sums the totals [44] and takes your declaration [40] and signature [45].',
        }),
        t({
          id: 'quick-start.account-cbp.step-8',
          defaultMessage:
            'Step 6 lists every remaining error with a link to its field. Correct the errors, acknowledge the warnings and submit.',
        }),
        t({
          id: 'quick-start.account-cbp.step-9',
          defaultMessage:
            'The response from CBP appears on the same page: one for the summary, and one for the release if it is filed here.',
        }),
      ],
    },
    {
      heading: t({ id: 'quick-start.happens-then.heading', defaultMessage: 'What happens then' }),
      paragraphs: [
        t({
          id: 'quick-start.happens-then.1',
          defaultMessage:
            'CBP accepts or rejects the summary, and releases the goods, holds them or examines them. Duty and fees are due within 10 working days of the entry date. You pay them to CBP in ACE. Months later, CBP liquidates the entry. [Status & Messages](/documentation/status) explains each step. [What It Costs](/documentation/costs) explains each amount.',
        }),
      ],
    },
    {
      heading: t({ id: 'quick-start.stop-at.heading', defaultMessage: 'You can stop at any time' }),
      paragraphs: [
        t({
          id: 'quick-start.stop-at.1',
          defaultMessage:
            'We save what you type as you go. Save & Exit leaves the entry as a draft. Continue Draft on the dashboard opens the step where you left off.',
        }),
      ],
    },
  ],
  sources: [
    t({ id: 'quick-start.source-1', defaultMessage: '19 CFR 141.11 and 142 (entry papers and summary)' }),
    t({ id: 'quick-start.source-2', defaultMessage: 'CBP Form 7501 instructions' }),
  ],
})
