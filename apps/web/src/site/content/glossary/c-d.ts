import { t } from '../../../words/t.ts'
import type { Term } from './term.ts'

export const termsCToD = (): readonly Term[] => [
  {
    term: t({ id: 'glossary.catair', defaultMessage: 'CATAIR' }),
    long: t({ id: 'glossary.catair.long', defaultMessage: 'CBP and Trade Automated Interface Requirements' }),
    means: t({ id: 'glossary.catair.means', defaultMessage: 'The CBP manual of message layouts.' }),
  },
  {
    term: t({ id: 'glossary.cbp', defaultMessage: 'CBP' }),
    long: t({ id: 'glossary.cbp.long', defaultMessage: 'U.S. Customs and Border Protection' }),
    means: t({
      id: 'glossary.cbp.means',
      defaultMessage: 'The federal agency that enforces customs law at the border.',
    }),
  },
  {
    term: t({ id: 'glossary.certificate-of-origin', defaultMessage: 'Certificate of origin' }),
    means: t({
      id: 'glossary.certificate-of-origin.means',
      defaultMessage: 'A document that supports the country of origin or a claim under a trade program.',
    }),
    blocks: ['10'],
  },
  {
    term: t({ id: 'glossary.chapter-98', defaultMessage: 'Chapter 98' }),
    means: t({
      id: 'glossary.chapter-98.means',
      defaultMessage: 'The tariff chapter of special provisions, such as goods returned or repaired.',
    }),
  },
  {
    term: t({ id: 'glossary.chapter-99', defaultMessage: 'Chapter 99' }),
    means: t({
      id: 'glossary.chapter-99.means',
      defaultMessage: 'The tariff chapter of temporary and additional duties.',
    }),
  },
  {
    term: t({ id: 'glossary.charges', defaultMessage: 'Charges' }),
    means: t({
      id: 'glossary.charges.means',
      defaultMessage:
        'Freight, insurance and other costs of bringing goods to the United States. For statistics only.',
    }),
    blocks: ['36'],
  },
  {
    term: t({ id: 'glossary.check-digit', defaultMessage: 'Check digit' }),
    means: t({
      id: 'glossary.check-digit.means',
      defaultMessage:
        'The last digit of an entry number. It is calculated from the other characters and detects typing errors.',
    }),
    blocks: ['1'],
  },
  {
    term: t({ id: 'glossary.classification', defaultMessage: 'Classification' }),
    means: t({
      id: 'glossary.classification.means',
      defaultMessage: 'Finding the tariff number of a product.',
    }),
    blocks: ['33'],
  },
  {
    term: t({ id: 'glossary.commercial-invoice', defaultMessage: 'Commercial invoice' }),
    means: t({
      id: 'glossary.commercial-invoice.means',
      defaultMessage: 'The seller’s bill: what was sold, to whom and for how much.',
    }),
    blocks: ['32', '36'],
  },
  {
    term: t({ id: 'glossary.consignee', defaultMessage: 'Consignee' }),
    long: t({ id: 'glossary.consignee.long', defaultMessage: 'ultimate consignee' }),
    means: t({ id: 'glossary.consignee.means', defaultMessage: 'The party that receives the goods.' }),
    blocks: ['26', '29'],
  },
  {
    term: t({ id: 'glossary.consumption-entry', defaultMessage: 'Consumption entry' }),
    means: t({
      id: 'glossary.consumption-entry.means',
      defaultMessage: 'An entry of goods for use in the United States.',
    }),
    blocks: ['2'],
  },
  {
    term: t({ id: 'glossary.continuous-bond', defaultMessage: 'Continuous bond' }),
    means: t({
      id: 'glossary.continuous-bond.means',
      defaultMessage: 'A bond that covers all entries of a year.',
    }),
    blocks: ['5'],
  },
  {
    term: t({ id: 'glossary.country-of-origin', defaultMessage: 'Country of origin' }),
    means: t({
      id: 'glossary.country-of-origin.means',
      defaultMessage: 'The country where the goods were made or last changed into a new product.',
    }),
    blocks: ['10'],
  },
  {
    term: t({ id: 'glossary.de-minimis', defaultMessage: 'De minimis' }),
    long: t({ id: 'glossary.de-minimis.long', defaultMessage: 'Section 321' }),
    means: t({
      id: 'glossary.de-minimis.means',
      defaultMessage: 'The former exemption for shipments of $800 or less, suspended since August 29, 2025.',
    }),
  },
  {
    term: t({ id: 'glossary.declarant', defaultMessage: 'Declarant' }),
    means: t({ id: 'glossary.declarant.means', defaultMessage: 'The person who signs the declaration.' }),
    blocks: ['45'],
  },
  {
    term: t({ id: 'glossary.deferred-tax', defaultMessage: 'Deferred tax' }),
    means: t({
      id: 'glossary.deferred-tax.means',
      defaultMessage: 'Internal revenue tax that the importer may pay later.',
    }),
    blocks: ['42'],
  },
  {
    term: t({ id: 'glossary.draft', defaultMessage: 'Draft' }),
    means: t({
      id: 'glossary.draft.means',
      defaultMessage: 'An entry that your organization can still change. Nothing has been sent.',
    }),
  },
  {
    term: t({ id: 'glossary.drawback', defaultMessage: 'Drawback' }),
    means: t({
      id: 'glossary.drawback.means',
      defaultMessage: 'A refund of duty on goods that are exported again.',
    }),
  },
  {
    term: t({ id: 'glossary.duty', defaultMessage: 'Duty' }),
    means: t({
      id: 'glossary.duty.means',
      defaultMessage: 'The tax on imported goods: value times rate, or quantity times rate.',
    }),
    blocks: ['38', '41'],
  },
]
