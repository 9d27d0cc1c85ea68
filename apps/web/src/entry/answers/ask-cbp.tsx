import type { FilingAnswer } from '@edfe/contracts/customs/filing'
import type { CustomsSide } from '@edfe/domain/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/problem.ts'
import { useNowOnDay } from '../../session/use-now-on-day.ts'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import { t } from '../../words/t.ts'
import { entryApi } from '../editing/entry-api.ts'
import { filingQuery } from '../editing/entry-queries.ts'
import {
  ageSentence,
  isOldWord,
  isOpenQuestion,
  progressWords,
  useAnnouncedAnswer,
} from './question-progress.ts'

interface Props {
  entryId: string
  filing: FilingAnswer
  customs: CustomsSide
}

/** In the crumb of a filed entry: how old CBP's word is, when it is old, and the button that asks again. */
export function AskCbp({ entryId, filing, customs }: Props) {
  const { question, dates } = filing
  const queryClient = useQueryClient()
  const state = question.latest?.state
  const isOpen = isOpenQuestion(state)
  useAnnouncedAnswer(state, customs)
  const ask = useMutation({
    mutationFn: () => entryApi.askStatus(entryId),
    onSuccess: (answer) => queryClient.setQueryData(filingQuery(entryId).queryKey, answer),
  })
  const since = question.heard_at ?? dates.filed_at
  const now = useNowOnDay(since)
  const isOld = isOldWord(since, now)
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
