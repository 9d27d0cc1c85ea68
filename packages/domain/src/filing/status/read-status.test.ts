import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { canTransition } from '../../entry/state/index.ts'
import { readReleaseStatus, readSummaryStatus, unreadStatus } from './read-status.ts'
import { BILL_DISPOSITIONS, ENTRY_ACTIONS } from './release-codes.ts'
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

describe('a notice about the release', () => {
  test('says when the goods were released, and when customs acted', () => {
    const released = readReleaseStatus({
      record: 'SO60',
      code: '98',
      narrative: 'RELEASED',
      date: '2026-03-05',
      time: '1012',
      releaseDate: '2026-03-05',
    })
    expect(released).toMatchObject({
      release: 'released',
      entryStatus: 'released',
      reportedAt: '2026-03-05T10:12',
    })
    expect(released.detail).toEqual([
      { id: 'customs.so60.98.detail' },
      { id: 'customs.release-date', params: { date: { day: '2026-03-05' } } },
      { id: 'customs.narrative', params: { narrative: 'RELEASED' } },
    ])
  })

  test('about a bill is distinguished from one about the entry', () => {
    const one = { code: '53', narrative: '', date: '2026-03-05', time: '9999' }
    expect(readReleaseStatus({ ...one, record: 'SO50' })).toMatchObject({
      release: 'hold',
      title: { id: 'customs.so50.53.title' },
      reportedAt: '2026-03-05T00:00',
    })
    expect(readReleaseStatus({ ...one, record: 'SO60' })).toMatchObject({
      title: { id: 'customs.unknown.title', params: { of: 'release', code: '53' } },
    })
  })
})

test('a message that cannot be read asks a person to look', () => {
  expect(unreadStatus('AX').title.id).toBe('customs.answer-again.title')
  expect(unreadStatus('NR')).toMatchObject({ kind: 'unread', code: 'NR', entryStatus: undefined })
})

test('every status that a code brings can be reached while the answer is open', () => {
  for (const table of [SUMMARY_CODES, ENTRY_ACTIONS, BILL_DISPOSITIONS]) {
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

  test.each([
    ['UC E1 disposition', SUMMARY_CODES],
    ['SO SO60', ENTRY_ACTIONS],
    ['SO SO50 (bill)', BILL_DISPOSITIONS],
  ])('of %s, and no other', (message, table) => {
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
