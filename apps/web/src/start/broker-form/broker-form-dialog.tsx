import {
  type BrokerForm,
  type BrokerLine,
  type BrokerValue,
  draftFromForm,
  readBrokerForm,
} from '@edfe/domain/broker-form'
import { formatUsd } from '@edfe/domain/money'
import type { Place } from '@edfe/domain/pdf-text'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { ApiProblem } from '../../api/problem.ts'
import { entryApi } from '../../entry/editing/entry-api.ts'
import { entryKey } from '../../entry/editing/entry-queries.ts'
import { newDraftQuery } from '../../entry/editing/unsaved/begin-entry.ts'
import { entryLink } from '../../entry/entry-link.ts'
import { creationFailure } from '../../entry/failure-messages.ts'
import { readPdfText } from '../../pdf/read-pdf-text.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import styles from './broker-form.module.css'
import { FormLines, FormValues } from './form-choices.tsx'

/** Drawn on demand. */
const PdfPreview = lazyComponent(
  async () => (await import('../../entry/documents/preview/pdf-preview.tsx')).PdfPreview,
)

type Read = Extract<BrokerForm, { ok: true }>

const REFUSALS = {
  get 'no-text'() {
    return t({
      id: 'broker-form-dialog.this-pdf-has-no-text',
      defaultMessage:
        'This PDF has no text: it is a scan. Ask the broker for the file that the program printed.',
    })
  },
  get 'no-form'() {
    return t({
      id: 'broker-form-dialog.this-pdf-is-not-a',
      defaultMessage: 'This PDF is not a Form 7501: its blocks were not found.',
    })
  },
  get unreadable() {
    return t({
      id: 'broker-form-dialog.this-file-cannot-be-read',
      defaultMessage: 'This file cannot be read as a PDF.',
    })
  },
} as const

