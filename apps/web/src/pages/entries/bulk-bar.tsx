import { type EntryListAsk, entriesCsvAddress } from '../../api/entry-list.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'

interface BulkBarProps {
  chosen: number
  shown: number
  archived: boolean
  busy: boolean
  csv: EntryListAsk
  onAll: () => void
  onNone: () => void
  onMove: () => void
}

/** How many rows are chosen, all or none of them, and what can be done with them. */
export function BulkBar({ chosen, shown, archived, busy, csv, onAll, onNone, onMove }: BulkBarProps) {
  const all = chosen === shown
  const word = archived ? 'Restore Selected' : 'Archive Selected'
  return (
    <div className={chosen > 0 ? 'bulk' : 'bulk idle'}>
      <b className="strong" aria-live="polite">
        {chosen} selected
      </b>
      <button type="button" className="link-button" onClick={all ? onNone : onAll}>
        {all ? 'Deselect All' : 'Select All'}
      </button>
      <span className="btns end">
        <a className={buttonClass('quiet', true)} href={entriesCsvAddress(csv)} download>
          <Icon name="download" />
          Export CSV
        </a>
        <Button
          look="quiet"
          small
          icon={archived ? 'restore' : 'archive'}
          busy={busy}
          disabledReason={chosen === 0 ? 'Select at least one entry.' : undefined}
          onClick={onMove}
        >
          {word}
        </Button>
      </span>
    </div>
  )
}
