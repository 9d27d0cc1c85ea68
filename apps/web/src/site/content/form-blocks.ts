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
        'Two digits. 01 is consumption, 03 adds antidumping or countervailing duty, 11 is informal.',
        'What the goods are and what they are worth',
        '01',
      ),
      block('3', 'Summary date', 'The day you file the summary. Not in the future.', 'Today', '03/05/2026'),
      block(
        '4',
        'Surety number',
        'Three digits. 999 is the U.S. Government, 998 cash or securities.',
        'Bond',
        '054',
      ),
      block('5', 'Bond type', '0 Single Entry, 8 Continuous, 9 Term.', 'Bond', '8'),
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
        'Not in the future, not more than 1 year old, not after Block 3.',
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
        'Arrival within the port. Not in the future, not more than 5 years ago.',
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
      block('18', 'Missing docs', 'At most two codes. 99 only beside one other.', 'What you do not have yet'),
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
      block('21', 'Country of melt and pour', 'Steel. Two letters.', 'Mill certificate'),
      block('22', 'Primary country of smelt', 'Aluminum. Two letters.', 'Mill certificate'),
      block('23', 'Secondary country of smelt', 'Aluminum. Two letters, or N/A.', 'Mill certificate'),
      block('24', 'Country of cast', 'Aluminum. Two letters.', 'Mill certificate'),
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
        'EIN, SSN, a number that CBP assigned, SAME, or 00-0000000.',
        'Your tax papers or CBP Form 5106',
      ),
      block(
        '27',
        'Importer number',
        'EIN, SSN, or a number that CBP assigned.',
        'Your tax papers or CBP Form 5106',
      ),
      block('28', 'Reference number', 'Optional, up to 20 characters.', 'Your own records'),
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
        'Up to 200 characters, in words a stranger understands.',
        'Commercial invoice',
        'LED luminaires',
      ),
      block(
        '33',
        'HTSUS and AD/CVD number',
        'A: ten digits of the tariff. B: the case number where one applies.',
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
      block('35', 'Net quantity', 'In the unit that the tariff names.', 'Packing list', '65 NO'),
      block(
        '36',
        'Entered value, charges, relationship',
        'A is what duty is assessed on. B, freight and insurance, is statistical. C says whether buyer and seller are related.',
        'Commercial invoice; freight bill',
        '12,129',
      ),
      block('37', 'Rates', 'HTSUS, AD/CVD and internal revenue rate.', 'Harmonized Tariff Schedule', '3.9%'),
      block('38', 'Duty and I.R. tax', '36A × 37A, rounded half up to the cent.', 'Computed', '473.03'),
    ],
  },
  {
    step: 5,
    title: 'Totals & Declarations',
    blocks: [
      block('39', 'Total entered value', 'The sum of Block 36A.', 'Computed', '12,129'),
      block('40', 'Declaration', 'Two statements. Both must be ticked.', 'You'),
      block(
        '41',
        'Total duty',
        'The sum of duty, antidumping and countervailing duty included.',
        'Computed',
        '473.03',
      ),
      block('42', 'Total tax', 'The sum of internal revenue tax.', 'Computed'),
      block('43', 'Total other', 'Fees: MPF 42.01 and HMF 15.16.', 'Computed', '57.17'),
      block('44', 'Total', '41 + 42 + 43.', 'Computed', '530.20'),
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
