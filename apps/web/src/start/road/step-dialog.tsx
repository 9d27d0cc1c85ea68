import type { Road } from '@edfe/contracts/organization/road'
import type { RoadStep } from '@edfe/domain/road'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { useMe } from '../../session/use-me.ts'
import { notesOf, useSaveRoad } from '../../session/use-road.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import formStyles from '../../ui/form.module.css'
import { TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'

/** Notes the day on which a step was done, or takes the note back. */
export function StepDialog({ road, step, onClose }: { road: Road; step: RoadStep; onClose: () => void }) {
  const form = useId()
  const save = useSaveRoad()
  const today = useMe().data?.today ?? ''
  const { plan, done } = notesOf(road)
  const [day, setDay] = useState(done[step.key] ?? today)
  const note = (doneOn: string | undefined) => {
    const { [step.key]: _, ...others } = done
    save.mutate({ plan, done: doneOn ? { ...others, [step.key]: doneOn } : others }, { onSuccess: onClose })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    note(day)
  }
  return (
    <Dialog
      open
      title={t({ id: 'step-dialog.title', defaultMessage: 'When was this done?' })}
      lead={t(step.title)}
      onClose={onClose}
      footer={
        <>
          {done[step.key] && (
            <Button look="quiet" busy={save.isPending} onClick={() => note(undefined)}>
              {t({ id: 'step-dialog.not-done', defaultMessage: 'Not done' })}
            </Button>
          )}
          <DialogActions onCancel={onClose} type="submit" form={form} busy={save.isPending}>
            {t({ id: 'step-dialog.save', defaultMessage: 'Save' })}
          </DialogActions>
        </>
      }
    >
      <form id={form} className={formStyles.stack} onSubmit={submit}>
        {save.isError && (
          <Banner
            notice={{
              tone: 'error',
              text: messageOf(
                save.error,
                t({ id: 'step-dialog.failed', defaultMessage: 'The step could not be saved.' }),
              ),
            }}
          />
        )}
        <TextField
          label={t({ id: 'step-dialog.day', defaultMessage: 'Done on' })}
          type="date"
          required
          autoFocus
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </form>
    </Dialog>
  )
}
