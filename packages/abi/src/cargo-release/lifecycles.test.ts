import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeBatch, encodeBatch } from '../codec/batch.ts'
import { type LayoutBook, SO_LAYOUTS, SX_LAYOUTS } from '../records/index.ts'
import type { AgencyDecision } from './agency-decision.ts'
import { decodeReleaseAnswer } from './decode-release-answer.ts'
import { type BillDecision, type EntryDecision, readReleaseNotice } from './read-release-notice.ts'

/** Ten releases from the answer to the end, as the layouts have their records: `>` begins a message. */
const LIFECYCLES = readFileSync(new URL('golden/lifecycles.txt', import.meta.url), 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((text) => {
    const [title = '', ...rest] = text.trimEnd().split('\n')
    const messages = rest
      .join('\n')
      .split(/^> /m)
      .slice(1)
      .map((message) => {
        const [kind = '', ...records] = message.trimEnd().split('\n')
        return { kind: kind.slice(0, 2), images: records.map((record) => record.padEnd(80)) }
      })
    return { title, messages }
  })

test.each(LIFECYCLES)('$title: each record is read and written byte for byte', ({ messages }) => {
  expect(messages.length).toBeGreaterThan(1)
  for (const { kind, images } of messages) {
    const layouts: LayoutBook = kind === 'SX' ? SX_LAYOUTS : SO_LAYOUTS
    const read = decodeBatch(images, layouts)
    expect(read.flatMap(({ problems }) => problems)).toEqual([])
    expect(encodeBatch(read, layouts)).toEqual({ ok: true, images })
  }
})

const line = (at: AgencyDecision['first']) => at && `${at.line}.${at.tariff}.${at.agencyLine}`

function decided(decision: BillDecision | EntryDecision | AgencyDecision): string {
  const { record, code, narrative, date, time } = decision
  const said = `${date} ${time} ${code} ${narrative}`
  if (record === 'SO50') {
    const bill = decision.bill?.numbers.map(({ issuer = '', number }) => issuer + number).join('/')
    return [said, bill, decision.isSplit && `split ${decision.carrier} ${decision.voyage}`]
      .filter(Boolean)
      .join(', ')
  }
  if (record === 'SO60') {
    const { releaseDate, releaseOrigin, documentType } = decision
    return [said, releaseDate && `released ${releaseDate} by ${releaseOrigin}`, documentType]
      .filter(Boolean)
      .join(', ')
  }
  const { agency, program, lineCode, reason, first, hold, details, comments } = decision
  const numbers = details.flatMap(({ references, reasons }) => [
    ...references.map(({ kind, number }) => `${kind} ${number}`),
    ...reasons,
  ])
  return [`${agency} ${program} ${said}`, `line ${line(first)} ${lineCode ?? '-'} ${reason ?? '-'}`, hold]
    .concat(numbers, comments)
    .filter(Boolean)
    .join(', ')
}

/** What a lifecycle says, message by message. */
const said = ({ messages }: (typeof LIFECYCLES)[number]): string[][] =>
  messages.map(({ kind, images }) => {
    if (kind === 'SX') {
      const { disposition, isReferred, narrative, action } = decodeReleaseAnswer(images)
      return [`${action} ${isReferred ? 'referred' : disposition}: ${narrative}`]
    }
    const { references, decisions } = readReleaseNotice(images)
    return [...references.map(({ qualifier, text }) => `${qualifier} ${text}`), ...decisions.map(decided)]
  })

/** Issuer and number of master and house: the built records repeat the issuer in the number. */
const BILL = 'MAEUMAEU123456789012/HLCUHLCU987654321'

/** Written by hand beside the records. */
const SAID: string[][][] = [
  [
    ['A accepted: ENTRY ACCEPTED'],
    ['CR REF001', `2026-11-22 0915 91 NO BILL MATCH, ${BILL}`],
    ['CR REF001', `2026-11-23 0801 93 BILL ON FILE, ${BILL}`, '2026-11-23 0802 97 ADMISSIBLE'],
    [
      `2026-11-28 0611 95 BILL ARRIVED, ${BILL}`,
      '2026-11-28 0612 98 RELEASED, released 2026-11-28 by 03',
      '2026-11-28 0612 01 ONEUSG',
    ],
  ],
  [
    ['A accepted: ENTRY ACCEPTED'],
    [
      `2026-11-28 0611 95 BILL ARRIVED, ${BILL}`,
      '2026-11-28 0612 98 RELEASED, released 2026-11-28 by 03',
      '2026-11-28 0612 01 ONEUSG',
    ],
  ],
  [
    ['A accepted: ENTRY ACCEPTED'],
    [`2026-11-28 0611 95 BILL ARRIVED, ${BILL}`, '2026-11-28 0612 03 PENDING INTENSIVE EXAM'],
    ['2026-12-02 1430 98 RELEASED, released 2026-12-02 by 05', '2026-12-02 1430 01 ONEUSG'],
  ],
  [
    ['2026-11-26 1000 96 DOCUMENT REQUIRED, 01'],
    ['2026-11-27 0900 90 UNDER CBP REVIEW'],
    ['2026-11-28 0612 98 RELEASED, released 2026-11-28 by 03', '2026-11-28 0613 01 ONEUSG'],
  ],
  [
    [
      '2026-11-26 0900 97 ADMISSIBLE',
      'FDA FOO 2026-11-26 0919 01 DATA UNDER PGA REVIEW, line 1.1.1 01 -, 01 PN1234567890',
    ],
    [
      'FDA FOO 2026-11-26 0932 07 MAY PROCEED, line 1.1.1 07 22',
      '2026-11-28 0612 98 RELEASED, released 2026-11-28 by 03',
      '2026-11-28 0613 01 ONEUSG',
    ],
  ],
  [
    [
      '2026-11-28 0612 98 RELEASED, released 2026-11-28 by 03',
      'FDA DEV 2026-11-28 0700 02 HOLD INTACT, line 1.1.1 02 12, 2, SAMPLE REQUESTED CONTACT FDA DIVISION OFFICE',
    ],
    ['FDA DEV 2026-12-03 1500 07 MAY PROCEED, line 1.1.1 07 23', '2026-12-03 1501 01 ONEUSG'],
  ],
  [
    [
      'FDA FOO 2026-11-25 1022 04 DATA REJECTED PER PGA REVIEW, line 1.1.1 04 14, 03 CN1234567890, 151, 152, MANUFACTURER REGISTRATION NOT FOUND',
    ],
    ['R accepted: ENTRY ACCEPTED'],
    ['2026-11-26 0800 88 ENTRY REPLACED', 'FDA FOO 2026-11-26 0815 07 MAY PROCEED, line 1.1.1 07 22'],
  ],
  [
    [`2026-10-01 0915 91 NO BILL MATCH, ${BILL}`, '2026-10-31 0100 26 NO BILL MATCH AFTER 30 DAYS'],
    [
      '2026-11-30 0100 28 NO BILL MATCH AFTER 60 DAYS',
      '2026-11-30 0100 25 ENTRY WILL BE CANCELLED IN 7 DAYS',
    ],
    ['2026-12-07 0100 23 ENTRY CANCELLED'],
  ],
  [
    ['D referred: CANCELLATION REQUEST UNDER REVIEW'],
    ['RSN 16', 'CMT REPLACEMENT ENTRY NOT FOUND', '2026-11-27 1100 87 CANCELLATION REQUEST REJECTED'],
    ['D referred: CANCELLATION REQUEST UNDER REVIEW'],
    ['2026-11-28 1100 23 ENTRY CANCELLED'],
  ],
  [
    [
      `2026-11-25 0700 95 BILL ARRIVED, ${BILL}, split MAEU 123E`,
      '2026-11-25 0701 83 SPLIT SHIPMENT RELEASE PENDING',
    ],
    [
      `2026-11-29 0700 95 BILL ARRIVED, ${BILL}, split MAEU 124E`,
      '2026-11-29 0701 98 RELEASED, released 2026-11-29 by 03',
      '2026-11-29 0702 01 ONEUSG',
    ],
    ['2026-11-30 0900 22 RELEASE DATE UPDATE, released 2026-11-30 by 09'],
    ['2026-12-01 0900 99 RELEASE SUSPENDED'],
  ],
]

test('each lifecycle says, message by message, what happened to bills, entry and agencies', () => {
  expect(LIFECYCLES.map(said)).toEqual(SAID)
})

test('a notice names its entry, its lines and the quantities of its bills', () => {
  const notice = LIFECYCLES[0]!.messages[1]!
  expect(readReleaseNotice(notice.images)).toMatchObject({
    port: '2704',
    filerCode: 'ABC',
    entryNumber: '12345678',
    entryType: '01',
    importer: '12-3456789',
    carrier: 'MAEU',
    vessel: 'EVER GIVEN',
    voyage: '123E',
    arrival: '2026-11-28',
    isCorrectionResponse: false,
    lines: [{ id: '001', origin: 'CN', hts: '8507600020' }],
    bills: [
      {
        numbers: [
          { kind: 'M', number: 'MAEU123456789012' },
          {
            kind: 'H',
            issuer: 'HLCU',
            number: 'HLCU987654321',
            quantity: '100',
            unit: 'CTNS',
            manifested: '100',
          },
        ],
      },
    ],
  })
})

test('the lines of an agency are read by the version of its group', () => {
  // ACE ABI CATAIR status query, version 21, page 60: version 01 has four columns for the line.
  const printed = [
    'SO102704ABC  12345678 0112-3456789',
    'SO70FDADEV052616093207MAY PROCEED                   072200011001              01',
    'SO70FDADEV052616093207MAY PROCEED                   07220011200300102004      04',
  ]
  const { decisions } = readReleaseNotice(printed.map((image) => image.padEnd(80)))
  expect(decisions).toMatchObject([
    { agency: 'FDA', code: '07', first: { line: 1, tariff: 1, agencyLine: 1 }, last: undefined },
    {
      first: { line: 1, tariff: 12, agencyLine: 3 },
      last: { line: 1, tariff: 2, agencyLine: 4 },
    },
  ])
})
