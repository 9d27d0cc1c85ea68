import type { LetterOutcome } from '@edfe/contracts/customs/customs-requests'
import { LETTER_OUTCOMES, type LetterOutcomeKind } from '@edfe/domain/customs-letters'
import { defineMessage } from '@edfe/domain/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { ProblemText } from '../../ui/problem-text.tsx'
import textStyles from '../../ui/text.module.css'
import { SelectField, TextAreaField, TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { showDay, typedDay } from '../values/format.ts'
import { type CustomsRequest, customsRequestsQuery, recordLetterOutcome } from './customs-requests-api.ts'

const KINDS = {
  accepted: defineMessage({
    id: 'letter-outcome.accepted',
    defaultMessage: 'CBP accepted the entry as filed',
  }),
  rate_advance: defineMessage({ id: 'letter-outcome.rate-advance', defaultMessage: 'CBP advanced the rate' }),
  number_changed: defineMessage({
    id: 'letter-outcome.number-changed',
    defaultMessage: 'CBP changed the tariff number',
  }),
}

/** What became of a letter, in a sentence. */
export function OutcomeText({ outcome, part }: { outcome: LetterOutcome; part: string | null }) {
  return (
    <p>
      {t(
        {
          id: 'letter-outcome.sentence',
          defaultMessage:
            '{kind, select, rate_advance {CBP advanced the rate to {value}} number_changed {CBP changed the number to {value}} other {CBP accepted the entry as filed}} on {day}.{part, select, none {} other { Later entries of part {part} are checked against it.}}',
        },
        {
          kind: outcome.kind,
          value:
            outcome.kind === 'rate_advance'
              ? outcome.rate
              : outcome.kind === 'number_changed'
                ? outcome.number
                : '',
          day: showDay(outcome.decided_on),
          part: (outcome.kind !== 'accepted' && part) || 'none',
        },
      )}{' '}
      {outcome.note}
    </p>
  )
}

interface Props {
  entryId: string
  request: CustomsRequest
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
}

/** Records what became of a letter of CBP. */
export function OutcomeButton(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" small onClick={() => setOpen(true)}>
        <T
          id="letter-outcome.open"
          defaultMessage="Record the outcome…<span> ({title})</span>"
          values={{
            title: props.request.title,
            span: (content) => <span className={textStyles.visuallyHidden}>{content}</span>,
          }}
        />
      </Button>
      {isOpen && <OutcomeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function OutcomeDialog({ entryId, request, today, onClose }: Props & { onClose: () => void }) {
  const queryClient = useQueryClient()
  const id = useId()
  const [kind, setKind] = useState<LetterOutcomeKind>('accepted')
  const [value, setValue] = useState('')
  const [day, setDay] = useState(showDay(today))
  const [note, setNote] = useState('')
  const record = useMutation({
    mutationFn: (body: LetterOutcome) => recordLetterOutcome(entryId, request.id, body),
    onSuccess: (answer) => {
      queryClient.setQueryData(customsRequestsQuery(entryId).queryKey, answer)
      announce(t({ id: 'letter-outcome.recorded', defaultMessage: 'The outcome is recorded.' }))
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const base = { decided_on: typedDay(day) ?? day, note }
    if (kind === 'rate_advance') record.mutate({ ...base, kind, rate: value })
    else if (kind === 'number_changed') record.mutate({ ...base, kind, number: value })
    else record.mutate({ ...base, kind })
  }
  return (
    <Dialog
      open
      title={t({ id: 'letter-outcome.title', defaultMessage: 'What became of it' })}
      lead={request.title}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
          </Button>
          <Button type="submit" form={id} busy={record.isPending}>
            {t({ id: 'letter-outcome.record', defaultMessage: 'Record the outcome' })}
          </Button>
        </>
      }
    >
      <form id={id} className={layoutStyles.stack12} onSubmit={submit} noValidate>
        <SelectField
          label={t({ id: 'letter-outcome.kind', defaultMessage: 'Outcome' })}
          options={LETTER_OUTCOMES.map((each) => [each, t(KINDS[each])] as const)}
          value={kind}
          onChange={({ target }) => {
            setKind(LETTER_OUTCOMES.find((each) => each === target.value) ?? 'accepted')
            setValue('')
          }}
        />
        {kind !== 'accepted' && (
          <TextField
            label={
              kind === 'rate_advance'
                ? t({ id: 'letter-outcome.rate', defaultMessage: 'Rate that CBP takes' })
                : t({ id: 'letter-outcome.number', defaultMessage: 'Number that CBP takes' })
            }
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
        <TextField
          label={t({ id: 'letter-outcome.day', defaultMessage: 'Decided on' })}
          inputMode="numeric"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          onBlur={() => setDay(showDay(day))}
        />
        <TextAreaField
          label={t({ id: 'letter-outcome.note', defaultMessage: 'Note (optional)' })}
          rows={3}
          maxLength={2000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <ProblemText
          text={
            record.isError
              ? messageOf(
                  record.error,
                  t({
                    id: 'letter-outcome.failed',
                    defaultMessage: 'The outcome could not be recorded. Please try again.',
                  }),
                )
              : undefined
          }
        />
      </form>
    </Dialog>
  )
}
