import type { CalendarDay } from '../calendar/index.ts'
import type { Message } from '../messages/index.ts'

export const FILING_TONES = ['neutral', 'wait', 'ok', 'bad'] as const

/** The state of a filing: two to five words, a sentence, and the day by which something is due. */
export interface Cell {
  tone: (typeof FILING_TONES)[number]
  state: Message
  sentence: Message
  due?: CalendarDay
}

export const cell = (tone: Cell['tone'], state: Message, sentence: Message): Cell => ({
  tone,
  state,
  sentence,
})
