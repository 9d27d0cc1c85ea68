import { Button } from '../ui/button.tsx'
import styles from '../ui/feedback.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'

interface NoEntriesProps {
  filtered: boolean
  archived: boolean
  onClear: () => void
}

/** The content of a list without rows: clear the filters, or create an entry. */
export function NoEntries({ filtered, archived, onClear }: NoEntriesProps) {
  return (
    <div className={styles.empty}>
      <p className={textStyles.strong}>
        {t({ id: 'no-entries.no-entries-found', defaultMessage: 'No entries found' })}
      </p>
      {filtered && (
        <>
          <p className={textStyles.secondary}>
            {t({
              id: 'no-entries.try-adjusting-your-filters-or',
              defaultMessage: 'Try adjusting your filters or search terms.',
            })}
          </p>
          <Button look="quiet" onClick={onClear}>
            {t({ id: 'no-entries.clear-filters', defaultMessage: 'Clear filters' })}
          </Button>
        </>
      )}
      {!filtered && archived && (
        <p className={textStyles.secondary}>
          {t({
            id: 'no-entries.archived-entries-are-listed-here',
            defaultMessage: 'Archived entries are listed here. You can restore them.',
          })}
        </p>
      )}
      {!filtered && !archived && (
        <>
          <p className={textStyles.secondary}>
            {t({
              id: 'no-entries.get-started-by-creating-a',
              defaultMessage: 'Get started by creating a new entry.',
            })}
          </p>
          <LinkButton to="/entries/new/step-1" icon="plus">
            {t({ id: 'no-entries.create-new-entry', defaultMessage: 'Create New Entry' })}
          </LinkButton>
        </>
      )}
    </div>
  )
}
