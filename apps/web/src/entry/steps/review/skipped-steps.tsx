import { STEPS } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import fieldStyles from '../../../ui/field.module.css'
import { t } from '../../../words/t.ts'
import { useEditorState } from '../../editing/entry-context.ts'
import { entryLink } from '../../entry-link.ts'

/** The review names the steps that were skipped and not done since, each with the way back to it. */
export function SkippedSteps() {
  const { entry } = useEditorState()
  const skipped = STEPS.filter(({ key }) => entry.skip_flags[key])
  if (skipped.length === 0) return null
  return (
    <p className={fieldStyles.note}>
      {skipped.length === 1
        ? t({ id: 'skipped-steps.step-skipped', defaultMessage: 'A step was skipped' })
        : t(
            { id: 'skipped-steps.steps-were-skipped', defaultMessage: '{skippedCount} steps were skipped' },
            { skippedCount: skipped.length },
          )}
      :{' '}
      {skipped.map(({ key, path, title }, index) => (
        <span key={key}>
          {index > 0 && ', '}
          <Link {...entryLink(entry.id, path)}>{title}</Link>
        </span>
      ))}
      {t({
        id: 'skipped-steps.missing-values-listed-among',
        defaultMessage: '. Missing values are listed among the issues.',
      })}
    </p>
  )
}
