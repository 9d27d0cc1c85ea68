import type { FilingAnswer } from '@edfe/contracts/customs/filing'
import { OLD_AFTER } from '@edfe/domain/customs-queries'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { messageOf } from '../../api/problem.ts'
import { ageWords } from '../../messages/age-words.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import { useNow } from '../../ui/use-now.ts'
import { t } from '../../words/t.ts'
import { entryApi } from '../editing/entry-api.ts'
import { filingQuery } from '../editing/entry-queries.ts'

type QuestionState = NonNullable<FilingAnswer['question']['latest']>['state']

const OPEN: readonly (QuestionState | undefined)[] = ['queued', 'sending', 'retrying']

interface Props {
  entryId: string
  filing: FilingAnswer
  /** The party that answers: CBP, or the simulator in practice. */
  customs: 'CBP' | 'simulator'
}

/** In the crumb of a filed entry: how old CBP's word is, when it is old, and the button that asks again. */
export function AskCbp({ entryId, filing, customs }: Props) {
  const { question, dates } = filing
  const now = useNow()
  const queryClient = useQueryClient()
  const state = question.latest?.state
  const isOpen = OPEN.includes(state)
  useAnnouncedAnswer(state, customs)
  const ask = useMutation({
    mutationFn: () => entryApi.askStatus(entryId),
    onSuccess: (answer) => queryClient.setQueryData(filingQuery(entryId).queryKey, answer),
  })
  const since = question.heard_at ?? dates.filed_at
  const isOld = since !== null && now.getTime() - Date.parse(since) >= OLD_AFTER
  // While the summary is new, its own answer is what everybody waits for.
  if (question.heard_at === null && !isOld) return null
  const problem =
    ask.error &&
    messageOf(
      ask.error,
      t({ id: 'ask-cbp.not-asked', defaultMessage: 'CBP could not be asked. Please try again.' }),
    )
  return (
    <>
      {isOpen ? (
        <span role="status">{progressWords(state, customs)}</span>
      ) : (
        <>
          {state === 'failed' && (
            <span className={fieldStyles.error}>
              {t({
                id: 'ask-cbp.failed',
                defaultMessage: 'The last question to CBP failed. Everything is as it was.',
              })}
            </span>
          )}
          {isOld && <span>{ageSentence(question.heard_at, since, { now, customs })}</span>}
        </>
      )}
      {question.may_ask && (
        <Button look="inline" busy={ask.isPending || isOpen} onClick={() => ask.mutate()}>
          {t({ id: 'ask-cbp.ask-again', defaultMessage: 'Ask CBP again' })}
        </Button>
      )}
      {problem && (
        <span className={fieldStyles.error} role="alert">
          {problem}
        </span>
      )}
    </>
  )
}

const progressWords = (state: QuestionState | undefined, customs: Props['customs']): string =>
  state === 'retrying'
    ? t(
        {
          id: 'ask-cbp.retrying',
          defaultMessage:
            '{customs, select, simulator {The simulator} other {CBP}} could not be reached. We ask again automatically.',
        },
        { customs },
      )
    : t(
        {
          id: 'ask-cbp.asking',
          defaultMessage:
            '{customs, select, simulator {The simulator} other {CBP}} is asked. The answer appears here.',
        },
        { customs },
      )

const ageSentence = (
  heardAt: string | null,
  since: string,
  { now, customs }: { now: Date; customs: Props['customs'] },
): string =>
  heardAt
    ? t(
        {
          id: 'ask-cbp.age',
          defaultMessage:
            '{customs, select, simulator {The simulator’s answer} other {CBP’s answer}} is {age} old',
        },
        { customs, age: ageWords(since, now) },
      )
    : t(
        {
          id: 'ask-cbp.silent',
          defaultMessage:
            '{customs, select, simulator {The simulator} other {CBP}} has said nothing for {age}',
        },
        { customs, age: ageWords(since, now) },
      )

/** Says that a question was answered, or failed, while the page is open. */
function useAnnouncedAnswer(state: QuestionState | undefined, customs: Props['customs']): void {
  const before = useRef(state)
  useEffect(() => {
    const wasOpen = OPEN.includes(before.current)
    before.current = state
    if (!wasOpen || OPEN.includes(state)) return
    announce(
      state === 'answered'
        ? t(
            {
              id: 'ask-cbp.answered',
              defaultMessage: '{customs, select, simulator {The simulator} other {CBP}} answered.',
            },
            { customs },
          )
        : t({ id: 'ask-cbp.no-answer', defaultMessage: 'The question to CBP failed.' }),
    )
  }, [state, customs])
}
