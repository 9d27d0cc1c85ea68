import { SENDING_WAYS, type SendingWay } from '@edfe/contracts/customs/customs-requests'
import { DOCUMENT_KINDS } from '@edfe/domain/documents'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { lineWord } from '../../messages/line-word.ts'
import { useCustomsSide } from '../../session/use-practice.ts'
import { announce } from '../../ui/announce.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import choiceStyles from '../../ui/choices.module.css'
import controlStyles from '../../ui/control.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import fieldStyles from '../../ui/field.module.css'
import { Field, SelectBox } from '../../ui/field.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import textStyles from '../../ui/text.module.css'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { documentsQuery, downloadAddress, type EntryDocument } from '../documents/documents-api.ts'
import { fileSize } from '../documents/file-size.ts'
import { showDay, typedDay } from '../values/format.ts'
import styles from './answer-request.module.css'
import {
  answerCustomsRequest,
  type CustomsRequest,
  coverSheetAddress,
  customsRequestsQuery,
} from './customs-requests-api.ts'
import { SENDING_WAY_TEXTS } from './sending-ways.ts'

/** The documents that CBP usually asks for first when it requests the papers of an entry. */
const USUAL_KINDS: readonly EntryDocument['kind'][] = ['commercial_invoice', 'packing_list']

interface Props {
  entryId: string
  request: CustomsRequest
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
}

