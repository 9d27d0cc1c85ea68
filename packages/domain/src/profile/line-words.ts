import { defineMessage, type Message } from '../messages/index.ts'
import type { CustomsSide, PracticeReason } from './practice.ts'

/** The word of an organization's line, by who answers what goes over it. Pages and mail take it from here. */
export const LINE_WORDS = {
  simulator: defineMessage({ id: 'line.practice', defaultMessage: 'Practice' }),
  test: defineMessage({ id: 'line.test', defaultMessage: 'Test' }),
  CBP: defineMessage({ id: 'line.live', defaultMessage: 'Live' }),
} satisfies Record<CustomsSide, unknown>

/** A text with the line that it is about, which is not the live one: 'Accepted (test)'. */
export const ofLine = defineMessage<{ text: Message; by: Exclude<CustomsSide, 'CBP'> }>({
  id: 'line.of-line',
  defaultMessage: '{text} ({by, select, test {test} other {practice}})',
})

/** Who answers what an organization submits now, by the reason why it practises; undefined for one that files. */
export const sideOf = (reason: PracticeReason | undefined): CustomsSide =>
  reason === undefined ? 'CBP' : reason === 'test' ? 'test' : 'simulator'
