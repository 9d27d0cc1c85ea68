import { formatDay, parseDay } from '@edfe/domain/calendar'
import { formatUsd } from '@edfe/domain/money'
import { useState } from 'react'
import { ApiProblem } from '../../api/problem.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { type Answered, DutyQuestions } from './duty-questions.tsx'
import { DutyRows } from './duty-rows.tsx'
import styles from './line-duty.module.css'
import type { LineDuty } from './tariff-queries.ts'
import { useLineDuty } from './use-line-duty.ts'

/** What the tariff makes of a line: every tariff row with its reason, and the questions that decide the duty. */
export function LineDutyPanel({ id }: { id: string }) {
  const [answered, setAnswered] = useState<Answered[]>([])
  const answers = Object.fromEntries(answered.map(({ question, answer }) => [question.key, answer]))
  const { duty: data, isCurrent, error, isTyped, use } = useLineDuty(id, answers)
  if (error) {
    // The reason of a line without duty is the tariff's; other failures leave the form as it was without the tariff.
    const isAnswer = error instanceof ApiProblem && error.is('no_duty')
    return isAnswer ? <p className={styles.refused}>{error.message}</p> : null
  }
  if (!data) return null

  const { duty } = data
  return (
    <div className={styles.panel}>
      <Disclosure title="Duty by the tariff" aside={isCurrent ? asideOf(data, isTyped) : 'Calculating…'}>
        <DutyRows duty={data} />
        <DutyQuestions
          answered={answered}
          open={data.open_questions}
          onAnswer={(question, answer) =>
            setAnswered((before) => [
              ...before.filter((one) => one.question.key !== question.key),
              ...(answer ? [{ question, answer }] : []),
            ])
          }
        />
        {isCurrent && duty !== null && !isTyped && (
          <Button look="quiet" small onClick={() => use(duty)}>
            Use {formatUsd(duty)} as the duty of this line
          </Button>
        )}
        {data.rows.length > 1 && (
          <p className={styles.remark}>
            The message to CBP carries one tariff number a line. CBP may refuse goods that need a row of
            chapter 99 as well.
          </p>
        )}
        {data.warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            {warning}
          </p>
        ))}
        <p className={styles.remark}>
          {data.edition.name}. Additional duties reviewed on {dayText(data.edition.measures_reviewed)}.
          Antidumping and countervailing duty are not part of this. Answers count for this calculation only
          and are not stored.
        </p>
      </Disclosure>
    </div>
  )
}

function dayText(day: string): string {
  const parsed = parseDay(day)
  return parsed ? formatDay(parsed) : day
}

function asideOf({ duty, open_questions: questions }: LineDuty, isTyped: boolean): string {
  return [
    duty === null ? 'not known yet' : formatUsd(duty),
    isTyped && 'as entered',
    questions.length > 0 && (questions.length === 1 ? '1 question' : `${questions.length} questions`),
  ]
    .filter(Boolean)
    .join(', ')
}
