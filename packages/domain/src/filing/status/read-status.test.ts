import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { canTransition } from '../../entry/state/index.ts'
import { readSummaryStatus, unreadStatus } from './read-status.ts'
import { SUMMARY_CODES, SUMMARY_REASONS } from './summary-codes.ts'

const summary = (change: Partial<Parameters<typeof readSummaryStatus>[0]>) =>
  readSummaryStatus({ disposition: '2', date: '2026-03-09', remarks: [], quota: [], ...change })

describe('a notice about the entry summary', () => {
  test('that asks for the package is a request, due thirty days after customs asked', () => {
    expect(summary({ team: '694', user: 'J MARTIN', telephone: '3105550100' })).toMatchObject({
      kind: 'request',
      tone: 'wait',
      entryStatus: undefined,
      reportedAt: '2026-03-09T00:00',
      request: { title: { id: 'customs.uc.2.title' }, dueOn: '2026-04-08' },
    })
  })

  test('that rejects names the reason and the remarks, and would reject an entry that still waits', () => {
    const rejected = summary({ disposition: '4', reason: '003', remarks: ['SEE', 'HEADING 9405.42'] })
    expect(rejected).toMatchObject({ tone: 'bad', entryStatus: 'rejected', request: { dueOn: undefined } })
    expect(rejected.detail).toEqual([
      { id: 'customs.uc.4.detail' },
      { id: 'customs.reason', params: { reason: { id: 'customs.uc.reason.003' } } },
      { id: 'customs.remarks', params: { remarks: 'SEE HEADING 9405.42' } },
    ])
  })

  test.each([['Z'], ['']])('with the code %j that the table lacks is shown as it came', (disposition) => {
    expect(summary({ disposition })).toMatchObject({
      kind: 'status',
      code: disposition,
      request: undefined,
      entryStatus: undefined,
    })
  })
})

test('a message that cannot be read asks a person to look', () => {
  expect(unreadStatus('AX').title.id).toBe('customs.answer-again.title')
  expect(unreadStatus('NR')).toMatchObject({ kind: 'unread', code: 'NR', entryStatus: undefined })
})

test('every status that a code brings can be reached while the answer is open', () => {
  for (const table of [SUMMARY_CODES]) {
    for (const { entryStatus } of Object.values(table)) {
      if (entryStatus) expect(canTransition('submitted', entryStatus)).toBe(true)
    }
  }
})

const REFERENCE = '../shared/reference/customs'
describe.runIf(existsSync(`${REFERENCE}/ace_statuses.tsv`))('the tables hold every known code', () => {
  const rows = (name: string) =>
    readFileSync(`${REFERENCE}/${name}`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
  const of = (message: string) =>
    rows('ace_statuses.tsv').flatMap(([name, code]) => (name === message ? [code!] : []))

  test.each([['UC E1 disposition', SUMMARY_CODES]])('of %s, and no other', (message, table) => {
    expect(of(message).length).toBeGreaterThan(5)
    expect(Object.keys(table).sort()).toEqual(of(message).sort())
  })

  test('of the reasons', () => {
    const codes = rows('uc_reason_codes.tsv')
      .slice(1)
      .map(([code]) => code)
    expect(Object.keys(SUMMARY_REASONS).sort()).toEqual(codes.sort())
  })
})
