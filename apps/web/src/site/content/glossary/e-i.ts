import { t } from '../../../words/t.ts'
import type { Term } from './term.ts'

export const termsEToI = (): readonly Term[] => [
  {
    term: t({ id: 'glossary.ein', defaultMessage: 'EIN' }),
    long: t({ id: 'glossary.ein.long', defaultMessage: 'Employer Identification Number' }),
    means: t({
      id: 'glossary.ein.means',
      defaultMessage:
        'The number that the Internal Revenue Service assigns to a business. It is the usual importer number.',
    }),
    blocks: ['26', '27'],
  },
  {
    term: t({ id: 'glossary.entered-value', defaultMessage: 'Entered value' }),
    means: t({
      id: 'glossary.entered-value.means',
      defaultMessage: 'The value on which duty is assessed, in whole dollars.',
    }),
    blocks: ['36', '39'],
  },
  {
    term: t({ id: 'glossary.entry', defaultMessage: 'Entry' }),
    means: t({
      id: 'glossary.entry.means',
      defaultMessage: 'The filing that requests release of goods, and the declaration that follows.',
    }),
  },
  {
    term: t({ id: 'glossary.entry-date', defaultMessage: 'Entry date' }),
    means: t({
      id: 'glossary.entry-date.means',
      defaultMessage: 'The day the entry takes effect. It determines the rates.',
    }),
    blocks: ['7'],
  },
  {
    term: t({ id: 'glossary.entry-number', defaultMessage: 'Entry number' }),
    means: t({
      id: 'glossary.entry-number.means',
      defaultMessage: 'Filer code, seven digits and a check digit.',
    }),
    blocks: ['1'],
  },
  {
    term: t({ id: 'glossary.entry-summary', defaultMessage: 'Entry summary' }),
    means: t({
      id: 'glossary.entry-summary.means',
      defaultMessage: 'The declaration of classification, value and money owed. Form 7501.',
    }),
  },
  {
    term: t({ id: 'glossary.entry-type', defaultMessage: 'Entry type' }),
    means: t({
      id: 'glossary.entry-type.means',
      defaultMessage: 'Two digits that identify the kind of entry.',
    }),
    blocks: ['2'],
  },
  {
    term: t({ id: 'glossary.export-date', defaultMessage: 'Export date' }),
    means: t({
      id: 'glossary.export-date.means',
      defaultMessage: 'The day goods left the exporting country.',
    }),
    blocks: ['15'],
  },
  {
    term: t({ id: 'glossary.filer-code', defaultMessage: 'Filer code' }),
    means: t({
      id: 'glossary.filer-code.means',
      defaultMessage: 'Three characters that CBP assigns to a filer.',
    }),
    blocks: ['1'],
  },
  {
    term: t({ id: 'glossary.firms-code', defaultMessage: 'FIRMS code' }),
    long: t({
      id: 'glossary.firms-code.long',
      defaultMessage: 'Facilities Information and Resources Management System',
    }),
    means: t({
      id: 'glossary.firms-code.means',
      defaultMessage: 'Four characters that identify the facility that holds the goods.',
    }),
    blocks: ['25'],
  },
  {
    term: t({ id: 'glossary.foreign-port-of-lading', defaultMessage: 'Foreign port of lading' }),
    long: t({ id: 'glossary.foreign-port-of-lading.long', defaultMessage: 'Schedule K' }),
    means: t({
      id: 'glossary.foreign-port-of-lading.means',
      defaultMessage: 'The foreign port where the goods were loaded on the vessel.',
    }),
    blocks: ['19'],
  },
  {
    term: t({ id: 'glossary.formal-entry', defaultMessage: 'Formal entry' }),
    means: t({
      id: 'glossary.formal-entry.means',
      defaultMessage:
        'An entry over $2,500, or of goods that need a formal entry at any value. It needs a bond.',
    }),
    blocks: ['2'],
  },
  {
    term: t({ id: 'glossary.ftz', defaultMessage: 'FTZ' }),
    long: t({ id: 'glossary.ftz.long', defaultMessage: 'foreign trade zone' }),
    means: t({
      id: 'glossary.ftz.means',
      defaultMessage: 'A U.S. area that is treated as outside the customs territory.',
    }),
    blocks: ['8'],
  },
  {
    term: t({ id: 'glossary.general-order', defaultMessage: 'General Order' }),
    long: t({ id: 'glossary.general-order.long', defaultMessage: 'G.O.' }),
    means: t({
      id: 'glossary.general-order.means',
      defaultMessage: 'Storage for goods that were not entered on time.',
    }),
    blocks: ['25'],
  },
  {
    term: t({ id: 'glossary.gross-weight', defaultMessage: 'Gross weight' }),
    means: t({
      id: 'glossary.gross-weight.means',
      defaultMessage: 'Weight in kilograms, including all packing.',
    }),
    blocks: ['34'],
  },
  {
    term: t({ id: 'glossary.gsp', defaultMessage: 'GSP' }),
    long: t({ id: 'glossary.gsp.long', defaultMessage: 'Generalized System of Preferences' }),
    means: t({
      id: 'glossary.gsp.means',
      defaultMessage:
        'A program of duty-free entry for goods from developing countries. It lapsed at the end of 2020 unless renewed.',
    }),
  },
  {
    term: t({ id: 'glossary.hmf', defaultMessage: 'HMF' }),
    long: t({ id: 'glossary.hmf.long', defaultMessage: 'harbor maintenance fee' }),
    means: t({
      id: 'glossary.hmf.means',
      defaultMessage: 'A fee on cargo that arrives by sea: 0.125% of the value.',
    }),
    blocks: ['43'],
  },
  {
    term: t({ id: 'glossary.hold', defaultMessage: 'Hold' }),
    means: t({
      id: 'glossary.hold.means',
      defaultMessage: 'CBP or another agency holds the goods until a question is answered.',
    }),
  },
  {
    term: t({ id: 'glossary.htsus', defaultMessage: 'HTSUS' }),
    long: t({ id: 'glossary.htsus.long', defaultMessage: 'Harmonized Tariff Schedule of the United States' }),
    means: t({
      id: 'glossary.htsus.means',
      defaultMessage: 'The tariff. Ten digits identify a product and its rate.',
    }),
    blocks: ['33'],
  },
  {
    term: t({ id: 'glossary.importer-of-record', defaultMessage: 'Importer of record' }),
    long: t({ id: 'glossary.importer-of-record.long', defaultMessage: 'IOR' }),
    means: t({
      id: 'glossary.importer-of-record.means',
      defaultMessage: 'The party responsible to CBP for the entry.',
    }),
    blocks: ['27', '30'],
  },
  {
    term: t({ id: 'glossary.importer-security-filing', defaultMessage: 'Importer security filing' }),
    long: t({ id: 'glossary.importer-security-filing.long', defaultMessage: 'ISF, 10+2' }),
    means: t({
      id: 'glossary.importer-security-filing.means',
      defaultMessage:
        'The advance data that an ocean shipment needs 24 hours before the ship is loaded. The page Security Filing of an entry files it.',
    }),
  },
  {
    term: t({ id: 'glossary.in-bond', defaultMessage: 'In bond' }),
    long: t({ id: 'glossary.in-bond.long', defaultMessage: 'immediate transportation, I.T.' }),
    means: t({
      id: 'glossary.in-bond.means',
      defaultMessage: 'Movement of goods through the country before entry.',
    }),
    blocks: ['16', '17'],
  },
  {
    term: t({ id: 'glossary.incoterms', defaultMessage: 'Incoterms' }),
    means: t({
      id: 'glossary.incoterms.means',
      defaultMessage: 'Three-letter terms that divide transport costs and risks between seller and buyer.',
    }),
  },
  {
    term: t({ id: 'glossary.informal-entry', defaultMessage: 'Informal entry' }),
    means: t({
      id: 'glossary.informal-entry.means',
      defaultMessage: 'A simpler entry for goods worth $2,500 or less. It needs no bond.',
    }),
    blocks: ['2'],
  },
  {
    term: t({ id: 'glossary.internal-revenue-tax', defaultMessage: 'Internal revenue tax' }),
    long: t({ id: 'glossary.internal-revenue-tax.long', defaultMessage: 'I.R. tax' }),
    means: t({
      id: 'glossary.internal-revenue-tax.means',
      defaultMessage: 'Federal excise tax on goods such as wine, spirits and tobacco.',
    }),
    blocks: ['38', '42'],
  },
]
