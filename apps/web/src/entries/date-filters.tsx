import { parseDeadlineKey } from '@edfe/domain/tasks'
import { DEADLINE_TEXTS } from '../messages/deadline-kinds.ts'
import { monthLabel } from '../messages/month-label.ts'
import { shortDay } from '../messages/short-day.ts'
import { useMe } from '../session/use-me.ts'
import { Button } from '../ui/button.tsx'
import styles from './date-filters.module.css'
import type { EntryListSearch } from './entry-list-search.ts'

interface Props {
  search: EntryListSearch
  onChange: (next: EntryListSearch) => void
}

/** The month of entry or the deadline that a report's link narrows the list to, and how to see all entries again. */
export function DateFilters({ search: { entered, deadline }, onChange }: Props) {
  const today = useMe().data?.today ?? ''
  const due = deadline ? parseDeadlineKey(deadline) : undefined
  if (!entered && !due) return null
  return (
    <div className={styles.filters}>
      {entered && (
        <p>
          Date of entry in {monthLabel(entered)}
          <Button look="plain" onClick={() => onChange({ entered: undefined })}>
            Show every month
          </Button>
        </p>
      )}
      {due && (
        <p>
          {DEADLINE_TEXTS[due.kind].label}: {shortDay(due.day, today)}
          <Button look="plain" onClick={() => onChange({ deadline: undefined })}>
            Show every deadline
          </Button>
        </p>
      )}
    </div>
  )
}
