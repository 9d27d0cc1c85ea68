import type { BillQuestion } from '@edfe/contracts/customs/bill-question'
import type { CustomsSide } from '@edfe/domain/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/problem.ts'
import { useNowOnDay } from '../../session/use-now-on-day.ts'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { ProblemText } from '../../ui/problem-text.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { entryApi } from '../editing/entry-api.ts'
import { filingQuery } from '../editing/entry-queries.ts'
import { GoodsEvents } from './goods-events.tsx'
import {
  ageSentence,
  isOldWord,
  isOpenQuestion,
  progressWords,
  useAnnouncedAnswer,
} from './question-progress.ts'

interface Props {
  entryId: string
  question: BillQuestion
  mayAsk: boolean
  customs: CustomsSide
}

/** Beside a bill of the goods: the button that asks CBP about it, and what its manifest said last. */
export function AskAboutBill({ entryId, question: { bill, latest, answer }, mayAsk, customs }: Props) {
  const queryClient = useQueryClient()
  const state = latest?.state
  const isOpen = isOpenQuestion(state)
  useAnnouncedAnswer(state, customs)
  const ask = useMutation({
    mutationFn: () => entryApi.askBillStatus(entryId, bill),
    onSuccess: (filing) => queryClient.setQueryData(filingQuery(entryId).queryKey, filing),
  })
  return (
    <div className={`${layoutStyles.stack8} ${layoutStyles.spaceAbove8} ${textStyles.small}`}>
      {answer && <Answer answer={answer} customs={customs} />}
      {isOpen && <p role="status">{progressWords(state, customs)}</p>}
      {state === 'failed' && (
        <ProblemText
          text={t({
            id: 'ask-cbp.failed',
            defaultMessage: 'The last question to CBP failed. Everything is as it was.',
          })}
        />
      )}
      {mayAsk && (
        <div>
          <Button look="inline" busy={ask.isPending || isOpen} onClick={() => ask.mutate()}>
            {t({ id: 'ask-about-bill.ask', defaultMessage: 'Ask CBP about this bill' })}
            <span className={textStyles.visuallyHidden}> {bill}</span>
          </Button>
        </div>
      )}
      <ProblemText
        text={
          ask.error
            ? messageOf(
                ask.error,
                t({ id: 'ask-cbp.not-asked', defaultMessage: 'CBP could not be asked. Please try again.' }),
              )
            : undefined
        }
      />
    </div>
  )
}

function Answer({
  answer: { heard_at, table, events, has_security_filing, problem },
  customs,
}: {
  answer: NonNullable<BillQuestion['answer']>
  customs: CustomsSide
}) {
  const now = useNowOnDay(heard_at)
  return (
    <>
      <p>
        <b>{t({ id: 'ask-about-bill.manifest', defaultMessage: 'What the manifest says of this bill' })}</b>{' '}
        {isOldWord(heard_at, now) && (
          <span className={textStyles.muted}>{ageSentence(heard_at, heard_at, { now, customs })}</span>
        )}
      </p>
      {problem && (
        <p>
          {t(
            { id: 'ask-about-bill.unknown', defaultMessage: 'CBP could not answer: {problem}' },
            { problem },
          )}
        </p>
      )}
      {!problem && events.length === 0 && (
        <p>
          {t({ id: 'ask-about-bill.nothing', defaultMessage: 'The bill is on file. Nothing happened yet.' })}
        </p>
      )}
      {events.length > 0 && <GoodsEvents table={table} events={[...events].reverse()} isNewest />}
      {has_security_filing !== null && (
        <p>
          {t(
            {
              id: 'ask-about-bill.security-filing',
              defaultMessage:
                '{has, select, yes {CBP has a security filing (ISF) for this bill.} other {CBP has no security filing (ISF) for this bill.}}',
            },
            { has: has_security_filing ? 'yes' : 'no' },
          )}
        </p>
      )}
    </>
  )
}
