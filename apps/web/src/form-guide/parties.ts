import type { FormStep } from './form-block.ts'

/** Step 3, blocks 25 to 30. */
export const PARTIES: FormStep = {
  step: 3,
  title: 'Parties & Locations',
  blocks: [
    {
      block: '25',
      name: 'Location of goods',
      what: 'Where CBP can examine the goods, up to 100 characters. Four letters and digits are a FIRMS code.',
      from: 'Arrival notice',
      example: 'Y292',
      marked: { paper: 'arrival-notice', cell: 'location' },
      not: ['The address to which the goods go after release'],
    },
    {
      block: '26',
      name: 'Consignee number',
      what: 'The number of the party that receives the goods: EIN, SSN or a CBP-assigned number. SAME if that party is the importer.',
      from: 'Your tax papers or CBP Form 5106',
    },
    {
      block: '27',
      name: 'Importer number',
      what: 'Your EIN, SSN or CBP-assigned number. Register it before your first entry.',
      from: 'Your tax papers or CBP Form 5106',
    },
    {
      block: '28',
      name: 'Reference number',
      what: 'Optional, up to 20 characters: the number of another party that receives CBP notices or refunds.',
      from: 'CBP Form 4811',
    },
    {
      block: '29',
      name: 'Ultimate consignee',
      what: 'Name and U.S. address of the party that receives the goods.',
      from: 'Purchase order',
      marked: { paper: 'commercial-invoice', cell: 'shipTo' },
      not: ['A warehouse or carrier that only stores or moves the goods'],
    },
    {
      block: '30',
      name: 'Importer of record',
      what: 'Your name and U.S. address.',
      from: 'CBP Form 5106',
    },
  ],
}
