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
        'Assigned when you start, in the form XXX-NNNNNNN-D: filer code, seven digits, check digit.',
        'Assigned here',
      ),
      block(
        '2',
        'Entry type',
        'Two digits. 01 is an ordinary entry for use in the United States. 03 is the same with antidumping or countervailing duty. 11 is an informal entry of $2,500 or less.',
        'The kind and value of the goods',
        '01',
      ),
      block(
        '3',
        'Summary date',
        'The day you file the entry summary, within 10 working days of Block 7. Not in the future.',
        'Today',
        '03/05/2026',
      ),
      block(
        '4',
        'Surety number',
        'The three-digit code of the surety on your bond. 999 is the U.S. Government. 998 is cash or securities instead of a bond.',
        'Bond',
        '054',
      ),
      block(
        '5',
        'Bond type',
        '0 Single Entry, 8 Continuous, 9 Term. In the CBP list, 0 is no bond, 8 continuous and 9 single transaction. [Known limitations](/documentation/limitations) says which list applies.',
        'Bond',
        '8',
      ),
      block(
        '6',
        'Port code',
        'Four characters: the port where you file the entry (Schedule D).',
        'Arrival notice',
        '2704',
      ),
      block(
        '7',
        'Entry date',
        'The day the entry takes effect, usually the day of release. It determines the rates. Not in the future, not more than 1 year old, not after Block 3.',
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
        'The vessel or airline, 2 to 50 characters. For a foreign trade zone: FTZ and four digits.',
        'Bill of lading or air waybill',
      ),
      block(
        '9',
        'Mode of transport',
        'Two digits. 11 is a vessel with containers, 30 is truck, 40 is air.',
        'Bill of lading or air waybill',
        '11',
      ),
      block(
        '10',
        'Country of origin',
        'Two letters: the country where the goods were made, not where you bought them.',
        'Commercial invoice, certificate of origin',
        'TW',
      ),
      block(
        '11',
        'Import date',
        'The day the goods arrived at the port. Not in the future, not more than 5 years ago.',
        'Arrival notice',
        '02/24/2026',
      ),
      block(
        '12',
        'B/L or AWB number',
        'For a vessel, the number begins with the carrier’s code. An air waybill number has 11 digits.',
        'Bill of lading or air waybill',
      ),
      block(
        '13',
        'Manufacturer ID',
        '3 to 15 capital letters, digits and hyphens, made from the manufacturer’s country, name, street number and city.',
        'Commercial invoice',
      ),
      block(
        '14',
        'Exporting country',
        'Two letters: the country from which the goods left for the United States.',
        'Bill of lading',
        'TW',
      ),
      block(
        '15',
        'Export date',
        'The day the goods left that country. Before the import date, Block 11.',
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
        'Codes of documents that you will send later, at most two. Use 99 only with one other code. Leave it empty if you have every document.',
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
        'Steel only: the country where it was first melted and cast. Two letters.',
        'Mill certificate',
      ),
      block(
        '22',
        'Primary country of smelt',
        'Aluminum only: the country where most of the new metal was made. Two letters.',
        'Mill certificate',
      ),
      block(
        '23',
        'Secondary country of smelt',
        'Aluminum only: the country where the second largest part of the new metal was made. Two letters, or N/A.',
        'Mill certificate',
      ),
      block(
        '24',
        'Country of cast',
        'Aluminum only: the country where it was last cast. Two letters.',
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
        'Where CBP can examine the goods, up to 100 characters. Four letters and digits are a FIRMS code.',
        'Arrival notice',
        'Y292',
      ),
      block(
        '26',
        'Consignee number',
        'The number of the party that receives the goods: EIN, SSN or a CBP-assigned number. SAME if that party is the importer.',
        'Your tax papers or CBP Form 5106',
      ),
      block(
        '27',
        'Importer number',
        'Your EIN, SSN or CBP-assigned number. Register it before your first entry.',
        'Your tax papers or CBP Form 5106',
      ),
      block(
        '28',
        'Reference number',
        'Optional, up to 20 characters: the number of another party that receives CBP notices or refunds.',
        'CBP Form 4811',
      ),
      block(
        '29',
        'Ultimate consignee',
        'Name and U.S. address of the party that receives the goods.',
        'Purchase order',
      ),
      block('30', 'Importer of record', 'Your name and U.S. address.', 'CBP Form 5106'),
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
        'What the product is, what it is made of and what it is used for, in plain words. Up to 200 characters.',
        'Commercial invoice',
        'LED luminaires',
      ),
      block(
        '33',
        'HTSUS and AD/CVD number',
        'A: the ten-digit tariff number, after any chapter 99 number that applies. B: the AD/CVD case number, if a case covers the goods.',
        'Harmonized Tariff Schedule; Federal Register',
        '9405.41.8440',
      ),
      block(
        '34',
        'Gross weight and manifest quantity',
        'A: weight in kilograms, including packing. B: number of packages.',
        'Packing list',
        '1,248 kg / 65',
      ),
      block(
        '35',
        'Net quantity',
        'The quantity without packing, in the unit that the tariff requires for the number in Block 33.',
        'Packing list',
        '65 NO',
      ),
      block(
        '36',
        'Entered value, charges, relationship',
        'A: the price of the goods in whole U.S. dollars. Duty is assessed on it. B: freight and insurance to the United States, for statistics only. C: whether buyer and seller are related.',
        'Commercial invoice; freight bill',
        '12,129',
      ),
      block(
        '37',
        'Rates',
        'A: the tariff rate for the country of origin. B: the rate of an AD/CVD case. C: the internal revenue tax rate. D: the visa number.',
        'Harmonized Tariff Schedule',
        '3.9%',
      ),
      block('38', 'Duty and I.R. tax', '36A × 37A, rounded half up to the cent.', 'Calculated', '473.03'),
    ],
  },
  {
    step: 5,
    title: 'Totals & Declarations',
    blocks: [
      block('39', 'Total entered value', 'The sum of Block 36A.', 'Calculated', '12,129'),
      block(
        '40',
        'Declaration',
        'Whether you are the importer of record or an agent, and whether the goods were purchased. You declare this under penalty of law, so a person must check both statements.',
        'You',
      ),
      block(
        '41',
        'Total duty',
        'The sum of duty, including antidumping and countervailing duty.',
        'Calculated',
        '473.03',
      ),
      block(
        '42',
        'Total tax',
        'The sum of internal revenue tax, for example on alcohol and tobacco.',
        'Calculated',
      ),
      block(
        '43',
        'Total other',
        'The sum of fees: MPF, and HMF for goods that arrive by vessel. In this entry, 42.01 and 15.16.',
        'Calculated',
        '57.17',
      ),
      block('44', 'Total', 'What you owe CBP: 41 + 42 + 43.', 'Calculated', '530.20'),
      block(
        '45',
        'Declarant',
        'Name, title, signature and date. Any change after signing voids the signature.',
        'You',
      ),
      block('46', 'Broker or filer', 'Name, address and phone. If you file yourself, enter your own.', 'You'),
      block('47', 'File number', 'Your own reference, up to 25 characters.', 'Your own records'),
    ],
  },
]
