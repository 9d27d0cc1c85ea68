import type { DocumentsAnswer } from '@edfe/contracts/documents/documents'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { useDates } from '../../session/use-dates.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import controlStyles from '../../ui/control.module.css'
import dialogStyles from '../../ui/dialog.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { showDay } from '../values/format.ts'
import { DeleteRecords } from './delete-records.tsx'
import { documentsQuery, setLegalHold } from './documents-api.ts'
import styles from './retention-panel.module.css'

interface Props {
  entryId: string
  answer: DocumentsAnswer
}

/** How long the records of the entry are kept, and whether they are on legal hold. */
export function RetentionPanel({ entryId, answer }: Props) {
  const dates = useDates()
  const { is_filed, kept_until, required_until, legal_hold, may } = answer
  return (
    <Panel title="How long it is kept">
      <div className={`${panelStyles.body} ${styles.retention}`}>
        <p>
          {!is_filed && !legal_hold && 'Nothing is filed yet: documents can be deleted. '}
          {may.delete_records && 'The time for which the records are kept has ended. '}
          {is_filed &&
            kept_until &&
            !may.delete_records &&
            `Kept until ${showDay(kept_until)}. Nobody can delete a document earlier. `}
          {is_filed && !kept_until && 'Kept without an end: the entry has no entry date. '}
          Customs law asks for five years from the entry date (19 CFR 163.4)
          {required_until && `: until ${showDay(required_until)}`}.
        </p>
        {legal_hold && (
          <p>
            On legal hold since {dates.day(legal_hold.since)}
            {legal_hold.by && ` by ${legal_hold.by.name}`}: {legal_hold.reason}
          </p>
        )}
        {may.delete_records && <DeleteRecords />}
        {may.hold && <HoldButton entryId={entryId} isHeld={legal_hold !== null} />}
      </div>
    </Panel>
  )
}

function HoldButton({ entryId, isHeld }: { entryId: string; isHeld: boolean }) {
  const queryClient = useQueryClient()
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const save = useMutation({
    mutationFn: () => setLegalHold(entryId, !isHeld, reason),
    onSuccess: (answer) => {
      queryClient.setQueryData(documentsQuery(entryId).queryKey, answer)
      announce(isHeld ? 'The legal hold is ended.' : 'The records are on legal hold.')
      setAsking(false)
      setReason('')
    },
  })
  const title = isHeld ? 'End the legal hold?' : 'Put the records on legal hold?'
  const problem = save.isError
    ? messageOf(save.error, 'This could not be saved. Please try again.')
    : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <>
      <Button look="quiet" small onClick={() => setAsking(true)}>
        {isHeld ? 'End legal hold' : 'Legal hold'}
      </Button>
      <Dialog
        open={isAsking}
        title={title}
        lead={
          isHeld
            ? 'What the law and your settings let go can be deleted again.'
            : 'Nothing of this entry can be deleted until an administrator ends the hold.'
        }
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button look="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button type="submit" form={`${id}-form`} busy={save.isPending} className={dialogStyles.last}>
              {isHeld ? 'End the hold' : 'Hold the records'}
            </Button>
          </>
        }
      >
        <form id={`${id}-form`} onSubmit={submit}>
          {isHeld ? (
            problem && <p role="alert">{problem}</p>
          ) : (
            <Field
              id={id}
              label="Reason"
              hint="Shown to everybody who works with the entry"
              message={problem ? { severity: 'error', text: problem } : undefined}
            >
              <input
                id={id}
                className={controlStyles.control}
                value={reason}
                maxLength={500}
                onChange={(event) => setReason(event.target.value)}
              />
            </Field>
          )}
        </form>
      </Dialog>
    </>
  )
}
