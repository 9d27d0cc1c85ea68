import { useState } from 'react'
import { useDates } from '../../../app/session/use-dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useEntryContext, useSessionState } from '../entry-context.ts'
import type { Conflict } from '../entry-editor.ts'
import { useTakenIn } from '../use-merge-notice.ts'
import { VersionRow } from './version-row.tsx'

/** Two people saved different values in the same place: both are shown, field by field, and nothing is saved until one is chosen. */
export function ConflictDialog() {
  const { session } = useEntryContext()
  const { conflict } = useSessionState()
  useTakenIn()
  if (!conflict) return null
  return (
    <ConflictChoice
      key={conflict.theirs.updated_at}
      conflict={conflict}
      onKeep={(paths) => void session.keepChosen(paths)}
      onDiscard={() => session.discardMine()}
      onBack={() => session.postponeConflict()}
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
    () => new Set(conflict.fields.filter((field) => field.proposed === 'theirs').map((field) => field.path)),
  )
  const choose = (path: string, isTheirs: boolean) => {
    setTaken((now) => {
      const next = new Set(now)
      if (isTheirs) next.add(path)
      else next.delete(path)
      return next
    })
  }
  const who = conflict.theirs.updated_by?.name ?? 'Another user'
  const when = dates.time(conflict.theirs.updated_at)
  const { length } = conflict.fields
  return (
    <Dialog
      open
      wide
      title="Two versions of this entry"
      lead={`${conflict.message} Choose which value to keep for each field. Nothing is saved until you do.`}
      onClose={onBack}
      footer={
        <>
          <Button look="plain" onClick={onBack}>
            Go back to the form
          </Button>
          <Button look="quiet" onClick={onDiscard}>
            Discard my edits
          </Button>
          <Button onClick={() => onKeep([...taken])}>Keep chosen values</Button>
        </>
      }
    >
      <div className="ver h">
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
          isTheirs={taken.has(field.path)}
          onChoose={(isTheirs) => choose(field.path, isTheirs)}
        />
      ))}
    </Dialog>
  )
}
