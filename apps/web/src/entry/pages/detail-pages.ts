import type { NamedPage } from '@edfe/domain/entry'
import { t } from '../../words/t.ts'
import { stepOfPage } from './step-path.ts'

/** A detail page; the review is step 6 itself. */
export type DetailPage = Exclude<NamedPage, 'review'>

interface DetailTexts {
  title: string
  sub: string
  /** The users who need the page. */
  when: string
}

/** The detail pages by their address: title, blocks, and when a person needs one. */
export const DETAIL_PAGES: Readonly<Record<DetailPage, DetailTexts>> = {
  bond: {
    get title() {
      return t({ id: 'detail-pages.bond-details', defaultMessage: 'Bond Details' })
    },
    get sub() {
      return t({ id: 'detail-pages.block-5', defaultMessage: 'Block 5' })
    },
    get when() {
      return t({
        id: 'detail-pages.an-additional-bond-beside-the',
        defaultMessage: 'An additional bond beside the one of the entry.',
      })
    },
  },
  transport: {
    get title() {
      return t({ id: 'detail-pages.transport-record', defaultMessage: 'Transport Record' })
    },
    get sub() {
      return t({ id: 'detail-pages.blocks-8-20', defaultMessage: 'Blocks 8–20' })
    },
    get when() {
      return t({
        id: 'detail-pages.foreign-trade-zone-arrival-incoterm',
        defaultMessage: 'Foreign trade zone, arrival, incoterm, origin, modes and ports.',
      })
    },
  },
  release: {
    get title() {
      return t({ id: 'detail-pages.release', defaultMessage: 'Release of the Goods' })
    },
    get sub() {
      return t({ id: 'detail-pages.release-sub', defaultMessage: 'CBP Form 3461' })
    },
    get when() {
      return t({
        id: 'detail-pages.release-when',
        defaultMessage:
          'Goods that are not yet released: file their release here, before the summary or with it.',
      })
    },
  },
  'security-filing': {
    get title() {
      return t({ id: 'detail-pages.security-filing', defaultMessage: 'Security Filing' })
    },
    get sub() {
      return t({ id: 'detail-pages.isf-by-ship', defaultMessage: 'ISF 10+2, goods by ship' })
    },
    get when() {
      return t({
        id: 'detail-pages.security-filing-when',
        defaultMessage: 'Goods that come by ship: due 24 hours before they are loaded abroad.',
      })
    },
  },
  export: {
    get title() {
      return t({ id: 'detail-pages.export-timing', defaultMessage: 'Export Timing' })
    },
    get sub() {
      return t({
        id: 'detail-pages.warehouse-and-temporary-goods',
        defaultMessage: 'Warehouse and temporary goods',
      })
    },
    get when() {
      return t({
        id: 'detail-pages.further-movement-notes-the-dates',
        defaultMessage:
          'Further movement notes; the dates of entry types 21 to 24 and withdrawals are in step 2.',
      })
    },
  },
  'trade-remedies': {
    get title() {
      return t({ id: 'detail-pages.trade-remedies', defaultMessage: 'Trade Remedies' })
    },
    get sub() {
      return t({ id: 'detail-pages.blocks-21-24', defaultMessage: 'Blocks 21–24' })
    },
    get when() {
      return t({
        id: 'detail-pages.steel-and-aluminum-under-section',
        defaultMessage: 'Steel and aluminum under section 232: melt and pour, smelt, cast.',
      })
    },
  },
  parties: {
    get title() {
      return t({ id: 'detail-pages.party-details', defaultMessage: 'Party Details' })
    },
    get sub() {
      return t({ id: 'detail-pages.blocks-25-30', defaultMessage: 'Blocks 25–30' })
    },
    get when() {
      return t({
        id: 'detail-pages.trading-names-and-contacts-shipper',
        defaultMessage: 'Trading names and contacts; shipper and manufacturer.',
      })
    },
  },
  lines: {
    get title() {
      return t({ id: 'detail-pages.line-details', defaultMessage: 'Line Details' })
    },
    get sub() {
      return t({ id: 'detail-pages.blocks-31-33', defaultMessage: 'Blocks 31–33' })
    },
    get when() {
      return t({
        id: 'detail-pages.origin-by-line-trade-programs',
        defaultMessage: 'Origin by line, trade programs, AD/CVD, manufacturers, agency requirements.',
      })
    },
  },
  'line-values': {
    get title() {
      return t({ id: 'detail-pages.quantities-and-values', defaultMessage: 'Quantities and Values' })
    },
    get sub() {
      return t({ id: 'detail-pages.blocks-34-36', defaultMessage: 'Blocks 34–36' })
    },
    get when() {
      return t({
        id: 'detail-pages.charge-codes-buyer-and-seller',
        defaultMessage: 'Charge codes, buyer and seller related, invoices in another currency.',
      })
    },
  },
  calculations: {
    get title() {
      return t({ id: 'detail-pages.duty-and-tax-calculations', defaultMessage: 'Duty and Tax Calculations' })
    },
    get sub() {
      return t({ id: 'detail-pages.blocks-37-44', defaultMessage: 'Blocks 37–44' })
    },
    get when() {
      return t({
        id: 'detail-pages.rates-by-line-fee-classes',
        defaultMessage:
          'Rates by line, fee classes, deferred tax and bonded AD/CVD, and how every amount came about.',
      })
    },
  },
  declaration: {
    get title() {
      return t({ id: 'detail-pages.declaration', defaultMessage: 'Declaration' })
    },
    get sub() {
      return t({ id: 'detail-pages.blocks-40-and-45', defaultMessage: 'Blocks 40 and 45' })
    },
    get when() {
      return t({
        id: 'detail-pages.certify-the-entry-in-your',
        defaultMessage: 'Certify the entry in your role.',
      })
    },
  },
}

/** The texts of a detail page; undefined for numbered steps and the review. */
export const detailPage = (page: string | undefined): DetailTexts | undefined =>
  page !== undefined && Object.hasOwn(DETAIL_PAGES, page) ? DETAIL_PAGES[page as DetailPage] : undefined

/** The title of a page of an entry; undefined for a page of a newer version. */
export function pageTitle(page: string): string | undefined {
  const step = stepOfPage(page)
  return detailPage(page)?.title ?? (step && t(step.title))
}
