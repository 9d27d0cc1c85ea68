import { t } from '../../../words/t.ts'
import type { Term } from './term.ts'

export const termsLToR = (): readonly Term[] => [
  {
    term: t({ id: 'glossary.lacey-act', defaultMessage: 'Lacey Act' }),
    means: t({
      id: 'glossary.lacey-act.means',
      defaultMessage: 'The law that requires a declaration of plants and wood in goods.',
    }),
  },
  {
    term: t({ id: 'glossary.liquidation', defaultMessage: 'Liquidation' }),
    means: t({
      id: 'glossary.liquidation.means',
      defaultMessage: 'The final calculation of duty by CBP, usually within 314 days.',
    }),
  },
  {
    term: t({ id: 'glossary.manifest-quantity', defaultMessage: 'Manifest quantity' }),
    means: t({
      id: 'glossary.manifest-quantity.means',
      defaultMessage: 'The number of packages on the carrier’s manifest.',
    }),
    blocks: ['34'],
  },
  {
    term: t({ id: 'glossary.manufacturer-id', defaultMessage: 'Manufacturer ID' }),
    long: t({ id: 'glossary.manufacturer-id.long', defaultMessage: 'MID' }),
    means: t({
      id: 'glossary.manufacturer-id.means',
      defaultMessage: 'A code made from the manufacturer’s country, name, street number and city.',
    }),
    blocks: ['13'],
  },
  {
    term: t({ id: 'glossary.melt-and-pour', defaultMessage: 'Melt and pour' }),
    means: t({
      id: 'glossary.melt-and-pour.means',
      defaultMessage: 'The country where the steel was first melted and cast into solid form.',
    }),
    blocks: ['21'],
  },
  {
    term: t({ id: 'glossary.missing-documents', defaultMessage: 'Missing documents' }),
    means: t({
      id: 'glossary.missing-documents.means',
      defaultMessage: 'Codes for documents that you will send later.',
    }),
    blocks: ['18'],
  },
  {
    term: t({ id: 'glossary.mode-of-transport', defaultMessage: 'Mode of transport' }),
    long: t({ id: 'glossary.mode-of-transport.long', defaultMessage: 'MOT' }),
    means: t({
      id: 'glossary.mode-of-transport.means',
      defaultMessage: 'Two digits that identify how the goods arrived.',
    }),
    blocks: ['9'],
  },
  {
    term: t({ id: 'glossary.mpf', defaultMessage: 'MPF' }),
    long: t({ id: 'glossary.mpf.long', defaultMessage: 'merchandise processing fee' }),
    means: t({
      id: 'glossary.mpf.means',
      defaultMessage:
        'A fee on entries. On a formal entry: 0.3464% of the value, with a yearly minimum and maximum. On an informal entry: a fixed amount.',
    }),
    blocks: ['43'],
  },
  {
    term: t({ id: 'glossary.multi', defaultMessage: 'MULTI' }),
    means: t({
      id: 'glossary.multi.means',
      defaultMessage: 'Entered in a block when the lines differ, for example in origin.',
    }),
    blocks: ['10'],
  },
  {
    term: t({ id: 'glossary.net-quantity', defaultMessage: 'Net quantity' }),
    means: t({
      id: 'glossary.net-quantity.means',
      defaultMessage: 'The quantity in the unit that the tariff requires.',
    }),
    blocks: ['35'],
  },
  {
    term: t({ id: 'glossary.packing-list', defaultMessage: 'Packing list' }),
    means: t({
      id: 'glossary.packing-list.means',
      defaultMessage: 'The document that lists the contents and weight of each package.',
    }),
    blocks: ['34', '35'],
  },
  {
    term: t({ id: 'glossary.pga', defaultMessage: 'PGA' }),
    long: t({ id: 'glossary.pga.long', defaultMessage: 'partner government agency' }),
    means: t({
      id: 'glossary.pga.means',
      defaultMessage: 'Another federal agency that regulates imports, such as the FDA or EPA.',
    }),
  },
  {
    term: t({ id: 'glossary.port-code', defaultMessage: 'Port code' }),
    long: t({ id: 'glossary.port-code.long', defaultMessage: 'Schedule D' }),
    means: t({ id: 'glossary.port-code.means', defaultMessage: 'Four digits that identify a customs port.' }),
    blocks: ['6'],
  },
  {
    term: t({ id: 'glossary.port-of-unlading', defaultMessage: 'Port of unlading' }),
    means: t({
      id: 'glossary.port-of-unlading.means',
      defaultMessage: 'The U.S. port where the goods were unloaded from the vessel, aircraft or train.',
    }),
    blocks: ['20'],
  },
  {
    term: t({ id: 'glossary.post-summary-correction', defaultMessage: 'Post summary correction' }),
    long: t({ id: 'glossary.post-summary-correction.long', defaultMessage: 'PSC' }),
    means: t({
      id: 'glossary.post-summary-correction.means',
      defaultMessage: 'A correction of a paid entry summary before liquidation.',
    }),
  },
  {
    term: t({ id: 'glossary.prior-notice', defaultMessage: 'Prior notice' }),
    means: t({ id: 'glossary.prior-notice.means', defaultMessage: 'Notice to the FDA before food arrives.' }),
  },
  {
    term: t({ id: 'glossary.protest', defaultMessage: 'Protest' }),
    long: t({ id: 'glossary.protest.long', defaultMessage: '19 U.S.C. 1514' }),
    means: t({
      id: 'glossary.protest.means',
      defaultMessage: 'A formal objection to a CBP decision at liquidation.',
    }),
  },
  {
    term: t({ id: 'glossary.quota', defaultMessage: 'Quota' }),
    means: t({
      id: 'glossary.quota.means',
      defaultMessage: 'A limit on the quantity of a product that may enter, or may enter at a lower rate.',
    }),
  },
  {
    term: t({ id: 'glossary.reasonable-care', defaultMessage: 'Reasonable care' }),
    long: t({ id: 'glossary.reasonable-care.long', defaultMessage: '19 U.S.C. 1484' }),
    means: t({
      id: 'glossary.reasonable-care.means',
      defaultMessage: 'The legal standard for an importer’s declarations.',
    }),
  },
  {
    term: t({ id: 'glossary.reconciliation', defaultMessage: 'Reconciliation' }),
    means: t({
      id: 'glossary.reconciliation.means',
      defaultMessage: 'A later filing that completes a value, classification or claim left open at entry.',
    }),
  },
  {
    term: t({ id: 'glossary.record-50', defaultMessage: 'Record 50' }),
    means: t({
      id: 'glossary.record-50.means',
      defaultMessage: 'The record of an AE message with the tariff number, duty, value and quantity.',
    }),
  },
  {
    term: t({ id: 'glossary.rejected', defaultMessage: 'Rejected' }),
    means: t({
      id: 'glossary.rejected.means',
      defaultMessage: 'CBP did not accept the entry. The conditions say why.',
    }),
  },
  {
    term: t({ id: 'glossary.related-parties', defaultMessage: 'Related parties' }),
    means: t({
      id: 'glossary.related-parties.means',
      defaultMessage: 'Buyer and seller who own, control or share officers with each other.',
    }),
    blocks: ['36'],
  },
  {
    term: t({ id: 'glossary.release', defaultMessage: 'Release' }),
    means: t({
      id: 'glossary.release.means',
      defaultMessage: 'CBP permission for the goods to leave its custody.',
    }),
  },
]
