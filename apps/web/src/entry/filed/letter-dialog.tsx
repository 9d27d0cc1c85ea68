import { parseDay } from '@edfe/domain/calendar'
import { LETTER_FORMS, type LetterForm, letterAnswerDay } from '@edfe/domain/customs-letters'
import { defineMessage } from '@edfe/domain/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { ProblemText } from '../../ui/problem-text.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { useEntry } from '../editing/entry-context.ts'
import { lineOfPath } from '../sheet/finding-link.tsx'
import { showDay, typedDay } from '../values/format.ts'
import { addCustomsLetter, customsRequestsQuery } from './customs-requests-api.ts'

const FORMS = {
  '28': defineMessage({
    id: 'letter-dialog.form-28',
    defaultMessage: 'CBP Form 28, Request for Information',
  }),
  '29': defineMessage({ id: 'letter-dialog.form-29', defaultMessage: 'CBP Form 29, Notice of Action' }),
}
const LAST_DAYS = {
  '28': defineMessage({
    id: 'letter-dialog.last-day-28',
    defaultMessage:
      'The form asks for an answer within 30 days of its date. Use the day that your letter names.',
  }),
  '29': defineMessage({
    id: 'letter-dialog.last-day-29',
    defaultMessage:
      'CBP waits at most 20 days from mailing before it liquidates (19 CFR 152.2). Use the day that your letter names.',
  }),
}

interface Props {
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
}

/** Takes in a letter that CBP wrote about this entry: its form, date, question, last day, and the line it is about. */
export function LetterButton({ today }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" small onClick={() => setOpen(true)}>
        {t({ id: 'letter-dialog.open', defaultMessage: 'CBP sent a Form 28 or 29…' })}
      </Button>
      {isOpen && <LetterDialog today={today} onClose={() => setOpen(false)} />}
    </>
  )
}

function LetterDialog({ today, onClose }: Props & { onClose: () => void }) {
  const entry = useEntry()
  const queryClient = useQueryClient()
  const id = useId()
  const [form, setForm] = useState<LetterForm>('28')
  const [dated, setDated] = useState(showDay(today))
  const [ownDue, setOwnDue] = useState<string>()
  const [question, setQuestion] = useState('')
  const [line, setLine] = useState('')
  const [isTried, setTried] = useState(false)
  const day = parseDay(typedDay(dated))
  const due = ownDue ?? (day ? showDay(letterAnswerDay(form, day)) : '')
  const dueDay = typedDay(due)
  const keep = useMutation({
    mutationFn: (days: { dated: string; due_on: string }) =>
      addCustomsLetter(entry.id, { form, ...days, question, line: line || null }),
    onSuccess: (answer) => {
      queryClient.setQueryData(customsRequestsQuery(entry.id).queryKey, answer)
      announce(t({ id: 'letter-dialog.kept', defaultMessage: 'The letter is kept, with its last day.' }))
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (day && dueDay && question.trim()) keep.mutate({ dated: day, due_on: dueDay })
  }
  const dayFormat = t({
    id: 'letter-dialog.day-format',
    defaultMessage: 'Use MM/DD/YYYY, for example 12/04/2026',
  })
  return (
    <Dialog
      open
      wide
      title={t({ id: 'letter-dialog.title', defaultMessage: 'A letter of CBP about this entry' })}
      lead={t({
        id: 'letter-dialog.lead',
        defaultMessage: 'It becomes a request with its last day. Add the letter itself to the documents.',
      })}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
          </Button>
          <Button type="submit" form={id} busy={keep.isPending}>
            {t({ id: 'letter-dialog.keep', defaultMessage: 'Keep the letter' })}
          </Button>
        </>
      }
    >
      <form id={id} className={layoutStyles.stack12} onSubmit={submit} noValidate>
        <SelectField
          label={t({ id: 'letter-dialog.form', defaultMessage: 'Form' })}
          options={LETTER_FORMS.map((each) => [each, t(FORMS[each])] as const)}
          value={form}
          onChange={({ target }) => setForm(target.value === '29' ? '29' : '28')}
        />
        <TextField
          label={t({ id: 'letter-dialog.dated', defaultMessage: 'Date of the letter' })}
          inputMode="numeric"
          value={dated}
          error={isTried && !day ? dayFormat : undefined}
          onChange={({ target }) => setDated(target.value)}
          onBlur={() => setDated(showDay(dated))}
        />
        <TextField
          label={t({ id: 'letter-dialog.due', defaultMessage: 'Answer by' })}
          inputMode="numeric"
          value={due}
          note={t(LAST_DAYS[form])}
          error={isTried && !dueDay ? dayFormat : undefined}
          onChange={({ target }) => setOwnDue(target.value)}
          onBlur={() => setOwnDue(showDay(due))}
        />
        <TextAreaField
          label={t({ id: 'letter-dialog.question', defaultMessage: 'What CBP asks or proposes' })}
          rows={4}
          maxLength={2000}
          value={question}
          error={
            isTried && !question.trim()
              ? t({ id: 'letter-dialog.no-question', defaultMessage: 'Copy what CBP asks from the letter.' })
              : undefined
          }
          onChange={({ target }) => setQuestion(target.value)}
        />
        <SelectField
          label={t({ id: 'letter-dialog.line', defaultMessage: 'Line that it is about' })}
          options={[
            ['', t({ id: 'letter-dialog.whole-entry', defaultMessage: 'The whole entry' })],
            ...(entry.draft_data.line_items ?? []).map(
              (each, index) =>
                [
                  each.id,
                  t(
                    {
                      id: 'letter-dialog.line-with-part',
                      defaultMessage: '{line}{part, select, none {} other {, part {part}}}',
                    },
                    { line: lineOfPath(`line_items.${index}`), part: each.part_number || 'none' },
                  ),
                ] as const,
            ),
          ]}
          value={line}
          onChange={({ target }) => setLine(target.value)}
        />
        <ProblemText
          text={
            keep.isError
              ? messageOf(
                  keep.error,
                  t({
                    id: 'letter-dialog.failed',
                    defaultMessage: 'The letter could not be kept. Please try again.',
                  }),
                )
              : undefined
          }
        />
      </form>
    </Dialog>
  )
}
