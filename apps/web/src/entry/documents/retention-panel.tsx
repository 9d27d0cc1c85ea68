import type { DocumentsAnswer } from '@edfe/contracts/documents/documents'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { useDates } from '../../session/use-dates.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import controlStyles from '../../ui/control.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { t } from '../../words/t.ts'
import { showDay } from '../values/format.ts'
import { DeleteRecords } from './delete-records.tsx'
import { documentsQuery, setLegalHold } from './documents-api.ts'

interface Props {
  entryId: string
  entryNumber: string
  answer: DocumentsAnswer
}

/** Shows the retention period of the entry's records, and any legal hold. */
export function RetentionPanel({ entryId, entryNumber, answer }: Props) {
  const dates = useDates()
  const { is_filed, kept_until, required_until, legal_hold, may } = answer
  const howLong = (): string => {
    if (may.delete_records)
      return t({
        id: 'retention-panel.ended',
        defaultMessage: 'The time for which the records are kept has ended.',
      })
    if (!is_filed)
      return legal_hold
        ? ''
        : t({
            id: 'retention-panel.not-filed',
            defaultMessage: 'Nothing is filed yet: documents can be deleted.',
          })
    return kept_until
      ? t(
          {
            id: 'retention-panel.kept-until',
            defaultMessage: 'Kept until {day}. Nobody can delete a document earlier.',
          },
          { day: showDay(kept_until) },
        )
      : t({
          id: 'retention-panel.without-end',
          defaultMessage: 'Kept without an end: the entry has no entry date.',
        })
  }
  return (
    <Panel title={t({ id: 'retention-panel.how-long-it-is-kept', defaultMessage: 'How long it is kept' })}>
      <div className={`${panelStyles.body} ${layoutStyles.stack12} ${layoutStyles.justifyStart}`}>
        <p>
          {howLong()}{' '}
          {required_until
            ? t(
                {
                  id: 'retention-panel.law-until',
                  defaultMessage:
                    'Customs law asks for five years from the entry date (19 CFR 163.4): until {day}.',
                },
                { day: showDay(required_until) },
              )
            : t({
                id: 'retention-panel.law',
                defaultMessage: 'Customs law asks for five years from the entry date (19 CFR 163.4).',
              })}
        </p>
        {legal_hold && (
          <p>
            {t(
              {
                id: 'retention-panel.on-legal-hold-since',
                defaultMessage:
                  'On legal hold since {since}{isKnown, select, yes { by {name}} other {}}: {reason}',
              },
              {
                since: dates.day(legal_hold.since),
                isKnown: legal_hold.by ? 'yes' : 'no',
                name: legal_hold.by?.name,
                reason: legal_hold.reason,
              },
            )}
          </p>
        )}
        {may.delete_records && <DeleteRecords entryId={entryId} entryNumber={entryNumber} />}
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
      announce(
        isHeld
          ? t({ id: 'retention-panel.the-legal-hold-is-ended', defaultMessage: 'The legal hold is ended.' })
          : t({
              id: 'retention-panel.the-records-are-on-legal',
              defaultMessage: 'The records are on legal hold.',
            }),
      )
      setAsking(false)
      setReason('')
    },
  })
  const title = isHeld
    ? t({ id: 'retention-panel.end-the-legal-hold', defaultMessage: 'End the legal hold?' })
    : t({ id: 'retention-panel.put-the-records-on-legal', defaultMessage: 'Put the records on legal hold?' })
  const problem = save.isError
    ? messageOf(
        save.error,
        t({
          id: 'retention-panel.this-could-not-be-saved',
          defaultMessage: 'This could not be saved. Please try again.',
        }),
      )
    : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <>
      <Button look="quiet" small onClick={() => setAsking(true)}>
        {isHeld
          ? t({ id: 'retention-panel.end-legal-hold', defaultMessage: 'End legal hold' })
          : t({ id: 'retention-panel.legal-hold', defaultMessage: 'Legal hold' })}
      </Button>
      <Dialog
        open={isAsking}
        title={title}
        lead={
          isHeld
            ? t({
                id: 'retention-panel.what-the-law-and-your',
                defaultMessage: 'What the law and your settings let go can be deleted again.',
              })
            : t({
                id: 'retention-panel.nothing-of-this-entry-can',
                defaultMessage: 'Nothing of this entry can be deleted until an administrator ends the hold.',
              })
        }
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
            </Button>
            <Button type="submit" form={`${id}-form`} busy={save.isPending} className={layoutStyles.toEnd}>
              {isHeld
                ? t({ id: 'retention-panel.end-the-hold', defaultMessage: 'End the hold' })
                : t({ id: 'retention-panel.hold-the-records', defaultMessage: 'Hold the records' })}
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
              label={t({ id: 'retention-panel.reason', defaultMessage: 'Reason' })}
              hint={t({
                id: 'retention-panel.shown-to-everybody-who-works',
                defaultMessage: 'Shown to everybody who works with the entry',
              })}
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
