import type { CalendarDay } from '../calendar/index.ts'
import type { Message } from '../messages/index.ts'
import { type DatedWord, type FilingWord, filingWords as words } from './filing-words.ts'

export const FILING_TONES = ['neutral', 'wait', 'ok', 'bad'] as const

/** The state of a filing with the day that it names, a sentence, and the day by which something is due. */
export interface Cell {
  tone: (typeof FILING_TONES)[number]
  word: FilingWord
  day?: CalendarDay
  /** The state in two to five words. */
  state: Message
  sentence: Message
  due?: CalendarDay
}

export const cell = (tone: Cell['tone'], word: Exclude<FilingWord, DatedWord>, sentence: Message): Cell => ({
  tone,
  word,
  state: words[word](),
  sentence,
})

/** A state that names a day. */
export const datedCell = (
  tone: Cell['tone'],
  word: DatedWord,
  day: CalendarDay,
  sentence: Message,
): Cell => ({ tone, word, day, state: words[word]({ day: { day } }), sentence })
