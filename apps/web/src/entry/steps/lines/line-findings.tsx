import { useCallback, useSyncExternalStore } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { shownFinding } from '../../editing/late-rules.ts'
import { fieldId, focusField } from '../../form/field-id.ts'
import { useEntryFormContext } from '../../form/form-context.ts'
import styles from './line-section.module.css'

/** Shows the findings of the open line before all else; each finding leads to its field. */
export function LineFindings({ id }: { id: string }) {
  const { errors } = useEntryFormContext()
  const prefix = `line_items.${id}`
  const subscribe = useCallback(
    (listener: () => void) => errors.subscribe(prefix, listener),
    [errors, prefix],
  )
  const read = () => errors.shownUnder(prefix).filter(([, { severity }]) => severity === 'error')
  useSyncExternalStore(subscribe, () =>
    read()
      .map(([name, { rule_id }]) => `${name} ${rule_id}`)
      .join(),
  )
  const found = read()
  if (found.length === 0) return null
  return (
    <ul
      className={`${textStyles.problem} ${textStyles.fine} ${textStyles.tight} ${styles.finding}`}
      aria-label={t({
        id: 'line-findings.what-correct-line',
        defaultMessage: 'What to correct in this line',
      })}
    >
      {found.map(([name, finding]) => (
        <li key={name}>
          <Icon name="error" />
          <a
            href={`#${fieldId(name)}`}
            onClick={(event) => {
              event.preventDefault()
              focusField(name)
            }}
          >
            {shownFinding(finding).message}
          </a>
        </li>
      ))}
    </ul>
  )
}
