import { formatEntryNumber } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { entryLink } from '../entry-link.ts'
import styles from './import.module.css'
import type { FurtherEntry } from './use-further-entries.ts'

/** After a sheet was split: the further entries, each a link to its lines. */
export const SplitDone = ({
  entries,
  onClose,
}: {
  entries: readonly FurtherEntry[]
  onClose: () => void
}) => (
  <Dialog
    open
    title="The sheet is split"
    lead="This entry has its lines. The others are in drafts of the same shipment."
    onClose={onClose}
    footer={<Button onClick={onClose}>Stay in this entry</Button>}
  >
    <ul className={styles.made}>
      {entries.map(({ id, entry_number, line_count }) => (
        <li key={id}>
          <Link {...entryLink(id, 'step-4')}>{formatEntryNumber(entry_number)}</Link>: {line_count}{' '}
          {line_count === 1 ? 'line' : 'lines'}
        </li>
      ))}
    </ul>
  </Dialog>
)
