import { STEPS } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import fieldStyles from '../../../ui/field.module.css'
import { ElementList } from '../../../words/element-list.tsx'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { useEntry } from '../../editing/entry-context.ts'
import { entryLink } from '../../entry-link.ts'

/** The review names the steps that were skipped and not done since, each with the way back to it. */
export function SkippedSteps() {
  const entry = useEntry()
  const skipped = STEPS.filter(({ key }) => entry.skip_flags[key])
  if (skipped.length === 0) return null
  return (
    <p className={fieldStyles.note}>
      <T
        id="skipped-steps.skipped"
        defaultMessage="{count, plural, one {A step was skipped} other {# steps were skipped}}: {steps}. Missing values are listed among the issues."
        values={{
          count: skipped.length,
          steps: (
            <ElementList
              items={skipped.map(({ key, path, title }) => (
                <Link key={key} {...entryLink(entry.id, path)}>
                  {t(title)}
                </Link>
              ))}
            />
          ),
        }}
      />
    </p>
  )
}
