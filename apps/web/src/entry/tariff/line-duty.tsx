import { formatDay, parseDay } from '@edfe/domain/calendar'
import { lineFields } from '@edfe/domain/entry'
import { formatUsd, toCents } from '@edfe/domain/money'
import { cbpUnit } from '@edfe/domain/reference'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiProblem } from '../../api/problem.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { fromFormValues } from '../form/form-values.ts'
import { showAmount } from '../form/format.ts'
import { DutyQuestions } from './duty-questions.tsx'
import { DutyRows } from './duty-rows.tsx'
import styles from './line-duty.module.css'
import { type DutyRequest, dutyQuery, type EntryFacts, type LineDuty } from './tariff-queries.ts'
import { useEntryFacts } from './use-entry-facts.ts'

const PAUSE_MS = 300
const WATCHED = ['htsus', 'entered_value', 'net_qty', 'net_uom', 'spi', 'duty_amount'] as const

type WatchedLine = Partial<Record<(typeof WATCHED)[number], string>>

/** What the tariff makes of a line: every tariff row with its reason, and the questions that decide the duty. */
export function LineDutyPanel({ id }: { id: string }) {
  const { form, blurred } = useEntryFormContext()
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const facts = useEntryFacts(id)
  const typed = useWatch({
    control: form.control,
    name: WATCHED.map((field) => `line_items.${id}.${field}`),
  }) as (string | undefined)[]
  const line = fromFormValues<WatchedLine>(
    lineFields,
    Object.fromEntries(WATCHED.map((field, index) => [field, typed[index]])),
  )
  const request = useSettled(JSON.stringify(requestOf(line, facts, answers) ?? null), PAUSE_MS)
  const asked: DutyRequest | null = JSON.parse(request)
  const { data, error } = useQuery(dutyQuery(asked ?? undefined))
  if (!asked) return null
  if (error) {
    // The reason of a line without duty is the tariff's; other failures leave the form as it was without the tariff.
    const isAnswer = error instanceof ApiProblem && error.code === 'no_duty'
    return isAnswer ? <p className={styles.refused}>{error.message}</p> : null
  }
  if (!data) return null

  const { duty } = data
  const isTyped = duty !== null && Boolean(line.duty_amount) && toCents(line.duty_amount) === toCents(duty)
  const use = (amount: string) => {
    const name = `line_items.${id}.duty_amount`
    form.setValue(name, showAmount(amount), { shouldDirty: true })
    blurred(name)
  }
  return (
    <div className={styles.panel}>
      <Disclosure title="Duty by the tariff" aside={asideOf(data, isTyped)}>
        <DutyRows duty={data} />
        <DutyQuestions
          questions={data.open_questions}
          answers={answers}
          onAnswer={(key, answer) => setAnswers((before) => ({ ...before, [key]: answer }))}
        />
        {duty !== null && !isTyped && (
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
          Antidumping and countervailing duty are not part of this.
        </p>
      </Disclosure>
    </div>
  )
}

function dayText(day: string): string {
  const parsed = parseDay(day)
  return parsed ? formatDay(parsed) : day
}

/** The question to the tariff; undefined while number, origin or value is missing. */
function requestOf(
  line: WatchedLine,
  { on, origin }: EntryFacts,
  answers: Record<string, string>,
): DutyRequest | undefined {
  const { htsus, entered_value: value, net_qty: quantity, net_uom, spi } = line
  if (!htsus || htsus.length < 10 || !origin || !on || !value) return undefined
  const unit = cbpUnit(net_uom ?? '')
  return {
    hts: htsus,
    origin,
    entry_date: on,
    value,
    quantities: quantity && unit ? [{ quantity, unit }] : [],
    ...(spi && { spi }),
    answers,
  }
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
