import { NOT_FILED, NOT_FILED_SUMMARY } from '../not-filed.ts'
import type { Guide } from './guide.ts'

export const QUICK_START: Guide = {
  path: '/documentation/quick-start',
  title: 'Quick Start',
  description: 'From a new account to a submitted entry, step by step.',
  lead: 'From a new account to a submitted entry.',
  sections: [
    {
      heading: 'What else your import needs',
      paragraphs: [`${NOT_FILED_SUMMARY} Arrange these elsewhere, before the goods arrive:`],
      list: NOT_FILED,
    },
    {
      heading: 'Before you begin',
      paragraphs: [
        'Have these documents and numbers ready. They contain what the form asks for. You type from them, import the lines of a CSV or XLSX file or of an invoice PDF in step 4, and add the files to the entry on its page Documents. For a shipment like an earlier one, copy that entry. If a broker filed the earlier one, the page Start reads its Form 7501 from the PDF.',
      ],
      list: [
        'The commercial invoice: description, value, terms, seller, origin.',
        'The packing list: packages, weights, quantities.',
        'The bill of lading or air waybill, and the arrival notice: carrier, ports, dates.',
        'The requirements of other agencies. Food, plants, medicines, electronics and toys are among the goods that need data or a permit for another agency.',
        'Your importer number [27], registered with CBP Form 5106. It is your EIN, or your SSN if you import as an individual.',
        'For a formal entry, your bond: surety number [4], bond type [5], bond number and amount.',
      ],
    },
    {
      heading: 'From account to CBP response',
      steps: [
        'Create an account.',
        'In Organization Settings, create your organization. You are its administrator. If you have a filer code, enter it too.',
        'Choose New Entry. The entry gets its number [1] when you first save it. Step 1 asks for type [2], dates [3] [7], surety [4], bond [5] and port [6].',
        'Step 2 asks how the goods arrived [8] [9] [11] [12] and where they come from [10] [14].',
        'Step 3 asks where the goods are [25] and who the parties are [26] [27] [29] [30].',
        'Step 4 asks for each article: tariff number [33], weight [34], quantity [35], value [36], duty [38].',
        'Step 5 proposes the fees [43], sums the totals [44] and takes your declaration [40] and signature [45].',
        'Step 6 lists every remaining error with a link to its field. Correct the errors, acknowledge the warnings and submit.',
        'The response from CBP appears on the same page.',
      ],
    },
    {
      heading: 'What happens then',
      paragraphs: [
        'CBP accepts or rejects the summary. After acceptance, duty and fees are due within 10 working days of the entry date. You pay them to CBP in ACE. Months later, CBP liquidates the entry. [Status & Messages](/documentation/status) explains each step. [What It Costs](/documentation/costs) explains each amount.',
      ],
    },
    {
      heading: 'You can stop at any time',
      paragraphs: [
        'We save what you type as you go. Save & Exit leaves the entry as a draft. Continue Draft on the dashboard opens the step where you left off.',
      ],
    },
  ],
  sources: ['19 CFR 141.11 and 142 (entry papers and summary)', 'CBP Form 7501 instructions'],
}
