import {
  type AgencyFacts,
  type Answers,
  type ProgramQuestion,
  type QuestionGroup,
  questionName,
} from '@edfe/domain/agencies'
import { CodeCombobox } from '../../../lookup/code-combobox.tsx'
import { shownMessage } from '../../../messages/findings.ts'
import fieldStyles from '../../../ui/field.module.css'
import { controlAria, Field, type FieldProps } from '../../../ui/field.tsx'
import { Tick } from '../../../ui/segmented.tsx'
import { SelectField, TextField } from '../../../ui/text-field.tsx'
import { useTips } from '../../../ui/tips.ts'
import { t } from '../../../words/t.ts'
import { fieldId } from '../../form/field-id.ts'
import { showText, storeText } from '../../values/format.ts'
import { ListedCode } from './listed-code.tsx'
import { usePlaceMessages } from './use-place-messages.ts'

interface Props {
  /** In the form. */
  name: string
  question: ProgramQuestion
  group: QuestionGroup
  /** In the group, from 0. */
  row: number
  value: string
  /** The answers of its row. */
  answers: Answers
  facts: AgencyFacts
  onChange: (value: string) => void
}

/** A question of a program with the control of its kind. */
export function AgencyQuestion({ name, question, group, row, value, answers, facts, onChange }: Props) {
  const { kind, maxLength, choices, optional, hint } = question
  const [found] = usePlaceMessages(name)
  const known = value ? undefined : question.known?.(facts, answers)
  const shared = {
    id: fieldId(name),
    label: shownMessage(questionName(question, group, row)),
    message: found?.message,
    columns: 6 as const,
    optional: optional ?? group.optional,
    hint: hint && t(hint),
    note:
      known && t({ id: 'agency-question.known', defaultMessage: 'Known from the entry: {known}' }, { known }),
  }
  if (kind === 'yes') {
    return (
      <div className={fieldStyles.columns12}>
        <Tick
          id={shared.id}
          label={shared.label}
          message={shared.message}
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

interface CountryProps extends FieldProps {
  value: string
  onChange: (code: string) => void
}

const nothing = () => {}

/** A country by its code, with suggestions. */
function CountryQuestion({ value, onChange, ...words }: CountryProps) {
  const { id } = words
  const tips = useTips()
  const field = { ...words, hint: tips ? words.hint : undefined }
  return (
    <Field {...field}>
      <CodeCombobox
        id={id}
        label={field.label}
        lookup="countries"
        code={value}
        onChange={onChange}
        onLeave={nothing}
        aria={controlAria(id, field)}
      />
    </Field>
  )
}
