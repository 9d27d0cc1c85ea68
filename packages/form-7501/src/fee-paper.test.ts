import type { CalendarDay } from '@edfe/domain/calendar'
import { createFormatter } from '@edfe/messages'
import { expect, test } from 'vitest'
import { type FeePaper, layoutFeePaper, renderFeePaper } from './fee-paper.ts'

const words = createFormatter(() => undefined)
const day = (text: string) => text as CalendarDay

const invoice: FeePaper = {
  invoice: 'FEE-2026-03-0001',
  seller: ['Harbor Software LLC', '1 Pier Road', 'Wilmington, DE 19801'],
  buyer: ['Alder & Finch Toys LLC'],
  issuedOn: day('2026-04-01'),
  dueOn: day('2026-05-01'),
  lines: [{ chargedOn: day('2026-03-05'), entryNumber: 'B7668500021', kind: 'summary', amount: '25.00' }],
  amount: '25.00',
  account: ['First Bank of Delaware', 'account 000123456'],
}
const textsOf = (paper: FeePaper) =>
  layoutFeePaper(paper, words).flatMap(({ texts }) => texts.map(({ text }) => text))

test('an invoice names who charges whom, its day, its last day, each filing, the amount, and where it is paid', () => {
  const texts = textsOf(invoice)
  for (const text of [
    'Invoice FEE-2026-03-0001',
    'Harbor Software LLC',
    'Alder & Finch Toys LLC',
    '04/01/2026',
    '05/01/2026',
    '03/05/2026',
    'B76-6850002-1',
    'Entry summary accepted',
    '$25.00',
    'account 000123456',
  ])
    expect(texts).toContain(text)
  expect(texts.join(' ')).toContain('Duties, taxes and fees of U.S. Customs and Border Protection are apart')
})

test('a receipt says what came, when and under which reference, and no account to pay to', () => {
  const received = { on: day('2026-04-20'), reference: 'Transfer 4711' }
  const texts = textsOf({ ...invoice, lines: [], received })
  for (const text of ['Receipt for invoice FEE-2026-03-0001', '04/20/2026', 'Transfer 4711', '$25.00'])
    expect(texts).toContain(text)
  expect(texts).not.toContain('account 000123456')
  expect(texts).not.toContain('Due on')
})

test('filings of a busy month go on to further pages, and none is lost or printed below the edge', () => {
  const lines = Array.from({ length: 120 }, () => invoice.lines[0]!)
  const pages = layoutFeePaper({ ...invoice, lines }, words)
  const texts = pages.flatMap((page) => page.texts)
  expect(pages.length).toBeGreaterThan(1)
  expect(texts.filter(({ text }) => text === 'B76-6850002-1')).toHaveLength(120)
  expect(Math.min(...texts.map(({ y }) => y))).toBeGreaterThan(20)
})

test('is a PDF', async () => {
  const bytes = await renderFeePaper(invoice, words, new Date('2026-04-01T15:00:00Z'))
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
})
