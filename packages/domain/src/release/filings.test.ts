import { expect, test } from 'vitest'
import { parseDay } from '../calendar/index.ts'
import { NEW_ENTRY, statusColumns } from '../entry/state/index.ts'
import { type FilingFacts, filingsOf } from './filings.ts'
import { type Goods, goodsOf } from './goods.ts'
import { releaseFilingOf } from './release-filing.ts'
import { releaseDay } from './release-requests.ts'

const today = parseDay('2026-03-16')!
const goods = (...codes: string[]) =>
  goodsOf(
    codes.map((code) => ({
      of: 'entry',
      code,
      narrative: '',
      at: '2026-03-03T10:00',
      ...(code === '98' && { releaseDate: parseDay('2026-03-03') }),
    })),
  )
const onFile = releaseFilingOf([{ action: 'A', outcome: 'accepted' }], undefined)

type Facts = Omit<Partial<FilingFacts>, 'goods'> & { goods?: Goods }

const shown = (facts: Facts, day = today) =>
  filingsOf(
    {
      ...NEW_ENTRY,
      entryType: '01',
      isByVessel: false,
      security: [],
      isCertified: false,
      release: releaseFilingOf([], undefined),
      goods: undefined,
      releasedOn: releaseDay(facts.goods),
      ...facts,
    },
    day,
  ).map(({ filing, tone, state, due }) => [filing, tone, state.id.replace('filings.', ''), due])

test('before anything is filed each cell has its place', () => {
  expect(shown({})).toEqual([
    ['security', 'neutral', 'not-needed', undefined],
    ['release', 'neutral', 'not-filed', undefined],
    ['summary', 'neutral', 'not-filed', undefined],
  ])
  expect(shown({ isByVessel: true, isCertified: true }).map(([, , state]) => state)).toEqual([
    'not-filed',
    'release.with-summary',
    'not-filed',
  ])
})

test('of several security filings the one that lags most is shown', () => {
  const security = (...states: FilingFacts['security'][number]['state'][]) =>
    shown({ isByVessel: true, security: states.map((state) => ({ state })) })[0]
  expect(security('matched', 'on_file')).toEqual(['security', 'ok', 'on-file', undefined])
  expect(security('matched', 'none')).toEqual(['security', 'neutral', 'not-filed', undefined])
  expect(security('sent', 'no_match')).toEqual(['security', 'bad', 'security.no-bill-match', undefined])
})

test('after release the summary is due on the tenth working day, and late after it', () => {
  const facts = { release: onFile, goods: goods('98') }
  expect(shown(facts).slice(1)).toEqual([
    ['release', 'ok', 'release.released', undefined],
    ['summary', 'wait', 'summary.due', '2026-03-17'],
  ])
  expect(shown(facts, parseDay('2026-03-18')).at(-1)).toEqual([
    'summary',
    'bad',
    'summary.late',
    '2026-03-17',
  ])
})

test.each([
  ['04', 'release.hold'],
  ['03', 'release.exam'],
  ['90', 'release.review'],
  ['97', 'release.admissible'],
])('code %s is shown as %s', (code, state) => {
  expect(shown({ release: onFile, goods: goods(code) })[1]?.[2]).toBe(state)
})

test('an agency that lets the goods go releases nothing', () => {
  const proceed = { of: 'agency', agency: 'FDA', program: 'FOO', subReasons: [], comments: [] } as const
  const said = { ...proceed, code: '07', narrative: 'MAY PROCEED', at: '2026-03-03T10:00', lines: undefined }
  const alone = goodsOf([said])
  expect(alone).toMatchObject({ isFree: false, isReleasedByCbp: false, releasedOn: undefined })
  expect(shown({ release: onFile, goods: alone })[1]).toEqual(['release', 'wait', 'on-file', undefined])
  expect(shown({ release: onFile, goods: alone })[2]?.[2]).toBe('not-filed')
})

test('a release that CBP refused or that waits says so, and a summary on file needs nothing', () => {
  const rejected = releaseFilingOf([{ action: 'A', outcome: 'rejected' }], undefined)
  const sent = releaseFilingOf([{ action: 'A', outcome: 'open' }], undefined)
  expect(shown({ release: rejected })[1]?.[2]).toBe('rejected')
  expect(shown({ release: sent })[1]?.[2]).toBe('sent')
  expect(shown({ ...statusColumns('accepted'), release: onFile, goods: goods('98') })[2]).toEqual([
    'summary',
    'ok',
    'on-file',
    undefined,
  ])
  expect(shown({ entryType: '61' })[2]?.[2]).toBe('not-needed')
})
