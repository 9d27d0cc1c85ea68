import { expect, test } from 'vitest'
import { goodsOf } from './goods.ts'
import { readReleaseAction } from './read-release.ts'
import type { ReleaseAction } from './release-action.ts'

const entry = (code: string, day: string, releaseOrigin?: string): ReleaseAction => ({
  of: 'entry',
  code,
  narrative: '',
  at: `2026-03-${day}T10:00`,
  releaseOrigin,
})
const agency = (code: string, day: string, reason?: string): ReleaseAction => ({
  ...{ of: 'agency', agency: 'FDA', program: 'FOO', subReasons: [], comments: [] },
  ...{ code, reason, narrative: '', at: `2026-03-${day}T10:00` },
})
const remark = (day: string, comment = 'NOTICE OF REDELIVERY ISSUED'): ReleaseAction => ({
  ...{ of: 'refusal', reason: undefined, comment, at: `2026-03-${day}T10:00` },
})

test.each([
  ['a release', [entry('98', '03')], false, false],
  ['a release that was suspended', [entry('98', '03'), entry('99', '06')], true, false],
  ['a release whose date was removed', [entry('98', '03'), entry('22', '06', '99')], true, false],
  ['a suspension that ended', [entry('98', '03'), entry('99', '06'), entry('98', '09')], false, false],
  ['goods that were never released', [entry('99', '03')], false, false],
  ['a notice of redelivery', [entry('98', '03'), remark('06'), entry('99', '06')], true, true],
  ['one that a release ended', [remark('06'), entry('98', '09')], false, false],
  ['another remark', [entry('98', '03'), remark('06', 'SEE THE PORT')], false, false],
  ['an agency that wants the goods back', [entry('98', '03'), agency('02', '06', '27')], false, true],
  ['an agency that let them go since', [agency('02', '06', '27'), agency('07', '09')], false, false],
] as const)('%s: taken back %s, wanted back %s', (_, actions, isTakenBack, isRedelivery) => {
  expect(goodsOf([...actions])).toMatchObject({ isTakenBack, isRedelivery })
})

test('goods that are wanted back are brought within thirty days of the notice', () => {
  for (const action of [remark('06'), agency('02', '06', '27')])
    expect(readReleaseAction(action)).toMatchObject({
      tone: 'bad',
      request: { action: { id: 'customs.redelivery.action' }, dueOn: '2026-04-05' },
    })
  expect(readReleaseAction(remark('06', 'SEE THE PORT'))).toMatchObject({
    title: { id: 'customs.release-remark' },
    request: undefined,
  })
})
