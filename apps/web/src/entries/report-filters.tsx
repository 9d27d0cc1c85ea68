import { tariffNumber } from '@edfe/domain/entry'
import { parseDeadlineKey } from '@edfe/domain/tasks'
import { DEADLINE_TEXTS } from '../messages/deadline-kinds.ts'
import { monthLabel } from '../messages/month-label.ts'
import { programLabel } from '../messages/program-label.ts'
import { shortDay } from '../messages/short-day.ts'
import { useMe } from '../session/use-me.ts'
import { Button } from '../ui/button.tsx'
import type { EntryListSearch } from './entry-list-search.ts'
import styles from './report-filters.module.css'

interface Props {
  search: EntryListSearch
  onChange: (next: EntryListSearch) => void
}

/** What a report's link narrows the list to, and how to see all entries again. */
export function ReportFilters({ search: { entered, deadline, measure, program }, onChange }: Props) {
  const today = useMe().data?.today ?? ''
  const due = deadline ? parseDeadlineKey(deadline) : undefined
  const filters = [
    entered && {
      text: `Date of entry in ${monthLabel(entered)}`,
      button: 'Show every month',
      none: { entered: undefined },
    },
    due && {
      text: `${DEADLINE_TEXTS[due.kind].label}: ${shortDay(due.day, today)}`,
      button: 'Show every deadline',
      none: { deadline: undefined },
    },
    measure && {
      text: `Heading of chapter 99: ${tariffNumber(measure)}`,
      button: 'Show every heading',
      none: { measure: undefined },
    },
    program && {
      text: `Special program: ${programLabel(program)}`,
      button: 'Show every program',
      none: { program: undefined },
    },
  ].filter((filter) => typeof filter === 'object')
  if (filters.length === 0) return null
  return (
    <div className={styles.filters}>
      {filters.map(({ text, button, none }) => (
        <p key={button}>
          {text}
          <Button look="inline" onClick={() => onChange(none)}>
            {button}
          </Button>
        </p>
      ))}
    </div>
  )
}
