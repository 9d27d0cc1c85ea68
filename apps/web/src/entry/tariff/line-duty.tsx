import { formatDay, parseDay } from '@edfe/domain/calendar'
import type { TariffRow } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { useState } from 'react'
import { ApiProblem } from '../../api/problem.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useEntryFormContext } from '../form/form-context.ts'
import { withAnswer } from './answers.ts'
import { DutyClaims } from './duty-claims.tsx'
import { DutyQuestions } from './duty-questions.tsx'
import { DutyRows } from './duty-rows.tsx'
import { IrTaxNote } from './ir-tax-note.tsx'
import styles from './line-duty.module.css'
import type { LineDuty } from './tariff-queries.ts'
import { TariffRowsField } from './tariff-rows-field.tsx'
import { useFollowedDuty } from './use-followed-duty.ts'
import { type LineDutyState, useLineDuty } from './use-line-duty.ts'

/**
 * What the tariff makes of a line: every tariff row with its reason, the questions that decide the duty, and I.R. tax. The rows
 * and answers that the line has are filed with it; rows can be changed by hand.
 */
export function LineDutyPanel({ id }: { id: string }) {
  const state = useLineDuty(id)
  const { duty: data, isCurrent, error, isTaken, line } = state
  const [isChanging, setChanging] = useState(false)
  useFollowedDuty(id, state)
  const hasRows = (line.tariff_rows ?? []).length > 0
  // The reason of a line without duty is the tariff's; other failures leave the form as it was without the tariff.
  const refusal = error instanceof ApiProblem && error.is('no_duty') ? error.message : undefined
  if (!data && !hasRows && !refusal) return null
  const isShown = isChanging || (hasRows && !isTaken)
  return (
    <div className={styles.panel}>
      {refusal && <p className={styles.refused}>{refusal}</p>}
      <Disclosure
        title="Duty by the tariff"
        aside={data && (isCurrent ? asideOf(state, data) : 'Calculating…')}
      >
        {data && !error && <Calculation id={id} state={state} duty={data} />}
        {isShown ? (
          <TariffRowsField lineId={id} />
        ) : (
          <Button look="quiet" small onClick={() => setChanging(true)}>
            Change the tariff rows by hand
          </Button>
        )}
      </Disclosure>
      <IrTaxNote id={id} line={line} />
    </div>
  )
}

interface CalculationProps {
  id: string
  state: LineDutyState
  duty: LineDuty
}

/** The rows that the tariff gives, its questions, and what its data lacks. */
function Calculation({ id, state, duty: data }: CalculationProps) {
  const { duty, edition, warnings, savings } = data
  const answer = useAnswers(id, state)
  const take = () => {
    if (state.take()) announce(`The duty of this line is ${formatUsd(duty ?? '')}, by the tariff.`)
  }
  return (
    <>
      <DutyRows duty={data} />
      <DutyClaims lineId={id} claims={savings} claimed={state.line.spi ?? ''} />
      <DutyQuestions answered={data.answered_questions} open={data.open_questions} onAnswer={answer} />
      {state.isCurrent && duty !== null && !state.isTaken && (
        <Button look="quiet" small onClick={take}>
          Use {formatUsd(duty)} as the duty of this line
        </Button>
      )}
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      <p className={styles.remark}>
        {edition.name}. Additional duties reviewed on {dayText(edition.measures_reviewed)}. Antidumping and
        countervailing duty are not part of this. Rows and answers are saved with the line.
      </p>
    </>
  )
}

/** Keeps an answer with the line; an empty one takes it back. */
function useAnswers(id: string, { line }: LineDutyState) {
  const { form } = useEntryFormContext()
  return (question: string, answer: string) => {
    form.setValue(`line_items.${id}.tariff_answers`, withAnswer(line.tariff_answers, question, answer), {
      shouldDirty: true,
    })
  }
}

function dayText(day: string): string {
  const parsed = parseDay(day)
  return parsed ? formatDay(parsed) : day
}

const isChanged = ({ source }: TariffRow): boolean => source === 'typed'

function asideOf(
  { isTaken, line }: LineDutyState,
  { duty, open_questions: questions, savings }: LineDuty,
): string {
  return [
    duty === null ? 'A number is missing' : formatUsd(duty),
    isTaken && 'as entered',
    !isTaken && (line.tariff_rows ?? []).some(isChanged) && 'rows changed by hand',
    !line.spi && Number(savings[0]?.saves ?? 0) > 0 && `may save ${formatUsd(savings[0]?.saves ?? '')}`,
    questions.length > 0 && (questions.length === 1 ? '1 question' : `${questions.length} questions`),
  ]
    .filter(Boolean)
    .join(', ')
}
