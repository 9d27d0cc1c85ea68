import { readFileSync } from 'node:fs'
import { goodsOf } from '@edfe/domain/release'
import { describe, expect, test } from 'vitest'
import { readReleaseNotice } from '../cargo-release/read-release-notice.ts'
import { releaseActions } from './release-actions.ts'

/** The release notices of each lifecycle, in their order. */
const LIFECYCLES = readFileSync(new URL('../cargo-release/golden/lifecycles.txt', import.meta.url), 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((text) =>
    text
      .split(/^> /m)
      .slice(1)
      .filter((message) => message.startsWith('SO'))
      .map((message) => message.trimEnd().split('\n').slice(1)),
  )

describe('the goods after each notice of a lifecycle', () => {
  const after = (number: string) => {
    const notices = LIFECYCLES[Number(number) - 1]!.map((images) => releaseActions(readReleaseNotice(images)))
    return notices.map((_, index) => goodsOf(notices.slice(0, index + 1).flat()))
  }

  test.each([
    ['1', 'a clean entry by sea', [undefined, 'admissible', 'released']],
    ['2', 'release first, summary later', ['released']],
    ['3', 'an exam, then release', ['exam', 'released']],
    ['4', 'documents asked, given, released', [undefined, 'review', 'released']],
    ['5', 'FDA reviews, then lets go', ['admissible', 'released']],
    ['6', 'CBP released, an agency holds', ['hold', 'released']],
    ['7', 'an agency refuses the data, which are corrected', ['hold', undefined]],
    ['8', 'no bill for sixty days', [undefined, undefined, 'cancelled']],
    ['9', 'a cancellation, refused and asked again', [undefined, 'cancelled']],
    ['10', 'a split shipment whose release is suspended', [undefined, 'released', 'released', 'hold']],
  ])('%s: %s', (number, _, states) => {
    expect(after(number).map(({ state }) => state)).toEqual(states)
  })

  test('name the house bill below its master, by the carrier’s code once', () => {
    expect(after('1').at(-1)!.bills).toMatchObject([
      {
        bills: [
          { type: 'master', number: 'MAEU123456789012' },
          { type: 'house', number: 'HLCU987654321' },
        ],
        movement: 'arrived',
      },
    ])
  })

  test('keep the agency’s line, hold and words', () => {
    expect(after('6')[0]!.agencies).toMatchObject([
      {
        agency: 'FDA',
        program: 'DEV',
        lines: { from: 1, to: 1 },
        decision: 'hold',
        actions: [{ hold: '2', comments: ['SAMPLE REQUESTED CONTACT FDA DIVISION OFFICE'] }],
      },
    ])
  })

  test('count money from the date of release, and from its change', () => {
    expect(after('10').map(({ releasedOn }) => releasedOn)).toEqual([
      undefined,
      '2026-11-29',
      '2026-11-30',
      undefined,
    ])
  })
})
