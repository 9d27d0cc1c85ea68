import { formatEntryNumber } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { entryLink } from '../entry-link.ts'
import { linesText } from '../lines-sheet/line-text.ts'
import styles from './import.module.css'
import { type FurtherEntry, useFurtherEntries } from './use-further-entries.ts'

interface Props {
  entries: readonly FurtherEntry[]
  /** Takes the lines of this entry back. */
  onUndo: () => void
  onClose: () => void
}

/** After a sheet was split: the further entries, each a link to its lines, and a way to take all of it back. */
export function SplitDone({ entries, onUndo, onClose }: Props) {
  const others = useFurtherEntries()
  const undo = async () => {
    if (!(await others.remove(entries))) return
    onUndo()
    onClose()
    showToast({
      text: t(
        {
          id: 'split-done.the-import-is-undone-deleted',
          defaultMessage:
            'The import is undone: {count, plural, one {the further entry is} other {# further entries are}} deleted.',
        },
        { count: entries.length },
      ),
    })
  }
  return (
    <Dialog
      open
      title={t({ id: 'split-done.the-sheet-is-split', defaultMessage: 'The sheet is split' })}
      lead={t({
        id: 'split-done.this-entry-has-its-lines',
        defaultMessage: 'This entry has its lines. The others are in drafts of the same shipment.',
      })}
      onClose={onClose}
      footer={
        <>
          {others.problem && (
            <p role="alert" className={`${textStyles.error} ${styles.fault}`}>
              {others.problem}
            </p>
          )}
          <Button look="quiet" busy={others.isBusy} onClick={() => void undo()}>
            {t({ id: 'split-done.undo-the-import', defaultMessage: 'Undo the import' })}
          </Button>
          <Button onClick={onClose}>
            {t({ id: 'split-done.stay-in-this-entry', defaultMessage: 'Stay in this entry' })}
          </Button>
        </>
      }
    >
      <ul className={`${layoutStyles.stack8} ${layoutStyles.spaceBelow8}`}>
        {entries.map(({ id, entry_number, line_count }) => (
          <li key={id}>
            <Link {...entryLink(id, 'step-4')}>{formatEntryNumber(entry_number)}</Link>:{' '}
            {linesText(line_count)}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
