import { t } from '../../../words/t.ts'
import type { Term } from './term.ts'

export const termsSToZ = (): readonly Term[] => [
  {
    term: t({ id: 'glossary.scac', defaultMessage: 'SCAC' }),
    long: t({ id: 'glossary.scac.long', defaultMessage: 'Standard Carrier Alpha Code' }),
    means: t({
      id: 'glossary.scac.means',
      defaultMessage: 'The carrier’s code at the start of a bill of lading number.',
    }),
    blocks: ['12'],
  },
  {
    term: t({ id: 'glossary.section-232', defaultMessage: 'Section 232' }),
    long: t({ id: 'glossary.section-232.long', defaultMessage: 'Trade Expansion Act of 1962' }),
    means: t({
      id: 'glossary.section-232.means',
      defaultMessage: 'Additional duty on goods such as steel and aluminum for national security.',
    }),
    blocks: ['21', '22'],
  },
  {
    term: t({ id: 'glossary.section-301', defaultMessage: 'Section 301' }),
    long: t({ id: 'glossary.section-301.long', defaultMessage: 'Trade Act of 1974' }),
    means: t({
      id: 'glossary.section-301.means',
      defaultMessage: 'Additional duty in response to unfair trade practices.',
    }),
  },
  {
    term: t({ id: 'glossary.single-entry-bond', defaultMessage: 'Single entry bond' }),
    long: t({ id: 'glossary.single-entry-bond.long', defaultMessage: 'single transaction bond' }),
    means: t({ id: 'glossary.single-entry-bond.means', defaultMessage: 'A bond for one entry.' }),
    blocks: ['5'],
  },
  {
    term: t({ id: 'glossary.smelt', defaultMessage: 'Smelt' }),
    means: t({
      id: 'glossary.smelt.means',
      defaultMessage: 'The country where the aluminum was made from ore.',
    }),
    blocks: ['22', '23'],
  },
  {
    term: t({ id: 'glossary.spi', defaultMessage: 'SPI' }),
    long: t({ id: 'glossary.spi.long', defaultMessage: 'special program indicator' }),
    means: t({ id: 'glossary.spi.means', defaultMessage: 'A code that claims a trade program on a line.' }),
  },
  {
    term: t({ id: 'glossary.statement', defaultMessage: 'Statement' }),
    means: t({
      id: 'glossary.statement.means',
      defaultMessage: 'A CBP list of entry summaries to pay together.',
    }),
  },
  {
    term: t({ id: 'glossary.summary-date', defaultMessage: 'Summary date' }),
    means: t({ id: 'glossary.summary-date.means', defaultMessage: 'The day the entry summary is filed.' }),
    blocks: ['3'],
  },
  {
    term: t({ id: 'glossary.surety', defaultMessage: 'Surety' }),
    means: t({ id: 'glossary.surety.means', defaultMessage: 'The company that guarantees a bond.' }),
    blocks: ['4'],
  },
  {
    term: t({ id: 'glossary.tib', defaultMessage: 'TIB' }),
    long: t({ id: 'glossary.tib.long', defaultMessage: 'temporary importation under bond' }),
    means: t({
      id: 'glossary.tib.means',
      defaultMessage: 'Duty-free entry of goods that will be exported within a set time.',
    }),
    blocks: ['2'],
  },
  {
    term: t({ id: 'glossary.transaction-value', defaultMessage: 'Transaction value' }),
    long: t({ id: 'glossary.transaction-value.long', defaultMessage: '19 U.S.C. 1401a' }),
    means: t({
      id: 'glossary.transaction-value.means',
      defaultMessage: 'The price paid or payable for the goods. It is the first method of customs valuation.',
    }),
    blocks: ['36'],
  },
  {
    term: t({ id: 'glossary.unit-of-measure', defaultMessage: 'Unit of measure' }),
    long: t({ id: 'glossary.unit-of-measure.long', defaultMessage: 'UOM' }),
    means: t({
      id: 'glossary.unit-of-measure.means',
      defaultMessage: 'The unit in which the tariff counts a product: number, kilogram, square meter.',
    }),
    blocks: ['35'],
  },
  {
    term: t({ id: 'glossary.usmca', defaultMessage: 'USMCA' }),
    means: t({ id: 'glossary.usmca.means', defaultMessage: 'The trade agreement with Mexico and Canada.' }),
  },
  {
    term: t({ id: 'glossary.validated', defaultMessage: 'Validated' }),
    means: t({
      id: 'glossary.validated.means',
      defaultMessage: 'The entry passed all checks and can be submitted.',
    }),
  },
  {
    term: t({ id: 'glossary.visa', defaultMessage: 'Visa' }),
    means: t({ id: 'glossary.visa.means', defaultMessage: 'An export license that some quota goods need.' }),
    blocks: ['37'],
  },
  {
    term: t({ id: 'glossary.warehouse-entry', defaultMessage: 'Warehouse entry' }),
    long: t({ id: 'glossary.warehouse-entry.long', defaultMessage: 'type 21' }),
    means: t({
      id: 'glossary.warehouse-entry.means',
      defaultMessage: 'Entry of goods into a bonded warehouse. Duty is due at withdrawal.',
    }),
    blocks: ['2'],
  },
  {
    term: t({ id: 'glossary.withdrawal', defaultMessage: 'Withdrawal' }),
    long: t({ id: 'glossary.withdrawal.long', defaultMessage: 'type 31' }),
    means: t({
      id: 'glossary.withdrawal.means',
      defaultMessage: 'Removal of goods from a bonded warehouse for use in the United States.',
    }),
    blocks: ['2'],
  },
]
