import { expect, test } from 'vitest'
import { readReleaseNotice } from '../cargo-release/read-release-notice.ts'
import { encodeBatch, SO_LAYOUTS, UC_LAYOUTS } from '../index.ts'
import { decodeStatus } from './decode-status.ts'
import { readSummaryNotice } from './summary-status.ts'

const pad = (text: string) => text.padEnd(80)

test('the notification that the batch control chapter prints is a package request about entry 50000035', () => {
  // ACE ABI CATAIR Batch and Block Control, revision 23, page 37.
  const printed = [
    'A1234N01      010109     UC',
    'B 1201N01UC',
    'E121694   010109                                  N01 50000035      1234567-1',
    'Y 1201N01UC00001',
    'Z1234N01      010109',
  ]
  const { application, notices } = decodeStatus(printed)
  expect(application).toBe('UC')
  expect(notices).toEqual([
    expect.objectContaining({
      about: { subject: 'entry', numbers: ['N0150000035'] },
      images: [pad(printed[2]!)],
      meanings: [
        expect.objectContaining({
          kind: 'request',
          stream: 'cbp_request',
          code: '2',
          reportedAt: '2009-01-01T00:00',
        }),
      ],
    }),
  ])
  expect(readSummaryNotice(notices[0]!.images)).toMatchObject({
    disposition: '2',
    team: '694',
    date: '2009-01-01',
    filerCode: 'N01',
    entryNumber: '50000035',
  })
})

test('a rejection carries its reason, who decided, and the remarks in order', () => {
  const written = encodeBatch(
    [
      {
        id: 'E1',
        values: {
          disposition: '4',
          source: '1',
          team: '694',
          reason: '003',
          date: '2026-03-09',
          filerCode: 'B76',
          entryNumber: '03245276',
        },
      },
      {
        id: 'E2',
        values: { user: 'J MARTIN', telephone: '3105550100', extension: '12', actionId: 'B7603245276' },
      },
      { id: 'E3', values: { remarks: 'LINE 001 IS A FLOODLIGHT.' } },
      { id: 'E3', values: { remarks: 'SEE 9405.42.' } },
      {
        id: 'E4',
        values: {
          lineId: '001',
          status: 'Q01',
          description: 'SUGAR',
          requestedQuantity: '12.5',
          requestedUnit: 'KG',
        },
      },
    ],
    UC_LAYOUTS,
  )
  if (!written.ok) throw new Error(JSON.stringify(written.problems))
  const batch = [pad('A2704B76      030926     UC'), pad('B  2704B76UC'), ...written.images]
  const [notice] = decodeStatus(batch).notices
  expect(notice!.about.numbers).toEqual(['B7603245276'])
  expect(readSummaryNotice(notice!.images)).toMatchObject({
    disposition: '4',
    reason: '003',
    entryNumber: '03245276',
    user: 'J MARTIN',
    telephone: '3105550100',
    extension: '12',
    actionId: 'B7603245276',
    remarks: ['LINE 001 IS A FLOODLIGHT.', 'SEE 9405.42.'],
    quota: [{ lineId: '001', status: 'Q01', description: 'SUGAR' }],
  })
  expect(notice!.images).toHaveLength(5)
})

test('a release message holds one notice for each entry, with bills and entry in the order they were said', () => {
  const header = (entryNumber: string) =>
    ({
      id: 'SO10',
      values: { port: '2704', filerCode: 'B76', entryNumber, entryType: '01', importer: '07-4418290' },
    }) as const
  const written = encodeBatch(
    [
      header('03245276'),
      {
        id: 'SO50',
        values: { date: '2026-03-05', time: '1011', code: '93', narrative: 'BILL ON FILE', split: 'N' },
      },
      {
        id: 'SO60',
        values: {
          date: '2026-03-05',
          time: '1012',
          code: '98',
          narrative: 'RELEASED',
          releaseDate: '2026-03-05',
          releaseOrigin: '01',
        },
      },
      header('03245284'),
      { id: 'SO60', values: { date: '2026-03-06', time: '0900', code: '04', narrative: 'ENTRY DETAINED' } },
    ],
    SO_LAYOUTS,
  )
  if (!written.ok) throw new Error(JSON.stringify(written.problems))
  const { notices } = decodeStatus([
    pad('A2704B76      030526     SO'),
    pad('B  2704B76SO'),
    ...written.images,
    pad('Y  2704B76SO00005'),
  ])
  expect(notices.map(({ meanings }) => meanings)).toMatchObject([
    [
      { stream: 'cargo_release', code: '93', release: undefined },
      { stream: 'cargo_release', code: '98', release: 'released', reportedAt: '2026-03-05T10:12' },
    ],
    [{ stream: 'cargo_release', code: '04', release: 'hold', reportedAt: '2026-03-06T09:00' }],
  ])
  expect(notices.map(({ images }) => readReleaseNotice(images))).toMatchObject([
    {
      entryNumber: '03245276',
      decisions: [
        { record: 'SO50', code: '93' },
        { record: 'SO60', code: '98', releaseDate: '2026-03-05', date: '2026-03-05', time: '1012' },
      ],
    },
    {
      entryNumber: '03245284',
      decisions: [{ record: 'SO60', code: '04', narrative: 'ENTRY DETAINED' }],
    },
  ])
})

test.each([
  [
    'of a kind that no layout reads',
    ['A2704B76      030526     NR', 'B  2704B76NR', 'NR10B76  03245276 LIQUIDATED'],
  ],
  [
    'with a record that stands before its notice',
    ['A2704B76      030526     UC', 'B  2704B76UC', 'E3B76-0324527-6'],
  ],
])('a message %s is kept as unread, with the entry number that stands in it', (_, images) => {
  expect(decodeStatus(images).notices).toEqual([
    {
      about: { subject: 'entry', numbers: ['B7603245276'] },
      images: [pad(images[2]!)],
      meanings: [expect.objectContaining({ kind: 'unread' })],
    },
  ])
})

test.each([[[]], [['']], [['garbage']], [['A']], [['B', 'Y']]])(
  '%j is no message, yet a notice',
  (images) => {
    expect(decodeStatus(images).notices).toMatchObject([
      { about: { numbers: [] }, meanings: [{ kind: 'unread' }] },
    ])
  },
)

test.each(['(((', '*?A', '...', '[Z]'])(
  'a block whose filer code reads %s is kept unread and names no entry',
  (code) => {
    const images = [
      `A${' '.repeat(79)}`,
      `B${' '.repeat(6)}${code}QQ`.padEnd(80),
      `QQ ${code}75300010 12345678`.padEnd(80),
    ]
    expect(decodeStatus(images).notices).toMatchObject([
      { about: { numbers: [] }, meanings: [{ kind: 'unread' }] },
    ])
  },
)
