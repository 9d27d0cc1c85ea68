import { t } from '../../../words/t.ts'
import type { Term } from './term.ts'

export const termsAToB = (): readonly Term[] => [
  {
    term: t({ id: 'glossary.19-cfr', defaultMessage: '19 CFR' }),
    long: t({ id: 'glossary.19-cfr.long', defaultMessage: 'Title 19, Code of Federal Regulations' }),
    means: t({
      id: 'glossary.19-cfr.means',
      defaultMessage: 'The title of the federal regulations that contains the customs rules.',
    }),
  },
  {
    term: t({ id: 'glossary.3461', defaultMessage: '3461' }),
    long: t({ id: 'glossary.3461.long', defaultMessage: 'CBP Form 3461' }),
    means: t({
      id: 'glossary.3461.means',
      defaultMessage:
        'The form, now electronic, that requests release of the goods before the entry summary is filed, or with it.',
    }),
  },
  {
    term: t({ id: 'glossary.5106', defaultMessage: '5106' }),
    long: t({ id: 'glossary.5106.long', defaultMessage: 'CBP Form 5106' }),
    means: t({
      id: 'glossary.5106.means',
      defaultMessage: 'The form that registers an importer number with CBP.',
    }),
    blocks: ['27'],
  },
  {
    term: t({ id: 'glossary.7501', defaultMessage: '7501' }),
    long: t({ id: 'glossary.7501.long', defaultMessage: 'CBP Form 7501' }),
    means: t({
      id: 'glossary.7501.means',
      defaultMessage: 'The entry summary: what was imported, its classification and value, and what is owed.',
    }),
  },
  {
    term: t({ id: 'glossary.abi', defaultMessage: 'ABI' }),
    long: t({ id: 'glossary.abi.long', defaultMessage: 'Automated Broker Interface' }),
    means: t({
      id: 'glossary.abi.means',
      defaultMessage:
        'The system through which filers send entries to CBP electronically. It is open to importers and brokers.',
    }),
  },
  {
    term: t({ id: 'glossary.ace', defaultMessage: 'ACE' }),
    long: t({ id: 'glossary.ace.long', defaultMessage: 'Automated Commercial Environment' }),
    means: t({
      id: 'glossary.ace.means',
      defaultMessage: 'The CBP system that receives and processes entries.',
    }),
  },
  {
    term: t({ id: 'glossary.ach', defaultMessage: 'ACH' }),
    long: t({ id: 'glossary.ach.long', defaultMessage: 'Automated Clearinghouse' }),
    means: t({ id: 'glossary.ach.means', defaultMessage: 'Payment of duty by bank transfer.' }),
  },
  {
    term: t({ id: 'glossary.ad-valorem', defaultMessage: 'Ad valorem' }),
    means: t({
      id: 'glossary.ad-valorem.means',
      defaultMessage: 'A rate of duty that is a percentage of the value.',
    }),
    blocks: ['37'],
  },
  {
    term: t({ id: 'glossary.ad-cvd', defaultMessage: 'AD/CVD' }),
    long: t({ id: 'glossary.ad-cvd.long', defaultMessage: 'antidumping and countervailing duty' }),
    means: t({
      id: 'glossary.ad-cvd.means',
      defaultMessage:
        'Additional duty on goods sold below fair value or made with subsidies. Each case names a product and a country.',
    }),
    blocks: ['33', '37'],
  },
  {
    term: t({ id: 'glossary.admissibility', defaultMessage: 'Admissibility' }),
    means: t({
      id: 'glossary.admissibility.means',
      defaultMessage: 'Whether the law allows the goods to enter, whatever duty is owed.',
    }),
  },
  {
    term: t({ id: 'glossary.ae', defaultMessage: 'AE' }),
    long: t({ id: 'glossary.ae.long', defaultMessage: 'ABI application code' }),
    means: t({ id: 'glossary.ae.means', defaultMessage: 'The message that sends an entry summary to CBP.' }),
  },
  {
    term: t({ id: 'glossary.air-waybill', defaultMessage: 'Air waybill' }),
    long: t({ id: 'glossary.air-waybill.long', defaultMessage: 'AWB' }),
    means: t({
      id: 'glossary.air-waybill.means',
      defaultMessage: 'The contract of carriage by air. Its number has eleven digits.',
    }),
    blocks: ['12'],
  },
  {
    term: t({ id: 'glossary.amendment', defaultMessage: 'Amendment' }),
    means: t({
      id: 'glossary.amendment.means',
      defaultMessage: 'A change to a filed entry, sent as a replacement or a correction.',
    }),
  },
  {
    term: t({ id: 'glossary.arrival-notice', defaultMessage: 'Arrival notice' }),
    means: t({
      id: 'glossary.arrival-notice.means',
      defaultMessage: 'The carrier’s notice that the goods will arrive, with port and date.',
    }),
    blocks: ['6', '11', '20'],
  },
  {
    term: t({ id: 'glossary.assist', defaultMessage: 'Assist' }),
    long: t({ id: 'glossary.assist.long', defaultMessage: '19 CFR 152.102(a)' }),
    means: t({
      id: 'glossary.assist.means',
      defaultMessage:
        'Materials, tools or designs that the buyer supplies to the producer free or below cost. Their value is part of the customs value.',
    }),
    blocks: ['36'],
  },
  {
    term: t({ id: 'glossary.ax', defaultMessage: 'AX' }),
    long: t({ id: 'glossary.ax.long', defaultMessage: 'ABI application code' }),
    means: t({
      id: 'glossary.ax.means',
      defaultMessage: 'CBP’s response to an entry summary: accepted or rejected, with conditions.',
    }),
  },
  {
    term: t({ id: 'glossary.bill-of-lading', defaultMessage: 'Bill of lading' }),
    long: t({ id: 'glossary.bill-of-lading.long', defaultMessage: 'B/L' }),
    means: t({
      id: 'glossary.bill-of-lading.means',
      defaultMessage: 'The contract of carriage by sea. Its number begins with the carrier’s code.',
    }),
    blocks: ['12'],
  },
  {
    term: t({ id: 'glossary.bond', defaultMessage: 'Bond' }),
    long: t({ id: 'glossary.bond.long', defaultMessage: 'CBP Form 301' }),
    means: t({
      id: 'glossary.bond.means',
      defaultMessage:
        'A contract that guarantees CBP the payment of duty and the performance of obligations. A surety backs it.',
    }),
    blocks: ['4', '5'],
  },
  {
    term: t({ id: 'glossary.broker', defaultMessage: 'Broker' }),
    long: t({ id: 'glossary.broker.long', defaultMessage: 'customs broker' }),
    means: t({
      id: 'glossary.broker.means',
      defaultMessage: 'A person with a license to transact customs business for others.',
    }),
    blocks: ['46'],
  },
]
