import { MOST_CHECKED } from '../api/check-entries.ts'
import { type EntryListAsk, entriesCsvAddress } from '../api/entry-list.ts'
import { countText } from '../messages/money.ts'
import buttonStyles from '../ui/button.module.css'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import styles from './bulk-bar.module.css'

interface BulkBarProps {
  chosen: number
  shown: number
  /** Entries of the whole filter. */
  total: number
  hasMore: boolean | undefined
  archived: boolean
  busy: boolean
  csv: EntryListAsk
  onAll: () => void
  onNone: () => void
  onMove: () => void
  checking: boolean
  onCheck: () => void
  onCheckAll: () => void
}

/** How many rows are chosen, all or none of them, and what can be done with them. */
export function BulkBar(props: BulkBarProps) {
  const { chosen, shown, total, hasMore, archived, busy, csv, onAll, onNone, onMove } = props
  const { checking, onCheck, onCheckAll } = props
  const none = chosen === 0 ? 'Select at least one entry.' : undefined
  const all = chosen === shown
  const word = archived ? 'Restore Selected' : 'Archive Selected'
  return (
    <div className={chosen > 0 ? styles.bar : `${styles.bar} ${styles.idle}`}>
      <b className={textStyles.strong} aria-live="polite">
        {shown < total ? `${chosen} of ${shown} on this page selected` : `${chosen} selected`}
      </b>
      <button type="button" className={buttonStyles.link} onClick={all ? onNone : onAll}>
        {all ? 'Deselect All' : 'Select All'}
      </button>
      <span className={`${layoutStyles.actions} ${styles.end}`}>
        {!archived && (
          <>
            <Button look="plain" small busy={checking} onClick={onCheckAll}>
              {hasMore || total > MOST_CHECKED
                ? `Validate first ${countText(MOST_CHECKED)}`
                : `Validate all ${countText(total)}`}
            </Button>
            <Button
              look="quiet"
              small
              icon="validated"
              busy={checking}
              disabledReason={none}
              onClick={onCheck}
            >
              Validate selected
            </Button>
          </>
        )}
        <a className={buttonClass('quiet', true)} href={entriesCsvAddress(csv)} download>
          <Icon name="download" />
          Export CSV
        </a>
        <Button
          look="quiet"
          small
          icon={archived ? 'restore' : 'archive'}
          busy={busy}
          disabledReason={none}
          onClick={onMove}
        >
          {word}
        </Button>
      </span>
    </div>
  )
}
