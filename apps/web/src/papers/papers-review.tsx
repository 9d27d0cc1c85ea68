import type { CalendarDay } from '@edfe/domain/calendar'
import { DOCUMENT_KINDS } from '@edfe/domain/documents'
import type { LineItem } from '@edfe/domain/entry'
import { sumEffect } from '@edfe/domain/papers'
import { type ReactNode, useRef, useState } from 'react'
import { DropZone } from '../entry/documents/upload/drop-zone.tsx'
import { fieldMeta } from '../entry/form/field-meta.ts'
import importStyles from '../entry/lines-import/import.module.css'
import { InvoicePages } from '../entry/lines-import/invoice-pages.tsx'
import { linesOfRows } from '../entry/lines-import/lines-of-rows.ts'
import { storeText } from '../entry/values/format.ts'
import { newRowId } from '../entry/values/row-id.ts'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { type ConfirmedValue, summedField } from './made-draft.ts'
import { type Answers, type AskedField, usePaperAnswers } from './paper-answers.ts'
import { type ConfirmedGoods, PaperGoods } from './paper-goods.tsx'
import { PaperList } from './paper-list.tsx'
import { PaperQuestions } from './paper-questions.tsx'
import { placesOf } from './paper-sources.tsx'
import { PaperValues } from './paper-values.tsx'
import { type DroppedPaper, invoicesOf, usePapers } from './use-papers.ts'

/** What a person confirmed, and the papers that it is from. */
export interface ConfirmedPapers {
  values: ConfirmedValue[]
  lines: LineItem[]
  papers: readonly DroppedPaper[]
}

interface Props {
  /** The papers with which the page opens. */
  given: readonly File[]
  /** Answers that were given before the page was loaded again. */
  kept?: Answers
  onAnswers?: (answers: Answers) => void
  /** '' where no parts are known. */
  organization: string
  today: CalendarDay | undefined
  /** False where only the given papers are shown. */
  takesMore: boolean
  isBusy: boolean
  actionText: (values: number, lines: number) => string
  onDone: (confirmed: ConfirmedPapers) => void
  /** Beside the action: what went wrong, or what becomes of the papers. */
  children: ReactNode
}

const NONE: Answers = new Map()

/**
 * Papers of a shipment from the drop to the one action: each paper with its kind, what they contradict, each value
 * beside its place, and the lines of the invoice. Enter confirms a value and goes to the next.
 */
