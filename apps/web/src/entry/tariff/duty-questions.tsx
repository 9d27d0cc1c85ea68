import type { LineItem } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import choiceStyles from '../../ui/choices.module.css'
import controlStyles from '../../ui/control.module.css'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { changeText, dutyAfter } from './duty-change.ts'
import styles from './duty-questions.module.css'
import type { LineDuty } from './tariff-queries.ts'

type Question = LineDuty['open_questions'][number]

interface Props {
  duty: LineDuty
  /** The answers of the line: they show before the duty is calculated with them. */
  given: NonNullable<LineItem['tariff_answers']>
  onAnswer: (question: string, answer: string) => void
  /** Returns the further actions on an answer, e.g. to give it to other lines. */
  more: (question: string, answer: string) => ReactNode
}

/**
 * The facts that decide the duty and that only the importer knows. Each answer shows the duty that it leads
 * to. A question that is answered remains, and can be answered again.
 */
export function DutyQuestions({ duty, given, onAnswer, more }: Props) {
  const { answered_questions: answered, open_questions: open } = duty
  const unanswered = open.filter(({ key }) => answered.every((one) => one.key !== key))
  return [...answered, ...unanswered].map((question) => {
    const { key } = question
    const answer = given.find((one) => one.question === key)?.answer ?? ''
    return (
      <DutyQuestion
        key={key}
        question={question}
        answer={answer}
        duty={duty.duty}
        onAnswer={(next) => onAnswer(key, next)}
      >
        {answer && more(key, answer)}
      </DutyQuestion>
    )
  })
}

interface QuestionProps {
  question: Question
  answer: string
  duty: string | null
  onAnswer: (answer: string) => void
  children: ReactNode
}

function DutyQuestion({ question: { question, options }, answer, duty, onAnswer, children }: QuestionProps) {
  const id = useId()
  return (
    <fieldset className={styles.asked}>
      <legend>{question}</legend>
      <div className={styles.options}>
        {options.length === 0 ? (
          <input
            className={controlStyles.control}
            aria-label={question}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={answer}
            onBlur={({ currentTarget }) => onAnswer(currentTarget.value.replaceAll(',', '').trim())}
          />
        ) : (
          options.map(({ value, label, changes_duty_by: change }) => {
            const amount = value === answer ? duty : dutyAfter(duty, answer ? null : change)
            return (
              <label
                key={value}
                className={`${layoutStyles.stack8} ${textStyles.small} ${layoutStyles.ruleBelow} ${choiceStyles.row}`}
              >
                <input type="radio" name={id} checked={value === answer} onChange={() => onAnswer(value)} />
                <span>
                  {label}
                  {!answer && change && <small>{changeText(change)}</small>}
                </span>
                {amount && <b className={textStyles.figures}>{formatUsd(amount)}</b>}
              </label>
            )
          })
        )}
      </div>
      <p className={`${textStyles.note} ${textStyles.tight} ${layoutStyles.spaceAbove8}`}>
        {t({
          id: 'duty-questions.we-ask-because-the-answer',
          defaultMessage: 'We ask because the answer changes the duty.',
        })}
      </p>
      {answer && (
        <div className={`${layoutStyles.wrap} ${layoutStyles.spaceAbove8} ${styles.actions}`}>
          {children}
          {options.length > 0 && (
            <Button look="plain" small onClick={() => onAnswer('')}>
              {t({ id: 'duty-questions.take-the-answer-back', defaultMessage: 'Take the answer back' })}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}
