/**
 * Form 7501 block by block, as the Entries Guide explains it: what goes in, which document it comes from, and what
 * the worked entry says. Block numbers are those of the 2024 edition of the form.
 */
export interface FormBlock {
  block: string
  name: string
  what: string
  from: string
  example?: string
}

export interface FormStep {
  step: number
  title: string
  blocks: readonly FormBlock[]
}

const block = (number: string, name: string, what: string, from: string, example?: string): FormBlock => ({
  block: number,
  name,
  what,
  from,
  example,
})

export const FORM_STEPS_EXPLAINED: readonly FormStep[] = [
  {
    step: 1,
    title: 'Entry Header',
    blocks: [
      block(
        '1',
        'Filer code / entry number',
        'Assigned when you start: XXX-NNNNNNN-D, filer code, seven digits, check digit.',
        'Assigned here',
      ),
      block(
        '2',
        'Entry type',
        'Two digits. 01 is an ordinary entry for use in the United States, 03 the same with antidumping or countervailing duty, 11 an informal entry of $2,500 or less.',
        'What the goods are and what they are worth',
        '01',
      ),
      block(
        '3',
        'Summary date',
        'The day you file the summary, within 10 working days of Block 7. Not in the future.',
        'Today',
        '03/05/2026',
      ),
      block(
        '4',
        'Surety number',
        'The company behind your bond, three digits. 999 is the U.S. Government, 998 cash or securities in place of a bond.',
        'Bond',
        '054',
      ),
      block(
        '5',
        'Bond type',
        '0 Single Entry, 8 Continuous, 9 Term. CBP’s own list reads 0 no bond, 8 continuous, 9 single transaction: [Known limitations](/documentation/limitations) says which reading applies.',
        'Bond',
        '8',
      ),
      block(
        '6',
        'Port code',
        'Four characters: the port where the entry is filed (Schedule D).',
        'Arrival notice',
        '2704',
      ),
      block(
        '7',
        'Entry date',
        'The day the entry takes effect, usually that of release; it fixes rates. Not in the future, not more than 1 year old, not after Block 3.',
        'Release or entry papers',
        '02/24/2026',
      ),
    ],
  },
  {
    step: 2,
    title: 'Shipment & Origin',
    blocks: [
      block(
        '8',
        'Importing carrier',
        'Vessel or airline, 2 to 50 characters. FTZ and four digits for a foreign trade zone.',
        'Bill of lading or air waybill',
      ),
      block(
        '9',
        'Mode of transport',
        'Two digits. 11 is a vessel with containers, 40 air, 30 truck.',
        'Bill of lading or air waybill',
        '11',
      ),
      block(
        '10',
        'Country of origin',
        'Two letters: where the goods were made, not where they were bought.',
        'Commercial invoice, certificate of origin',
        'TW',
      ),
      block(
        '11',
        'Import date',
        'The day the goods arrived within the port. Not in the future, not more than 5 years ago.',
        'Arrival notice',
        '02/24/2026',
      ),
      block(
        '12',
        'B/L or AWB number',
        'For a vessel, begins with the carrier’s code. An air waybill has 11 digits.',
        'Bill of lading or air waybill',
      ),
      block(
        '13',
        'Manufacturer ID',
        '3 to 15 capitals, digits and hyphens, built from the maker’s country, name, street number and city.',
        'Commercial invoice',
      ),
      block(
        '14',
        'Exporting country',
        'Two letters: the country the goods left for the United States.',
        'Bill of lading',
        'TW',
      ),
      block(
        '15',
        'Export date',
        'The day they left. Before the import date, Block 11.',
        'Bill of lading',
        '02/04/2026',
      ),
      block(
        '16',
        'I.T. number',
        '3 to 20 characters, together with Block 17. Only for goods that moved in bond.',
        'In-bond document',
      ),
      block('17', 'I.T. date', 'Together with Block 16.', 'In-bond document'),
      block(
        '18',
        'Missing docs',
        'Codes of papers that you will send later, at most two. 99 only beside one other. Leave it empty when you have them all.',
        'What you do not have yet',
      ),
      block(
        '19',
        'Foreign port of lading',
        'Five digits (Schedule K), for vessels.',
        'Bill of lading',
        '58309',
      ),
      block(
        '20',
        'U.S. port of unlading',
        'Four digits, for vessel, rail and air.',
        'Arrival notice',
        '2709',
      ),
      block(
        '21',
        'Country of melt and pour',
        'Steel only: where it was first made liquid and cast. Two letters.',
        'Mill certificate',
      ),
      block(
        '22',
        'Primary country of smelt',
        'Aluminum only: where most of the new metal was made. Two letters.',
        'Mill certificate',
      ),
      block(
        '23',
        'Secondary country of smelt',
        'Aluminum only: where the next largest part was made. Two letters, or N/A.',
        'Mill certificate',
      ),
      block(
        '24',
        'Country of cast',
        'Aluminum only: where it was last cast. Two letters.',
        'Mill certificate',
      ),
    ],
  },
  {
    step: 3,
    title: 'Parties & Locations',
    blocks: [
      block(
        '25',
        'Location of goods',
        'Where customs can examine them, up to 100 characters. Four letters and digits are a FIRMS code.',
        'Arrival notice',
        'Y292',
      ),
      block(
        '26',
        'Consignee number',
        'Who receives the goods: EIN, SSN, a number that CBP assigned, or SAME when it is the importer.',
        'Your tax papers or CBP Form 5106',
      ),
      block(
        '27',
        'Importer number',
        'Yours: EIN, SSN, or a number that CBP assigned. Register it before your first entry.',
        'Your tax papers or CBP Form 5106',
      ),
      block(
        '28',
        'Reference number',
        'Optional, up to 20 characters: the number of a party that customs should also notify or refund.',
        'CBP Form 4811',
      ),
      block('29', 'Ultimate consignee', 'Name and U.S. address of who receives the goods.', 'Purchase order'),
      block('30', 'Importer of record', 'Name and U.S. address. You.', 'CBP Form 5106'),
    ],
  },
  {
    step: 4,
    title: 'Line Items',
    blocks: [
      block('31', 'Line number', '001 to 999.', 'Assigned here', '001'),
      block(
        '32',
        'Description of merchandise',
        'What it is, what it is made of and what it is for, in words a stranger understands. Up to 200 characters.',
        'Commercial invoice',
        'LED luminaires',
      ),
      block(
        '33',
        'HTSUS and AD/CVD number',
        'A: ten digits of the tariff, and before them any chapter 99 number that applies. B: the case number where goods fall under one.',
        'Harmonized Tariff Schedule; Federal Register',
        '9405.41.8440',
      ),
      block(
        '34',
        'Gross weight and manifest quantity',
        'A: kilograms with packing. B: packages.',
        'Packing list',
        '1,248 kg / 65',
      ),
      block(
        '35',
        'Net quantity',
        'In the unit that the tariff names for the number in 33, without packing.',
        'Packing list',
        '65 NO',
      ),
      block(
        '36',
        'Entered value, charges, relationship',
        'A: what you paid for the goods, in whole U.S. dollars; duty is assessed on it. B: freight and insurance to the United States, statistical only. C: whether buyer and seller are related.',
        'Commercial invoice; freight bill',
        '12,129',
      ),
      block(
        '37',
        'Rates',
        'A: the tariff’s rate for the country of origin. B: the rate of an AD/CVD case. C: internal revenue rate. D: visa number.',
        'Harmonized Tariff Schedule',
        '3.9%',
      ),
      block('38', 'Duty and I.R. tax', '36A × 37A, rounded half up to the cent.', 'Computed', '473.03'),
    ],
  },
  {
    step: 5,
    title: 'Totals & Declarations',
    blocks: [
      block('39', 'Total entered value', 'The sum of Block 36A.', 'Computed', '12,129'),
      block(
        '40',
        'Declaration',
        'Whether you are the importer of record or an agent, and whether the goods were purchased. You make it under penalty of law, so both statements must be ticked by a person.',
        'You',
      ),
      block(
        '41',
        'Total duty',
        'The sum of duty, antidumping and countervailing duty included.',
        'Computed',
        '473.03',
      ),
      block(
        '42',
        'Total tax',
        'The sum of internal revenue tax, on alcohol and tobacco among others.',
        'Computed',
      ),
      block(
        '43',
        'Total other',
        'Fees: MPF, and HMF for goods by vessel. Here 42.01 and 15.16.',
        'Computed',
        '57.17',
      ),
      block('44', 'Total', 'What you owe customs: 41 + 42 + 43.', 'Computed', '530.20'),
      block(
        '45',
        'Declarant',
        'Name, title, signature and date. Any change after signing voids the signature.',
        'You',
      ),
      block('46', 'Broker or filer', 'Name, address and phone. Filing yourself: yours.', 'You'),
      block('47', 'File number', 'Your own reference, up to 25 characters.', 'Your own records'),
    ],
  },
]