export function PapersReview(props: Props) {
  const {
    given,
    kept = NONE,
    onAnswers,
    organization,
    today,
    takesMore,
    isBusy,
    actionText,
    onDone,
    children,
  } = props
  const papers = usePapers(given)
  const { fields, answer } = usePaperAnswers(papers.readings, kept, onAnswers ?? (() => {}))
  const [goods, setGoods] = useState<ReadonlyMap<string, ConfirmedGoods>>(new Map())
  const [shown, setShown] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const invoices = invoicesOf(papers.papers)
  const lines = invoices.flatMap(({ paper }) => {
    const confirmed = goods.get(paper.id)
    return confirmed ? linesOfRows(confirmed.rows, { newId: newRowId, exchange: confirmed.exchange }) : []
  })
  const questions = fields.filter(({ choices }) => choices.length > 1)
  const values = fields.filter(({ choices }) => choices.length === 1)
  const open = fields.filter(({ isConfirmed }) => !isConfirmed).length
  const openInvoices = invoices.filter(({ paper }) => !goods.has(paper.id)).length
  const confirmGoods = (id: string, confirmed: ConfirmedGoods | undefined) =>
    setGoods((now) => {
      if (!confirmed && !now.has(id)) return now
      const next = new Map(now)
      if (confirmed) next.set(id, confirmed)
      else next.delete(id)
      return next
    })
  const show = ({ choices }: AskedField, at: number) => {
    for (const source of choices[at]?.sources ?? []) {
      const paper = papers.papers.find(({ id }) => id === source.paper)
      if (!paper?.read?.print) continue
      setShown(paper.id)
      return paper.read.print.place.mark(placesOf(paper, source))
    }
  }
  // The element of what was confirmed still says that it is open.
  const next = (from: HTMLElement, done: string) => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[data-open]') ?? [])].filter(
      (element) => element.dataset.open !== done,
    )
    const after = all.find(
      (element) => from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    const target = after ?? all[0] ?? root.current?.querySelector<HTMLElement>('[data-done]')
    target?.focus()
  }
  const noteOf = ({ field, text }: AskedField): string | undefined => {
    const summed = summedField(field)
    if (!summed || lines.length === 0) return undefined
    return EFFECTS[
      sumEffect(
        lines.map((line) => line[summed] ?? ''),
        storeText('quantity', text),
      )
    ]()
  }
  const reason = papers.isReading
    ? t({ id: 'papers-review.reading-your-papers', defaultMessage: 'Reading your papers…' })
    : papers.papers.length === 0
      ? t({ id: 'papers-review.drop-papers-first', defaultMessage: 'Add your papers first.' })
      : open + openInvoices > 0
        ? t(
            {
              id: 'papers-review.confirm-first',
              defaultMessage:
                'Confirm {values, plural, =0 {} one {# value} other {# values}}{both, select, yes { and } other {}}{invoices, plural, =0 {} one {the lines} other {the lines of # invoices}} first.',
            },
            { values: open, invoices: openInvoices, both: open > 0 && openInvoices > 0 ? 'yes' : 'no' },
          )
        : undefined
  const viewed = [...papers.papers.filter(({ id }) => id === shown), ...papers.papers].find(
    ({ read }) => read?.print,
  )
  const { print } = viewed?.read ?? {}
  const shared = { papers: papers.papers, onAnswer: answer, onShow: show, onNext: next }
  return (
    <div ref={root} className={layoutStyles.stack}>
      {papers.papers.length > 0 && (
        <Panel title={t({ id: 'papers-review.your-papers', defaultMessage: 'Your papers' })}>
          <PaperList papers={papers} />
        </Panel>
      )}
      {takesMore && (
        <DropZone
          onFiles={papers.add}
          {...(papers.papers.length > 0 && {
            about: t({ id: 'papers-review.this-shipment', defaultMessage: 'this shipment' }),
          })}
        />
      )}
      {papers.papers.length > 0 && (
        <div className={print && `${layoutStyles.beside} ${importStyles.beside}`}>
          <div className={layoutStyles.stack}>
            {questions.length > 0 && (
              <Panel
                title={t({ id: 'papers-review.your-papers-differ', defaultMessage: 'Your papers differ' })}
              >
                <PaperQuestions {...shared} fields={questions} />
              </Panel>
            )}
            {values.length > 0 && (
              <Panel
                title={t({ id: 'papers-review.values', defaultMessage: 'Values of your papers' })}
                aside={
                  <span className={textStyles.secondary}>
                    {t({
                      id: 'papers-review.enter-confirms',
                      defaultMessage: 'Enter confirms a value. An empty one is left out.',
                    })}
                  </span>
                }
              >
                <PaperValues {...shared} fields={values} noteOf={noteOf} />
              </Panel>
            )}
            {invoices.map(({ paper, sheets }) => (
              <PaperGoods
                key={paper.id}
                paper={paper}
                sheets={sheets}
                organization={organization}
                currency={
                  fields.find(({ field, isConfirmed }) => field === 'currency' && isConfirmed)?.text ?? ''
                }
                today={today}
                confirmed={goods.get(paper.id)}
                onConfirm={(confirmed) => confirmGoods(paper.id, confirmed)}
                onShow={() => setShown(paper.id)}
                onNext={next}
              />
            ))}
          </div>
          {viewed && print && (
            <InvoicePages
              key={viewed.id}
              file={viewed.file}
              kind={print.kind}
              pictures={print.pictures}
              place={print.place}
              label={t(
                { id: 'papers-review.pages-of', defaultMessage: 'Pages: {kind}' },
                { kind: DOCUMENT_KINDS[viewed.kind] },
              )}
            />
          )}
        </div>
      )}
      {papers.papers.length > 0 && (
        <div className={layoutStyles.stack8}>
          {children}
          <div className={layoutStyles.row12}>
            <Button
              data-done=""
              busy={isBusy}
              disabledReason={reason}
              onClick={() =>
                onDone({
                  values: fields.map(({ field, text }) => ({
                    field,
                    value: storeText(field === 'currency' ? undefined : fieldMeta(field).kind, text),
                  })),
                  lines,
                  papers: papers.papers,
                })
              }
            >
              {actionText(fields.filter(({ text }) => text.trim() !== '').length, lines.length)}
            </Button>
            <span role="status" className={textStyles.secondary}>
              {reason}
            </span>
          </div>
        </div>
      )}
    </div>
  )
}

const EFFECTS = {
  same: () => t({ id: 'papers-review.lines-come-to-it', defaultMessage: 'The lines add up to this sum.' }),
  'only line': () =>
    t({ id: 'papers-review.goes-to-the-line', defaultMessage: 'It is entered on the line.' }),
  spread: () =>
    t({
      id: 'papers-review.spread-over-the-lines',
      defaultMessage: 'The lines add up to another sum. This one is spread over them in proportion.',
    }),
  none: () =>
    t({
      id: 'papers-review.not-taken',
      defaultMessage: 'Some lines lack this value, so the sum is only shown. Fill in those lines on step 4.',
    }),
}
