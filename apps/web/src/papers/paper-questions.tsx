import { type KeyboardEvent, useId } from 'react'
import choiceStyles from '../ui/choices.module.css'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { type AskedField, nameOfValue, shownValue } from './paper-answers.ts'
import { PaperSources } from './paper-sources.tsx'
import type { DroppedPaper } from './use-papers.ts'

interface Props {
  fields: readonly AskedField[]
  papers: readonly DroppedPaper[]
  onAnswer: (field: AskedField, text: string, isConfirmed: boolean) => void
  /** Shows a value on the page of its paper. */
  onShow: (field: AskedField, at: number) => void
  onNext: (from: HTMLElement, open: string) => void
  /** What becomes of a sum of the shipment in the lines; undefined for other values. */
  noteOf: (field: AskedField) => string | undefined
}

/** What papers contradict: one question for each field, with every source. */
export function PaperQuestions({ fields, ...rest }: Props) {
  return fields.map((field) => <Question key={field.field} field={field} {...rest} />)
}

function Question({
  field,
  papers,
  onAnswer,
  onShow,
  onNext,
  noteOf,
}: Omit<Props, 'fields'> & { field: AskedField }) {
  const name = useId()
  const note = field.isConfirmed ? noteOf(field) : undefined
  const { label, choices, options, text, isConfirmed, why } = field
  const isOther = isConfirmed && !choices.some((choice) => shownValue(field.field, choice.value) === text)
  const other = (typed: string) => onAnswer(field, typed, typed.trim() !== '')
  const another = {
    label: t({ id: 'paper-questions.another-value', defaultMessage: 'Another value for {label}' }, { label }),
    optional: true,
    value: isOther ? text : '',
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      onNext(event.currentTarget, field.field)
    },
  }
  return (
    <fieldset className={`${layoutStyles.stack8} ${layoutStyles.inset16} ${layoutStyles.ruleBelow}`}>
      <legend>
        {t(
          {
            id: 'paper-questions.which-is-right',
            defaultMessage:
              '{why, select, entry {{label}: your papers and the entry differ. Which is right?} open {{label}: your papers do not say whether the goods came in a container. Which is right?} other {{label}: your papers differ. Which is right?}}',
          },
          { label, why },
        )}
      </legend>
      {choices.map((choice, at) => {
        const shown = shownValue(field.field, choice.value)
        return (
          <label key={choice.value} className={choiceStyles.checkbox}>
            <input
              type="radio"
              name={name}
              data-open={at === 0 && !isConfirmed ? field.field : undefined}
              checked={isConfirmed && text === shown}
              onFocus={() => onShow(field, at)}
              onChange={() => onAnswer(field, shown, true)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                onAnswer(field, shown, true)
                onNext(event.currentTarget, field.field)
              }}
            />
            <span>
              <b>{nameOfValue(field, choice.value)}</b>
              <PaperSources value={choice} papers={papers} />
            </span>
          </label>
        )
      })}
      {options ? (
        <SelectField
          {...another}
          options={[['', ''], ...options.map(({ value, label }) => [value, label] as const)]}
          onChange={({ currentTarget }) => other(currentTarget.value)}
        />
      ) : (
        <TextField {...another} onChange={({ currentTarget }) => other(currentTarget.value)} />
      )}
      {note && <p className={textStyles.secondary}>{note}</p>}
    </fieldset>
  )
}
