import { Button } from '../ui/button.tsx'
import styles from '../ui/feedback.module.css'
import { LinkButton } from '../ui/link-button.tsx'

interface NoEntriesProps {
  filtered: boolean
  archived: boolean
  onClear: () => void
}

/** The content of a list without rows: clear the filters, or create an entry. */
export function NoEntries({ filtered, archived, onClear }: NoEntriesProps) {
  return (
    <div className={styles.empty}>
      <p className="strong">No entries found</p>
      {filtered && (
        <>
          <p className="muted text-small">Try adjusting your filters or search terms.</p>
          <Button look="quiet" onClick={onClear}>
            Clear filters
          </Button>
        </>
      )}
      {!filtered && archived && (
        <p className="muted text-small">Archived entries are listed here. You can restore them.</p>
      )}
      {!filtered && !archived && (
        <>
          <p className="muted text-small">Get started by creating a new entry.</p>
          <LinkButton to="/entries/new/step-1" icon="plus">
            Create New Entry
          </LinkButton>
        </>
      )}
    </div>
  )
}
