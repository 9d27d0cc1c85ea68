import type { NamedPage } from '@edfe/domain/entry'

/** A detail page; the review is step 6 itself. */
export type DetailPage = Exclude<NamedPage, 'review'>

interface DetailTexts {
  title: string
  sub: string
  /** Who needs the page. */
  when: string
}

/** The detail pages by their address: title, blocks, and when a person needs one. */
export const DETAIL_PAGES: Readonly<Record<DetailPage, DetailTexts>> = {
  bond: {
    title: 'Bond Details',
    sub: 'Block 5',
    when: 'An additional bond beside the one of the entry.',
  },
  transport: {
    title: 'Transport Record',
    sub: 'Blocks 8–20',
    when: 'Foreign trade zone, arrival, incoterm, origin, modes and ports.',
  },
  export: {
    title: 'Export Timing',
    sub: 'Warehouse and temporary goods',
    when: 'Further movement notes; the dates of entry types 21 to 24 and withdrawals are in step 2.',
  },
  'trade-remedies': {
    title: 'Trade Remedies',
    sub: 'Blocks 21–24',
    when: 'Steel and aluminum under section 232: melt and pour, smelt, cast.',
  },
  parties: {
    title: 'Party Details',
    sub: 'Blocks 25–30',
    when: 'Trading names and contacts; shipper and manufacturer.',
  },
  lines: {
    title: 'Line Details',
    sub: 'Blocks 31–33',
    when: 'Origin by line, trade programs, AD/CVD, manufacturers, agency requirements.',
  },
  'line-values': {
    title: 'Quantities and Values',
    sub: 'Blocks 34–36',
    when: 'Charge codes, buyer and seller related, invoices in another currency.',
  },
  calculations: {
    title: 'Duty and Tax Calculations',
    sub: 'Blocks 37–44',
    when: 'Rates by line, fee classes, deferred tax and bonded AD/CVD, and how every amount came about.',
  },
  declaration: {
    title: 'Declaration',
    sub: 'Blocks 40 and 45',
    when: 'Certify the entry in your role.',
  },
}

/** The texts of a detail page; undefined for numbered steps and the review. */
export const detailPage = (page: string | undefined): DetailTexts | undefined =>
  page !== undefined && Object.hasOwn(DETAIL_PAGES, page) ? DETAIL_PAGES[page as DetailPage] : undefined