/** Answers a request with documents of the entry: choose them, print the cover sheet, record how and when they went. */
export function AnswerRequest({ entryId, request, today }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        <T
          id="answer-request.open"
          defaultMessage="Answer…<span> ({title})</span>"
          values={{
            title: request.title,
            span: (content) => <span className={textStyles.visuallyHidden}>{content}</span>,
          }}
        />
      </Button>
      {isOpen && (
        <AnswerDialog entryId={entryId} request={request} today={today} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function AnswerDialog({ entryId, request, today, onClose }: Props & { onClose: () => void }) {
  const queryClient = useQueryClient()
  const id = useId()
  const side = useCustomsSide()
  const documents = useQuery(documentsQuery(entryId))
  const all = documents.data?.documents ?? []
  const ready = all.filter(({ state }) => state === 'ready')
  const isScanning = all.some(({ state }) => state === 'scanning')
  const isForIt = ({ answers_request }: EntryDocument) => answers_request === request.id
  const hasOwn = ready.some(isForIt)
  const [ticked, setTicked] = useState<ReadonlySet<string>>()
  const chosen = ready.filter((each) =>
    ticked ? ticked.has(each.id) : hasOwn ? isForIt(each) : USUAL_KINDS.includes(each.kind),
  )
  const ids = chosen.map((each) => each.id)
  const [way, setWay] = useState<SendingWay>('document_image_system')
  const [day, setDay] = useState(showDay(today))
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<{ documents?: string; day?: string }>({})
  const send = useMutation({
    mutationFn: (sent_on: string) =>
      answerCustomsRequest(entryId, request.id, { sent_by: way, sent_on, documents: ids, text }),
    onSuccess: (answer) => {
      queryClient.setQueryData(customsRequestsQuery(entryId).queryKey, answer)
      announce(
        t(
          { id: 'answer-request.saved', defaultMessage: 'Marked as sent: {title}.' },
          { title: request.title },
        ),
      )
      onClose()
    },
  })
  const tick = (document: string, isTicked: boolean) => {
    const next = new Set(ids)
    if (isTicked) next.add(document)
    else next.delete(document)
    setTicked(next)
    setProblem({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sentOn = typedDay(day)
    const isFuture = sentOn !== undefined && sentOn > today
    const found = {
      ...(ids.length === 0 && {
        documents: t({
          id: 'answer-request.no-documents-chosen',
          defaultMessage: 'Choose the documents that you send.',
        }),
      }),
      ...(!sentOn && {
        day: t({
          id: 'answer-request.day-format',
          defaultMessage: 'Use MM/DD/YYYY, for example 12/04/2026',
        }),
      }),
      ...(isFuture && {
        day: t({
          id: 'answer-request.day-in-future',
          defaultMessage: 'The day of sending cannot be later than today',
        }),
      }),
    }
    setProblem(found)
    if (sentOn && Object.keys(found).length === 0) send.mutate(sentOn)
  }
  return (
    <Dialog
      open
      wide
      title={t({ id: 'answer-request.title', defaultMessage: 'Answer with documents' })}
      lead={
        side !== 'CBP'
          ? t(
              {
                id: 'answer-request.practice-lead',
                defaultMessage: '{title}. {line}: send nothing to CBP.',
              },
              { title: request.title, line: lineWord(side) },
            )
          : t(
              {
                id: 'answer-request.lead',
                defaultMessage:
                  '{title}. Send the documents to CBP with the cover sheet in front. Then record it here.',
              },
              { title: request.title },
            )
      }
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
          </Button>
          {ids.length > 0 && (
            <a className={buttonClass('quiet')} href={coverSheetAddress(entryId, request.id, ids)} download>
              {t({ id: 'answer-request.cover-sheet', defaultMessage: 'Cover sheet (PDF)' })}
            </a>
          )}
          <Button type="submit" form={id} busy={send.isPending}>
            {t({ id: 'answer-request.save', defaultMessage: 'Mark as sent' })}
          </Button>
        </>
      }
    >
      <form id={id} className={layoutStyles.stack24} onSubmit={submit} noValidate>
        {documents.isError ? (
          <LoadFailed
            message={t({
              id: 'answer-request.load-failed',
              defaultMessage: 'The documents could not be loaded.',
            })}
            onRetry={() => void documents.refetch()}
          />
        ) : (
          <fieldset
            className={layoutStyles.stack12}
            aria-describedby={problem.documents && `${id}-documents`}
          >
            <legend className={`${textStyles.strong} ${layoutStyles.spaceBelow12}`}>
              {t({ id: 'answer-request.documents', defaultMessage: 'Documents to send' })}
            </legend>
            {ready.map((document) => (
              <div
                key={document.id}
                className={`${layoutStyles.apart} ${textStyles.breaks} ${styles.document}`}
              >
                <label className={choiceStyles.checkbox}>
                  <input
                    type="checkbox"
                    checked={ids.includes(document.id)}
                    onChange={({ target }) => tick(document.id, target.checked)}
                  />
                  <span>
                    {document.name}
                    <small>
                      {document.detail || DOCUMENT_KINDS[document.kind]}, {fileSize(document.size)}
                    </small>
                  </span>
                </label>
                <a
                  href={downloadAddress(entryId, document.id)}
                  download
                  aria-label={t(
                    { id: 'answer-request.download-document', defaultMessage: 'Download {name}' },
                    { name: document.name },
                  )}
                >
                  {t({ id: 'common.download', defaultMessage: 'Download' })}
                </a>
              </div>
            ))}
            <p>
              {isScanning
                ? t({
                    id: 'answer-request.scanning',
                    defaultMessage: 'Documents that are being checked for viruses can be chosen afterwards.',
                  })
                : documents.isSuccess &&
                  ready.length === 0 &&
                  t({ id: 'answer-request.empty', defaultMessage: 'This entry has no documents yet.' })}{' '}
              <Link to="/entries/$entryId/documents" params={{ entryId }}>
                {t({ id: 'answer-request.add-documents', defaultMessage: 'Add documents' })}
              </Link>
            </p>
            {problem.documents && (
              <p id={`${id}-documents`} className={fieldStyles.error} role="alert">
                {problem.documents}
              </p>
            )}
          </fieldset>
        )}
        <div className={`${layoutStyles.stack16} ${styles.how}`}>
          <Field id={`${id}-way`} label={t({ id: 'answer-request.sent-by', defaultMessage: 'Sent by' })}>
            <SelectBox>
              <select
                id={`${id}-way`}
                className={controlStyles.control}
                value={way}
                onChange={({ target }) =>
                  setWay(SENDING_WAYS.find((each) => each === target.value) ?? 'document_image_system')
                }
              >
                {SENDING_WAYS.map((each) => (
                  <option key={each} value={each}>
                    {t(SENDING_WAY_TEXTS[each].label)}
                  </option>
                ))}
              </select>
            </SelectBox>
          </Field>
          <TextField
            label={t({ id: 'answer-request.sent-on', defaultMessage: 'Sent on' })}
            inputMode="numeric"
            value={day}
            error={problem.day}
            onChange={({ target }) => setDay(target.value)}
            onBlur={() => setDay(showDay(day))}
          />
        </div>
        {request.letter && (
          <TextAreaField
            label={t({ id: 'answer-request.text', defaultMessage: 'What you answer (optional)' })}
            rows={4}
            maxLength={4000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <ProblemText
          text={
            send.isError
              ? messageOf(
                  send.error,
                  t({
                    id: 'answer-request.failed',
                    defaultMessage: 'This could not be recorded. Please try again.',
                  }),
                )
              : undefined
          }
        />
      </form>
    </Dialog>
  )
}
