import { formatUsd } from '@edfe/domain/money'
import { useId } from 'react'
import controlStyles from '../../ui/control.module.css'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { LineDuty } from './tariff-queries.ts'

type Question = LineDuty['open_questions'][number]

interface Props {
  /** What the importer said; the tariff no longer asks it, and it can be answered anew. */
  answered: LineDuty['answered_questions']
  open: Question[]
  onAnswer: (question: string, answer: string) => void
}

/** The facts that decide the duty and that only the importer knows. Each choice says what it changes. */
export function DutyQuestions({ answered, open, onAnswer }: Props) {
  const unanswered = open.filter(({ key }) => answered.every((one) => one.key !== key))
  return [...answered, ...unanswered.map((question) => ({ ...question, answer: '' }))].map((question) => (
    <DutyQuestion
      key={question.key}
      question={question}
      answer={question.answer}
      onAnswer={(next) => onAnswer(question.key, next)}
    />
  ))
}

interface QuestionProps {
  question: Question
  answer: string
  onAnswer: (answer: string) => void
}

function DutyQuestion({ question: { question, options }, answer, onAnswer }: QuestionProps) {
  const id = useId()
  return (
    <Field id={id} label={question}>
      {options.length === 0 ? (
        <input
          id={id}
          className={controlStyles.control}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={answer}
          onBlur={({ currentTarget }) => onAnswer(currentTarget.value.replaceAll(',', '').trim())}
        />
      ) : (
        <ChoiceOfAnswer id={id} options={options} value={answer} onChoose={onAnswer} />
      )}
    </Field>
  )
}

type Choice = Pick<Question['options'][number], 'value' | 'label'> & { changes_duty_by?: string | null }

interface ChoiceProps {
  id: string
  options: readonly Choice[]
  value: string
  onChoose: (answer: string) => void
}

/** The answers that a question allows, each with what it changes of the duty. */
export function ChoiceOfAnswer({ id, options, value, onChoose }: ChoiceProps) {
  return (
    <span className={controlStyles.selectBox}>
      <select
        id={id}
        className={controlStyles.control}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">Choose</option>
        {options.map(({ value: answer, label, changes_duty_by: change }) => (
          <option key={answer} value={answer}>
            {change ? `${label} (${changeText(change)})` : label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
}

function changeText(change: string): string {
  if (change === '0.00') return 'the same duty'
  return change.startsWith('-') ? `${formatUsd(change.slice(1))} less` : `${formatUsd(change)} more`
}
