import { expect, test } from 'vitest'
import { parseDay } from '../calendar/index.ts'
import { NEW_ENTRY, statusColumns } from '../entry/state/index.ts'
import { type KeptFilings, type ListedFacts, listedFilings } from './listed-filings.ts'
import { NO_RELEASE } from './release-filing.ts'

const ON_FILE = { ...NO_RELEASE, state: 'on_file', version: 1 } as const
const goods = (state: 'released' | 'hold') => ({
  state,
  isFree: state === 'released',
  isTakenBack: false,
  isRedelivery: false,
})
const kept = (change: Partial<KeptFilings>): KeptFilings => ({
  security: 'none',
  isSecuritySent: change.security !== undefined,
  release: NO_RELEASE,
  goods: null,
  ...change,
})

const listed = (change: Partial<ListedFacts>) =>
  listedFilings(
    {
      ...NEW_ENTRY,
      entry_type: '01',
      release_method: 'first',
      needs_security_filing: true,
      released_on: undefined,
      filings: null,
      ...change,
    },
    parseDay('2026-12-04')!,
  ).map(({ filing, word, day }) => [filing, word, day].filter(Boolean).join(' '))

test('the three filings of a container stand beside each other, each with its day', () => {
  const filings = kept({ security: 'matched', release: ON_FILE, goods: goods('released') })
  expect(listed({ filings, released_on: parseDay('2026-12-03')! })).toEqual([
    'security onFile',
    'release released 2026-12-03',
    'summary due 2026-12-17',
  ])
})

test.each([
  ['before anything is filed', {}, ['security notFiled', 'release notFiled', 'summary notFiled']],
  [
    'a truck needs no security filing',
    { needs_security_filing: false },
    ['release notFiled', 'summary notFiled'],
  ],
  [
    'the release goes with the summary',
    { release_method: 'with_summary', needs_security_filing: false },
    ['release withSummary', 'summary notFiled'],
  ],
  ['goods that are released elsewhere', { release_method: 'elsewhere' }, []],
  ['an entry of which nobody was asked', { release_method: null }, []],
  [
    'a security filing of goods that are released elsewhere',
    { release_method: 'elsewhere', filings: kept({ security: 'on_file' }) },
    ['security onFile', 'summary notFiled'],
  ],
  [
    'a release on file whose method was changed',
    { release_method: 'elsewhere', needs_security_filing: false, filings: kept({ release: ON_FILE }) },
    ['release onFile', 'summary notFiled'],
  ],
  [
    'goods on hold, with their summary on file',
    {
      ...statusColumns('accepted'),
      needs_security_filing: false,
      filings: kept({ release: ON_FILE, goods: goods('hold') }),
    },
    ['release hold', 'summary onFile'],
  ],
] as const)('%s', (_, change, words) => {
  expect(listed(change)).toEqual(words)
})
