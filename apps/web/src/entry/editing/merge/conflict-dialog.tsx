import { useState } from 'react'
import { useDates } from '../../../session/use-dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Conflict } from '../editor-state.ts'
import { useEditorState, useEntryContext } from '../entry-context.ts'
import { useMergeNotice } from '../use-merge-notice.ts'
import versionRowStyles from './version-row.module.css'
import { VersionRow } from './version-row.tsx'

/** Two people saved different values in the same place: both are shown, field by field, and nothing is saved until one is chosen. */
export function ConflictDialog() {
  const { editor } = useEntryContext()
  const { conflict } = useEditorState()
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
  const who = conflict.remote.updated_by?.name ?? 'Another user'
  const when = dates.time(conflict.remote.updated_at)
  const { length } = conflict.fields
  return (
    <Dialog
      open
      wide
      isFlush
      title="Two versions of this entry"
      lead={`${conflict.message} Choose which value to keep for each field. Nothing is saved until you do.`}
      onClose={onBack}
      footer={
        <>
          <Button look="plain" className={versionRowStyles.back} onClick={onBack}>
            Go back to the form
          </Button>
          <Button look="quiet" onClick={onDiscard}>
            Discard my edits
          </Button>
          <Button onClick={() => onKeep([...taken])}>Keep chosen values</Button>
        </>
      }
    >
      <div className={`${versionRowStyles.row} ${versionRowStyles.head}`}>
        <div>
          <small>{length === 1 ? '1 field differs' : `${length} fields differ`}</small>
        </div>
        <div>
          <b>Yours</b>
          <small>Typed, not yet saved</small>
        </div>
        <div>
          <b>{who}</b>
          <small>Saved {when}</small>
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
