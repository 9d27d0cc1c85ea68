import { statusColumns } from '@edfe/domain/entry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ROW } from '../../gallery/examples/sample.ts'
import { money } from '../messages/money.ts'
import { figureWords } from '../words/total-words.ts'
import { dueWords, filingsPhrase, statusLine, statusNote, sumWords } from './row-words.ts'

const TODAY = '2026-11-23'

describe('what is due', () => {
  test.each([
    ['a summary in two weeks', { kind: 'file', day: '2026-12-08' }, ['Dec 8', '', 'plain']],
    ['a payment tomorrow', { kind: 'pay', day: '2026-11-24' }, ['Nov 24', 'Tomorrow', 'pressing']],
    ['a payment that is late', { kind: 'pay', day: '2026-11-20' }, ['Nov 20', 'Overdue', 'pressing']],
    ['a payment before the release', { kind: 'after_release', day: null }, ['After release', '', 'quiet']],
    ['a payment that was made', { kind: 'paid', day: '2026-11-18' }, ['Paid Nov 18', '', 'quiet']],
    ['nothing', null, ['—', '', 'quiet']],
  ] as const)('%s', (_, due, words) => {
    const { text, note, look } = dueWords({ due }, TODAY)
    // A day is never broken: its spaces are no-break spaces.
    expect([text.replaceAll('\u00A0', ' '), note, look]).toEqual(words)
    expect(text).not.toMatch(/[A-Z][a-z]{2} \d/)
  })
})

describe('duty and fees in the list', () => {
  test.each([
    ['draft', '8544.64', 'about $8,500'],
    ['validated', '8544.64', 'about $8,500'],
    ['accepted', '8544.64', '$8,544.64'],
    ['rejected', '8544.64', '$8,544.64'],
    ['released', '8544.64', '$8,544.64'],
    ['draft', '0.00', '—'],
  ] as const)('of an entry that is %s: %s is %s', (status, grand_total, words) => {
    expect(sumWords({ ...statusColumns(status), grand_total })).toBe(words.replace(' ', '\u00A0'))
  })

  test('a statement and a payment write a firm amount as the entry does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (cents) => {
        const amount = (cents / 100).toFixed(2)
        expect(money(amount)).toBe(figureWords({ certainty: 'firm', amount }))
      }),
    )
  })
})

test('the filings of a shipment are one phrase', () => {
  const phrase = filingsPhrase(
    {
      filings: [
        { filing: 'security', tone: 'ok', word: 'onFile', day: null },
        { filing: 'release', tone: 'ok', word: 'released', day: '2026-12-03' },
        { filing: 'summary', tone: 'wait', word: 'due', day: '2026-12-17' },
      ],
    },
    TODAY,
  )
  expect(phrase).toBe('ISF on file · Released Dec 3 · Summary due Dec 17')
})

test.each([
  ['rejected', 'Release rejected by CBP'],
  ['withSummary', 'Release goes with the summary'],
  ['hold', 'Goods on hold'],
] as const)('a release that is %s is named: %s', (word, phrase) => {
  expect(filingsPhrase({ filings: [{ filing: 'release', tone: 'wait', word, day: null }] }, TODAY)).toBe(
    phrase,
  )
})

describe('what a status waits for', () => {
  const DRAFT: Parameters<typeof statusNote>[0] = {
    ...{ ...statusColumns('draft'), current_step: 'step-4', status_changed_at: null, open_errors: 0 },
    ...{ answer_due_on: null, is_corrected: false, deletion: null, release_status: null, import_date: null },
  }
  test.each([
    ['a draft stopped at a step', {}, 'Step 4 of 6'],
    ['a draft that was never continued', { current_step: 'header' }, 'Step 1 of 6'],
    ['a draft with errors', { open_errors: 31 }, '31 to fix'],
    ['a draft with more errors than are counted', { open_errors: 1000 }, '1,000 or more to fix'],
    ['a validated entry', { ...statusColumns('validated') }, 'To approve'],
    ['a rejected entry', { ...statusColumns('rejected') }, 'To correct'],
    [
      'a rejected entry with a correction',
      { ...statusColumns('rejected'), is_corrected: true },
      'Being corrected',
    ],
    [
      'a sent one',
      { ...statusColumns('submitted'), status_changed_at: '2026-11-23T14:40:00Z' },
      'Sent 9:40 AM',
    ],
    ['a held one', { ...statusColumns('hold') }, 'Waits for CBP'],
    [
      'one that CBP asks about',
      { ...statusColumns('hold'), answer_due_on: '2026-12-21' },
      'Answer by Dec 21',
    ],
    [
      'an accepted one on its way',
      { ...statusColumns('accepted'), import_date: '2026-11-28' },
      'Arrives Nov 28',
    ],
    [
      'an accepted one that is here',
      { ...statusColumns('accepted'), import_date: '2026-11-17' },
      'Not released yet',
    ],
    [
      'an accepted one with its goods',
      { ...statusColumns('accepted'), release_status: 'released' },
      'Goods released',
    ],
    ['a released one', { ...statusColumns('released') }, ''],
    ['one that CBP deleted', { ...statusColumns('accepted'), deletion: 'deleted' }, ''],
  ] as const)('%s: %j', (_, change, note) => {
    expect(statusNote({ ...DRAFT, ...change }, TODAY, () => '9:40 AM')).toBe(note)
  })
})

describe('the line beneath a status', () => {
  const entry = {
    ...ROW,
    ...statusColumns('accepted'),
    release_status: 'released' as const,
    is_practice: true,
    customs: 'simulator' as const,
  }
  const line = (saysPractice: boolean, change: Partial<typeof ROW> = {}) =>
    statusLine({ ...entry, ...change }, TODAY, { saysPractice, timeOf: () => '9:40 AM' })
  const filings = [{ filing: 'security' as const, tone: 'ok' as const, word: 'onFile' as const, day: null }]

  test('says practice only in a list that has other entries too', () => {
    expect(line(false)).toBe('Goods released')
    expect(line(true)).toBe('Practice · Goods released')
    expect(line(true, { customs: 'test' })).toBe('Test · Goods released')
    expect(line(true, { is_practice: false })).toBe('Goods released')
  })
  test('names the filings of the shipment last', () => {
    expect(line(false, { filings })).toBe('Goods released · ISF on file')
  })
})
