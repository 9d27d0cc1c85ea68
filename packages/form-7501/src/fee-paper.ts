import { type CalendarDay, formatDay } from '@edfe/domain/calendar'
import { formatEntryNumber } from '@edfe/domain/entry'
import { type ChargedKind, chargeWords } from '@edfe/domain/filing-fee'
import { type Sentence, say } from '@edfe/domain/messages'
import { formatUsd } from '@edfe/domain/money'
import type { Formatter } from '@edfe/messages'
import { emptyPage, PAGE, type Page, put, rule } from './page.ts'
import { renderPages } from './render.ts'
import { wrapText } from './text-width.ts'

/** An invoice for the operator's fee, or the receipt of a payment of one. Amounts are decimal text. */
export interface FeePaper {
  invoice: string
  /** Lines of name and address. */
  seller: readonly string[]
  buyer: readonly string[]
  issuedOn: CalendarDay
  dueOn: CalendarDay
  /** The lines of the invoice; a receipt has none. */
  lines: readonly FeePaperLine[]
  /** Of an invoice its amount, of a receipt what came. */
  amount: string
  /** Where a bank transfer goes, in lines. */
  account: readonly string[]
  /** Of a receipt: when the payment came, and what the bank or the provider calls it. */
  received?: { on: CalendarDay; reference: string }
}

export interface FeePaperLine {
  chargedOn: CalendarDay
  entryNumber: string
  kind: ChargedKind
  amount: string
}

const WORDS = {
  seller: say({ id: 'fee-paper.seller', defaultMessage: 'From' }),
  buyer: say({ id: 'fee-paper.buyer', defaultMessage: 'To' }),
  issued: say({ id: 'fee-paper.issued', defaultMessage: 'Date of the invoice' }),
  due: say({ id: 'fee-paper.due', defaultMessage: 'Due on' }),
  received: say({ id: 'fee-paper.received', defaultMessage: 'Received on' }),
  reference: say({ id: 'fee-paper.reference', defaultMessage: 'Reference of the payment' }),
  owed: say({ id: 'fee-paper.owed', defaultMessage: 'Amount due' }),
  paid: say({ id: 'fee-paper.paid', defaultMessage: 'Amount received' }),
  account: say({ id: 'fee-paper.account', defaultMessage: 'Bank transfer to' }),
  filings: say({ id: 'fee-paper.filings', defaultMessage: 'Filings' }),
  apart: say({
    id: 'fee-paper.apart',
    defaultMessage:
      'This is the fee for the service of filing. Duties, taxes and fees of U.S. Customs and Border Protection are apart from it and are paid to CBP.',
  }),
}

const LEFT = 54
const VALUE_AT = 190
const RIGHT = PAGE.width - LEFT
const TOP = PAGE.height - 72
const BOTTOM = 60
const SIZE = 10
const ROW = 14
const COLUMNS = { day: LEFT, entry: 130, kind: 230, amount: RIGHT } as const

/** The paper as PDF bytes (US Letter): one page, and more where its lines need them. */
export const renderFeePaper = (paper: FeePaper, words: Formatter, printedAt: Date): Promise<Uint8Array> =>
  renderPages(words.format(titleOf(paper)), layoutFeePaper(paper, words), printedAt)

/** The pages as drawing orders, so that what is printed can be tested without reading a PDF. */
export function layoutFeePaper(paper: FeePaper, { format }: Formatter): Page[] {
  let page = emptyPage()
  const pages = [page]
  let y = TOP
  const text = (x: number, value: string, bold = false) => {
    for (const row of wrapText(value, RIGHT - x, SIZE, bold)) {
      put(page, x, y, row, { size: SIZE, bold, maxWidth: RIGHT - x })
      y -= ROW
    }
  }
  const makeRoom = () => {
    if (y - ROW >= BOTTOM) return
    page = emptyPage()
    pages.push(page)
    y = TOP
    text(LEFT, format(titleOf(paper)), true)
  }

  put(page, LEFT, y, format(titleOf(paper)), { size: 16, bold: true, role: 'H1' })
  y -= 30
  for (const [label, values] of factsOf(paper)) {
    if (values.length === 0) continue
    put(page, LEFT, y, format(label), { size: SIZE })
    for (const value of values) text(VALUE_AT, value, true)
    y -= 4
  }
  text(LEFT, format(WORDS.apart))
  if (paper.lines.length > 0) {
    y -= 10
    put(page, LEFT, y, format(WORDS.filings), { size: 11, bold: true })
    rule(page, LEFT, y - 6, RIGHT, y - 6)
    y -= 22
  }
  for (const { chargedOn, entryNumber, kind, amount } of paper.lines) {
    makeRoom()
    put(page, COLUMNS.day, y, formatDay(chargedOn), { size: SIZE })
    put(page, COLUMNS.entry, y, formatEntryNumber(entryNumber), { size: SIZE })
    put(page, COLUMNS.kind, y, format(chargeWords(kind)), { size: SIZE, maxWidth: 240 })
    put(page, COLUMNS.amount, y, formatUsd(amount), { size: SIZE, align: 'right' })
    y -= ROW
  }
  return pages
}

const titleOf = ({ invoice, received }: FeePaper): Sentence =>
  received
    ? say({ id: 'fee-paper.receipt-title', defaultMessage: 'Receipt for invoice {invoice}' }, { invoice })
    : say({ id: 'fee-paper.invoice-title', defaultMessage: 'Invoice {invoice}' }, { invoice })

const factsOf = (paper: FeePaper): [Sentence, readonly string[]][] => [
  [WORDS.seller, paper.seller],
  [WORDS.buyer, paper.buyer],
  [WORDS.issued, [formatDay(paper.issuedOn)]],
  ...(paper.received
    ? ([
        [WORDS.received, [formatDay(paper.received.on)]],
        [WORDS.reference, [paper.received.reference]],
        [WORDS.paid, [formatUsd(paper.amount)]],
      ] satisfies [Sentence, readonly string[]][])
    : ([
        [WORDS.due, [formatDay(paper.dueOn)]],
        [WORDS.owed, [formatUsd(paper.amount)]],
        [WORDS.account, paper.account],
      ] satisfies [Sentence, readonly string[]][])),
]
