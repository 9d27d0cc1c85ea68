import controlStyles from '../../ui/control.module.css'
import { SelectBox } from '../../ui/field.tsx'
import { t } from '../../words/t.ts'
import { changeText } from './duty-change.ts'
import type { LineDuty } from './tariff-queries.ts'

type Option = LineDuty['open_questions'][number]['options'][number]
type Choice = Pick<Option, 'value' | 'label'> & { changes_duty_by?: string | null }

interface Props {
  id: string
  options: readonly Choice[]
  value: string
  onChoose: (answer: string) => void
}

/** The answers that a question allows, each with what it changes of the duty. */
export function ChoiceOfAnswer({ id, options, value, onChoose }: Props) {
  return (
    <SelectBox>
      <select
        id={id}
        className={controlStyles.control}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{t({ id: 'choice-of-answer.choose', defaultMessage: 'Choose' })}</option>
        {options.map(({ value: answer, label, changes_duty_by: change }) => (
          <option key={answer} value={answer}>
            {change ? `${label} (${changeText(change)})` : label}
          </option>
        ))}
      </select>
    </SelectBox>
  )
}
