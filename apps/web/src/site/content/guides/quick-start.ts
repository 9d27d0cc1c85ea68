import type { Guide } from './guide.ts'

export const QUICK_START: Guide = {
  path: '/documentation/quick-start',
  title: 'Quick Start',
  description: 'From a new account to a submitted entry, in the order in which it happens.',
  lead: 'From a new account to a submitted entry.',
  sections: [
    {
      heading: 'Before you begin',
      paragraphs: ['Have these at hand. Everything the form asks is on one of them.'],
      list: [
        'The commercial invoice: description, value, terms, seller, origin.',
        'The packing list: packages, weights, quantities.',
        'The bill of lading or air waybill, and the arrival notice: carrier, ports, dates.',
        'Whether another agency has a say: food, plants, medicines, electronics and toys are among the goods that need its data or its permit.',
        'Your importer number [27] (your EIN, or your SSN if you import as a person), registered with CBP Form 5106.',
        'For a formal entry, your bond: surety number [4], bond type [5], bond number and amount.',
      ],
    },
    {
      heading: 'From account to answer',
      steps: [
        'Create an account. Your organization is made with you as its administrator.',
        'In Organization Settings, give the organization its name and, when you have one, its filer code.',
        'Choose New Entry. The entry gets its number [1], and step 1 asks for type [2], dates [3] [7], surety [4], bond [5] and port [6].',
        'Step 2 asks how the goods came [8] [9] [11] [12] and where they are from [10] [14].',
        'Step 3 asks where the goods are [25] and who is who [26] [27] [29] [30].',
        'Step 4 asks for each article: tariff number [33], weight [34], quantity [35], value [36], duty [38].',
        'Step 5 proposes the fees [43], sums the totals [44] and takes your declaration [40] and signature [45].',
        'Step 6 lists everything that is still wrong, each with a link to its field. Correct it, acknowledge, and submit.',
        'The answer from customs appears on the same page.',
      ],
    },
    {
      heading: 'What happens then',
      paragraphs: [
        'You pay customs what the entry owes, the goods are released, and months later customs closes the entry. [Status & Messages](/documentation/status) tells each step; [What It Costs](/documentation/costs) tells each amount.',
      ],
    },
    {
      heading: 'You can stop at any time',
      paragraphs: [
        'What you type is saved as you go. Save & Exit leaves the entry as a draft; Continue Draft on the dashboard brings you back to the step where you were.',
      ],
    },
  ],
  sources: ['19 CFR 141.11 and 142 (entry papers and summary)', 'CBP Form 7501 instructions'],
}
