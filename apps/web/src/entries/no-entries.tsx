import { Button } from '../ui/button.tsx'
import styles from '../ui/feedback.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import textStyles from '../ui/text.module.css'

interface NoEntriesProps {
  filtered: boolean
  archived: boolean
  onClear: () => void
}

/** The content of a list without rows: clear the filters, or create an entry. */
export function NoEntries({ filtered, archived, onClear }: NoEntriesProps) {
  return (
    <div className={styles.empty}>
      <p className={textStyles.strong}>No entries found</p>
      {filtered && (
        <>
          <p className={textStyles.secondary}>Try adjusting your filters or search terms.</p>
          <Button look="quiet" onClick={onClear}>
            Clear filters
          </Button>
        </>
      )}
      {!filtered && archived && (
        <p className={textStyles.secondary}>Archived entries are listed here. You can restore them.</p>
      )}
      {!filtered && !archived && (
        <>
          <p className={textStyles.secondary}>Get started by creating a new entry.</p>
          <LinkButton to="/entries/new/step-1" icon="plus">
            Create New Entry
          </LinkButton>
        </>
      )}
    </div>
  )
}