/** A broker's Form 7501: what was read of it, block by block, and the choice of what the new entry begins with. */
export function BrokerFormDialog({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [isReading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<keyof typeof REFUSALS>()
  const [form, setForm] = useState<Read>()
  const [pdf, setPdf] = useState<File>()
  const [marks, setMarks] = useState<readonly Place[]>([])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { begin, isBusy, problem } = useEntryFromForm()
  const open = async (file: File | undefined) => {
    if (!file) return
    setName(file.name)
    setReading(true)
    setRefusal(undefined)
    setForm(undefined)
    setLeft(new Set())
    setMarks([])
    const items = await readPdfText(file).catch(() => undefined)
    const read = items && readBrokerForm(items)
    setReading(false)
    if (read?.ok) {
      setForm(read)
      setPdf(file)
    } else setRefusal(read ? read.reason : 'unreadable')
  }
  const toggle = (key: string) => {
    const next = new Set(left)
    if (!next.delete(key)) next.add(key)
    setLeft(next)
  }
  const values = form?.values.filter(({ path }) => !left.has(path)) ?? []
  const lines =
    form?.lines.filter(
      ({ number }) =>
        !left.has(t({ id: 'broker-form-dialog.line', defaultMessage: 'line {number}' }, { number })),
    ) ?? []
  const isNothing = values.length === 0 && lines.length === 0
  return (
    <Dialog
      open
      wide={!form}
      isFull={form !== undefined}
      title={t({
        id: 'broker-form-dialog.start-from-a-brokers-7501',
        defaultMessage: 'Start from a broker’s 7501',
      })}
      lead={t({
        id: 'broker-form-dialog.open-the-pdf-of-an',
        defaultMessage:
          'Open the PDF of an entry summary that a broker filed for you. It stays in your browser. You choose what the new entry takes; the entry number, the bill, dates and the signature are never taken.',
      })}
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          busy={isBusy}
          disabledReason={
            isNothing
              ? t({ id: 'broker-form-dialog.nothing-to-take', defaultMessage: 'Nothing to take' })
              : undefined
          }
          onClick={() => void begin(values, lines)}
        >
          {t({ id: 'broker-form-dialog.start-the-entry', defaultMessage: 'Start the entry' })}
        </DialogActions>
      }
    >
      <p className={`${layoutStyles.actions} ${layoutStyles.spaceBelow16}`}>
        <Button look="quiet" icon="upload" busy={isReading} onClick={() => input.current?.click()}>
          {t({ id: 'broker-form-dialog.choose-a-pdf', defaultMessage: 'Choose a PDF' })}
        </Button>
        {name}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t({ id: 'broker-form-dialog.pdf-of-the-form', defaultMessage: 'PDF of the form' })}
        accept="application/pdf,.pdf"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          void open(file)
        }}
      />
      <div role="status">
        {isReading && (
          <p>{t({ id: 'broker-form-dialog.reading-the-form', defaultMessage: 'Reading the form…' })}</p>
        )}
        {form && (
          <p className={textStyles.visuallyHidden}>
            {t(
              {
                id: 'broker-form-dialog.values-and-lines-recognized',
                defaultMessage: '{values} values and {lines} lines recognized.',
              },
              { values: form.values.length, lines: form.lines.length },
            )}
          </p>
        )}
      </div>
      {refusal && (
        <Alert role="alert">
          <p>{REFUSALS[refusal]}</p>
        </Alert>
      )}
      {problem && (
        <Alert role="alert">
          <h3>
            {t({
              id: 'broker-form-dialog.the-entry-was-not-created',
              defaultMessage: 'The entry was not created',
            })}
          </h3>
          <p>{problem}</p>
        </Alert>
      )}
      {form?.mismatches.map(({ what, lines: sum, form: total }) => (
        <Alert key={what} tone="info">
          <p>
            {t(
              {
                id: 'broker-form-dialog.the-lines-come-to-but',
                defaultMessage:
                  'The lines come to {sum}, but the form says {total} in total. Check the values of the lines.',
              },
              { sum: formatUsd(sum), total: formatUsd(total) },
            )}
          </p>
        </Alert>
      ))}
      {form && pdf && (
        <div className={`${layoutStyles.beside} ${styles.beside}`}>
          <div className={layoutStyles.stack12}>
            <FormValues values={form.values} left={left} onToggle={toggle} onShow={setMarks} />
            {form.lines.length > 0 && (
              <FormLines form={form} left={left} onToggle={toggle} onShow={setMarks} />
            )}
          </div>
          <section
            className={styles.pages}
            aria-label={t({
              id: 'broker-form-dialog.pages-of-the-form',
              defaultMessage: 'Pages of the form',
            })}
          >
            <p>
              {t({
                id: 'broker-form-dialog.choose-a-block-or-a',
                defaultMessage: 'Choose a block or a line to see it on its page.',
              })}
            </p>
            <Suspense
              fallback={
                <Skeleton
                  label={t({
                    id: 'broker-form-dialog.loading-the-pages',
                    defaultMessage: 'Loading the pages...',
                  })}
                />
              }
            >
              <PdfPreview content={pdf} marks={marks} />
            </Suspense>
          </section>
        </div>
      )}
    </Dialog>
  )
}

/** Creates an entry with what was accepted of the form, and opens it. */
function useEntryFromForm() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const begin = async (values: readonly BrokerValue[], lines: readonly BrokerLine[]) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const draft = await queryClient.fetchQuery(newDraftQuery)
      const entry = await entryApi.create(
        crypto.randomUUID(),
        draftFromForm(draft, values, lines, () => crypto.randomUUID()),
        {},
      )
      queryClient.setQueryData(entryKey(entry.id), entry)
      await navigate(entryLink(entry.id, 'step-1'))
      showToast({
        text: t({
          id: 'broker-form-dialog.the-entry-starts-with-the',
          defaultMessage:
            'The entry starts with the values of the form. Enter the dates, the bill and the duty.',
        }),
      })
    } catch (failure) {
      const refused = failure instanceof ApiProblem ? failure : undefined
      setProblem(creationFailure(refused?.message ?? String(failure), refused?.status))
      setBusy(false)
    }
  }
  return { begin, isBusy, problem }
}
