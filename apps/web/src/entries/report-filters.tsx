import { tariffNumber } from '@edfe/domain/entry'
import { parseDeadlineKey } from '@edfe/domain/tasks'
import { DEADLINE_TEXTS } from '../messages/deadline-kinds.ts'
import { monthLabel } from '../messages/month-label.ts'
import { programLabel } from '../messages/program-label.ts'
import { shortDay } from '../messages/short-day.ts'
import { useMe } from '../session/use-me.ts'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import type { EntryListSearch } from './entry-list-search.ts'
import styles from './report-filters.module.css'

interface Props {
  search: EntryListSearch
  onChange: (next: EntryListSearch) => void
}

/** Shows the filter that a report's link set on the list, and the way back to all entries. */
export function ReportFilters({ search: { entered, deadline, measure, program }, onChange }: Props) {
  const today = useMe().data?.today ?? ''
  const due = deadline ? parseDeadlineKey(deadline) : undefined
  const filters = [
    entered && {
      text: t(
        { id: 'report-filters.date-of-entry-in', defaultMessage: 'Date of entry in {entered}' },
        { entered: monthLabel(entered) },
      ),
      button: t({ id: 'report-filters.show-every-month', defaultMessage: 'Show every month' }),
      none: { entered: undefined },
    },
    due && {
      text: `${DEADLINE_TEXTS[due.kind].label}: ${shortDay(due.day, today)}`,
      button: t({ id: 'report-filters.show-every-deadline', defaultMessage: 'Show every deadline' }),
      none: { deadline: undefined },
    },
    measure && {
      text: t(
        { id: 'report-filters.heading-of-chapter-99', defaultMessage: 'Heading of chapter 99: {measure}' },
        { measure: tariffNumber(measure) },
      ),
      button: t({ id: 'report-filters.show-every-heading', defaultMessage: 'Show every heading' }),
      none: { measure: undefined },
    },
    program && {
      text: t(
        { id: 'report-filters.special-program', defaultMessage: 'Special program: {program}' },
        { program: programLabel(program) },
      ),
      button: t({ id: 'report-filters.show-every-program', defaultMessage: 'Show every program' }),
      none: { program: undefined },
    },
  ].filter((filter) => typeof filter === 'object')
  if (filters.length === 0) return null
  return (
    <div className={styles.filters}>
      {filters.map(({ text, button, none }) => (
        <p className={`${layoutStyles.actions} ${textStyles.small}`} key={button}>
          {text}
          <Button look="inline" onClick={() => onChange(none)}>
            {button}
          </Button>
        </p>
      ))}
    </div>
  )
}
