import { expect, test } from 'vitest'
import { statusColumns } from '../entry/state/index.ts'
import { type Headline, type HeadlineFacts, headlineOf } from './headline.ts'
import { NO_RELEASE } from './release-filing.ts'

const accepted = {
  ...statusColumns('accepted'),
  deletion: null,
  release_status: null,
  filings: null,
} as const
const goods = (change: object) => ({
  security: 'none' as const,
  isSecuritySent: false,
  release: { ...NO_RELEASE, state: 'on_file' as const },
  goods: { state: 'hold' as const, isFree: false, isTakenBack: false, isRedelivery: false, ...change },
})
const release = (state: 'rejected' | 'canceled') => ({
  security: 'none' as const,
  isSecuritySent: false,
  release: { ...NO_RELEASE, state },
  goods: null,
})

test.each([
  ['a sent summary', statusColumns('submitted'), 'submitted'],
  ['an accepted one', {}, 'accepted'],
  ['a rejected one', statusColumns('rejected'), 'rejected'],
  ['an accepted one whose goods are released', { release_status: 'released' }, 'accepted_released'],
  ['a release before the answer', { ...statusColumns('released'), release_status: 'released' }, 'released'],
  [
    'a release whose summary was rejected since',
    { ...statusColumns('released'), summary_state: 'rejected' },
    'rejected',
  ],
  ['a hold before the answer', { ...statusColumns('hold'), release_status: 'hold' }, 'hold'],
  ['a hold that a member recorded', statusColumns('hold'), 'hold'],
  ['a hold after the acceptance', { release_status: 'hold' }, 'hold'],
  ['an exam after the acceptance', { release_status: 'exam' }, 'exam'],
  ['an exam after a hold', { ...statusColumns('hold'), release_status: 'exam' }, 'exam'],
  ['an agency that still decides', { release_status: 'review' }, 'accepted'],
  ['goods without an objection', { release_status: 'admissible' }, 'accepted'],
  ['a refused release of an accepted summary', { filings: release('rejected') }, 'release_refused'],
  [
    'a refused release of a rejected summary',
    { ...statusColumns('rejected'), filings: release('rejected') },
    'rejected',
  ],
  [
    'a hold of goods whose summary was rejected',
    { ...statusColumns('rejected'), release_status: 'hold' },
    'hold',
  ],
  ['a canceled release', { filings: release('canceled') }, 'canceled'],
  ['a canceled entry', { release_status: 'cancelled' }, 'canceled'],
  ['a deleted summary of released goods', { deletion: 'deleted', release_status: 'released' }, 'deleted'],
  [
    'a release that CBP took back',
    { release_status: 'hold', filings: goods({ isTakenBack: true }) },
    'taken_back',
  ],
  [
    'goods that CBP wants back, whatever else is true',
    {
      ...statusColumns('rejected'),
      deletion: 'deleted',
      filings: goods({ isTakenBack: true, isRedelivery: true }),
    },
    'redelivery',
  ],
] as const satisfies readonly (readonly [string, Partial<HeadlineFacts>, Headline])[])(
  '%s',
  (_, change, headline) => {
    expect(headlineOf({ ...accepted, ...change })).toBe(headline)
  },
)
