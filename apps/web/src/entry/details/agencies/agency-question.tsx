import type { AgencyFacts, Answers, ProgramQuestion } from '@edfe/domain/agencies'
import { useId } from 'react'
import { CodeCombobox } from '../../../lookup/code-combobox.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { controlAria, Field } from '../../../ui/field.tsx'
import { Tick } from '../../../ui/segmented.tsx'
import { SelectField, TextField } from '../../../ui/text-field.tsx'
import { useTips } from '../../../ui/tips.ts'
import { t } from '../../../words/t.ts'
import { showText, storeText } from '../../values/format.ts'
import { ListedCode } from './listed-code.tsx'

interface Props {
  question: ProgramQuestion
  /** Of a group with several rows, from 0. */
  row: number
  isRepeated: boolean
  value: string
  /** The answers of its row. */
  answers: Answers
  facts: AgencyFacts
  onChange: (value: string) => void
}

/** A question of a program with the control of its kind. */
export function AgencyQuestion({ question, row, isRepeated, value, answers, facts, onChange }: Props) {
  const { kind, maxLength, choices, optional, hint } = question
  const name = t(question.label)
  const known = value ? undefined : question.known?.(facts, answers)
  const shared = {
    label: isRepeated
      ? t({ id: 'agency-question.row', defaultMessage: '{name} {row}' }, { name, row: row + 1 })
      : name,
    columns: 6 as const,
    optional,
    hint: hint && t(hint),
    note:
      known && t({ id: 'agency-question.known', defaultMessage: 'Known from the entry: {known}' }, { known }),
  }
  if (kind === 'yes') {
    return (
      <div className={fieldStyles.columns12}>
        <Tick
          label={shared.label}
          checked={value === 'Y'}
          onChange={(isTrue) => onChange(isTrue ? 'Y' : '')}
        />
      </div>
    )
  }
  if (kind === 'choice') {
    return (
      <SelectField
        {...shared}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        options={[
          ['', t({ id: 'agency-question.choose', defaultMessage: 'Choose' })],
          ...Object.entries(choices ?? {}).map(([code, words]) => [code, t(words)] as const),
        ]}
      />
    )
  }
  if (kind === 'country') return <CountryQuestion {...shared} value={value} onChange={onChange} />
  if (question.list)
    return <ListedCode {...shared} list={question.list} {...{ maxLength, value, onChange }} />
  return (
    <TextField
      {...shared}
      defaultValue={kind === 'day' ? showText('day', value) : value}
      key={value}
      maxLength={kind === 'day' ? undefined : maxLength}
      inputMode={kind === 'number' ? 'decimal' : kind === 'time' ? 'numeric' : undefined}
      autoComplete="off"
      onBlur={(event) => {
        const typed = event.currentTarget.value.trim()
        const next = kind === 'day' ? storeText('day', typed) : kind === 'text' ? typed : typed.toUpperCase()
        if (next !== value) onChange(next)
      }}
    />
  )
}

interface CountryProps {
  label: string
  columns: 6
  optional: boolean | undefined
  hint: string | undefined
  note: string | undefined
  value: string
  onChange: (code: string) => void
}

const nothing = () => {}

/** A country by its code, with suggestions. */
function CountryQuestion({ value, onChange, ...words }: CountryProps) {
  const id = useId()
  const tips = useTips()
  const field = { ...words, hint: tips ? words.hint : undefined }
  return (
    <Field id={id} {...field}>
      <CodeCombobox
        id={id}
        label={field.label}
        lookup="countries"
        code={value}
        onChange={onChange}
        onLeave={nothing}
        aria={controlAria(id, { hint: field.hint, message: undefined, note: field.note })}
      />
    </Field>
  )
}
