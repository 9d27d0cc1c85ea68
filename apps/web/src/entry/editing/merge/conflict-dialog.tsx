import { useState } from 'react'
import { useDates } from '../../../session/use-dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { t } from '../../../words/t.ts'
import type { Conflict } from '../editor-state.ts'
import { useEditorState, useEntryContext } from '../entry-context.ts'
import { useMergeNotice } from '../use-merge-notice.ts'
import versionRowStyles from './version-row.module.css'
import { VersionRow } from './version-row.tsx'

/** Two people saved different values in the same place: both are shown, field by field, and nothing is saved until one is chosen. */
export function ConflictDialog() {
  const { editor } = useEntryContext()
  const conflict = useEditorState((state) => state.conflict)
  useMergeNotice()
  if (!conflict) return null
  return (
    <ConflictChoice
      key={conflict.remote.updated_at}
      conflict={conflict}
      onKeep={(paths) => void editor.resolveConflict(paths)}
      onDiscard={() => editor.discardLocal()}
      onBack={() => editor.postponeConflict()}
    />
  )
}

interface Props {
  conflict: Conflict
  /** Paths at which their value is taken. */
  onKeep: (paths: string[]) => void
  onDiscard: () => void
  onBack: () => void
}

function ConflictChoice({ conflict, onKeep, onDiscard, onBack }: Props) {
  const dates = useDates()
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(conflict.fields.filter((field) => field.proposed === 'remote').map((field) => field.path)),
  )
  const choose = (path: string, isRemote: boolean) => {
    setTaken((now) => {
      const next = new Set(now)
      if (isRemote) next.add(path)
      else next.delete(path)
      return next
    })
  }
  const who =
    conflict.remote.updated_by?.name ??
    t({ id: 'conflict-dialog.another-user', defaultMessage: 'Another user' })
  const when = dates.time(conflict.remote.updated_at)
  const { length } = conflict.fields
  return (
    <Dialog
      open
      wide
      isFlush
      title={t({
        id: 'conflict-dialog.two-versions-of-this-entry',
        defaultMessage: 'Two versions of this entry',
      })}
      lead={t(
        {
          id: 'conflict-dialog.choose-which-value-to-keep',
          defaultMessage:
            '{message} Choose which value to keep for each field. Nothing is saved until you do.',
        },
        { message: conflict.message },
      )}
      onClose={onBack}
      footer={
        <>
          <Button look="plain" className={versionRowStyles.back} onClick={onBack}>
            {t({ id: 'conflict-dialog.go-back-to-the-form', defaultMessage: 'Go back to the form' })}
          </Button>
          <Button look="quiet" onClick={onDiscard}>
            {t({ id: 'conflict-dialog.discard-my-edits', defaultMessage: 'Discard my edits' })}
          </Button>
          <Button onClick={() => onKeep([...taken])}>
            {t({ id: 'conflict-dialog.keep-chosen-values', defaultMessage: 'Keep chosen values' })}
          </Button>
        </>
      }
    >
      <div className={`${versionRowStyles.row} ${versionRowStyles.head}`}>
        <div>
          <small>
            {t(
              {
                id: 'conflict-dialog.text',
                defaultMessage: '{length, plural, one {1 field differs} other {# fields differ}}',
              },
              { length },
            )}
          </small>
        </div>
        <div>
          <b>{t({ id: 'conflict-dialog.yours', defaultMessage: 'Yours' })}</b>
          <small>
            {t({ id: 'conflict-dialog.typed-not-yet-saved', defaultMessage: 'Typed, not yet saved' })}
          </small>
        </div>
        <div>
          <b>{who}</b>
          <small>{t({ id: 'conflict-dialog.saved', defaultMessage: 'Saved {when}' }, { when })}</small>
        </div>
      </div>
      {conflict.fields.map((field) => (
        <VersionRow
          key={field.path}
          field={field}
          isRemote={taken.has(field.path)}
          onChoose={(isRemote) => choose(field.path, isRemote)}
        />
      ))}
    </Dialog>
  )
}
