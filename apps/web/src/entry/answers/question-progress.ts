import type { FilingAnswer } from '@edfe/contracts/customs/filing'
import { OLD_AFTER } from '@edfe/domain/customs-queries'
import type { CustomsSide } from '@edfe/domain/profile'
import { useEffect, useRef } from 'react'
import { ageWords } from '../../messages/age-words.ts'
import { announce } from '../../ui/announce.tsx'
import { t } from '../../words/t.ts'

type QuestionState = NonNullable<FilingAnswer['question']['latest']>['state']

const OPEN: readonly (QuestionState | undefined)[] = ['queued', 'sending', 'retrying']

/** True while a question waits for its answer. */
export const isOpenQuestion = (state: QuestionState | undefined): boolean => OPEN.includes(state)

/** True for what was said so long ago that its age is shown. */
export const isOldWord = (since: string | null, now: Date): since is string =>
  since !== null && now.getTime() - Date.parse(since) >= OLD_AFTER

/** How far a question is that waits for its answer. */
export const progressWords = (state: QuestionState | undefined, customs: CustomsSide): string =>
  state === 'retrying'
    ? t(
        {
          id: 'ask-cbp.retrying',
          defaultMessage:
            '{customs, select, simulator {The simulator} test {CBP’s test system} other {CBP}} could not be reached. We ask again automatically.',
        },
        { customs },
      )
    : t(
        {
          id: 'ask-cbp.asking',
          defaultMessage:
            '{customs, select, simulator {The simulator} test {CBP’s test system} other {CBP}} is asked. The answer appears here.',
        },
        { customs },
      )

/** How old an answer is, or how long the other side has said nothing. */
export const ageSentence = (
  heardAt: string | null,
  since: string,
  { now, customs }: { now: Date; customs: CustomsSide },
): string =>
  heardAt
    ? t(
        {
          id: 'ask-cbp.age',
          defaultMessage:
            '{customs, select, simulator {The simulator’s answer} test {The answer of CBP’s test system} other {CBP’s answer}} is {age} old',
        },
        { customs, age: ageWords(since, now) },
      )
    : t(
        {
          id: 'ask-cbp.silent',
          defaultMessage:
            '{customs, select, simulator {The simulator} test {CBP’s test system} other {CBP}} has said nothing for {age}',
        },
        { customs, age: ageWords(since, now) },
      )

/** Says that a question was answered, or failed, while the page is open. */
export function useAnnouncedAnswer(state: QuestionState | undefined, customs: CustomsSide): void {
  const before = useRef(state)
  useEffect(() => {
    const wasOpen = isOpenQuestion(before.current)
    before.current = state
    if (!wasOpen || isOpenQuestion(state)) return
    announce(
      state === 'answered'
        ? t(
            {
              id: 'ask-cbp.answered',
              defaultMessage:
                '{customs, select, simulator {The simulator} test {CBP’s test system} other {CBP}} answered.',
            },
            { customs },
          )
        : t({ id: 'ask-cbp.no-answer', defaultMessage: 'The question to CBP failed.' }),
    )
  }, [state, customs])
}
