import type { RulesProfileName } from '@edfe/domain/profile'
import { useId } from 'react'
import { rulesOptions } from '../../messages/rules-options.ts'
import styles from '../../ui/choices.module.css'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'

interface Props {
  rules: RulesProfileName
  onChange: (rules: RulesProfileName) => void
}

/** The question that every new organization is asked; CBP's rules are the first answer. */
export function RulesChoice({ rules, onChange }: Props) {
  const name = useId()
  return (
    <fieldset>
      <legend className={textStyles.strong}>
        {t({ id: 'rules-choice.question', defaultMessage: 'Which rules should check your entries?' })}
      </legend>
      <div className={layoutStyles.grid}>
        {rulesOptions()
          .toReversed()
          .map(([value, label]) => (
            <label key={value} className={styles.choice}>
              <input type="radio" name={name} checked={value === rules} onChange={() => onChange(value)} />
              {label}
            </label>
          ))}
      </div>
    </fieldset>
  )
}
