import { ENTRY_GROUPS, type EntryGroup } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import type { Dashboard } from '../api/dashboard.ts'
import { GROUP_LABELS } from '../messages/entry-groups.ts'
import { countText } from '../messages/money.ts'
import { useMe } from '../session/use-me.ts'
import { usePractice } from '../session/use-practice.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import panelStyles from '../ui/panel.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './group-counts.module.css'
import { groupNotes } from './group-notes.ts'

/** The groups that an importer works with daily; deleted summaries are in the list of entries. */
type CountedGroup = Exclude<EntryGroup, 'deleted'>

const COUNTED = ENTRY_GROUPS.filter((group) => group !== 'deleted')

const LOOKS: Record<CountedGroup, { icon: IconName; tone: string | undefined }> = {
  in_progress: { icon: 'draft', tone: textStyles.muted },
  at_cbp: { icon: 'submitted', tone: textStyles.info },
  released: { icon: 'accepted', tone: textStyles.success },
  rejected: { icon: 'rejected', tone: textStyles.error },
}

const NOTHING_OWED = { due_released_count: 0 }

/**
 * Shows the number of entries in progress, at CBP, released and rejected, and what they wait for; each count
 * opens its entries.
 */
export function GroupCounts({ dashboard }: { dashboard: Dashboard }) {
  const today = useMe().data?.today ?? ''
  const isPractice = usePractice()
  const notes = groupNotes(isPractice ? { ...dashboard, money: NOTHING_OWED } : dashboard, today)
  return (
    <ul
      className={`${panelStyles.panel} ${styles.counts}`}
      aria-label={t({ id: 'group-counts.entries-by-group', defaultMessage: 'Entries by group' })}
    >
      {COUNTED.map((group) => (
        <li key={group}>
          <Link to="/entries" search={{ group }}>
            <span className={`${LOOKS[group].tone} ${styles.mark}`}>
              <Icon name={LOOKS[group].icon} />
            </span>
            <span className={styles.name}>{GROUP_LABELS[group]}</span>
            <b className={`${textStyles.large} ${textStyles.title} ${textStyles.figures}`}>
              {countText(dashboard.groups[group])}
            </b>
            {notes[group] && <small>{notes[group]}</small>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
