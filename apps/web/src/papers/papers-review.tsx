import type { CalendarDay } from '@edfe/domain/calendar'
import { DOCUMENT_KINDS } from '@edfe/domain/documents'
import { type ReactNode, useRef, useState } from 'react'
import { DropZone } from '../entry/documents/upload/drop-zone.tsx'
import importStyles from '../entry/lines-import/import.module.css'
import { InvoicePages } from '../entry/lines-import/invoice-pages.tsx'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { LinesQuestion } from './lines-question.tsx'
import type { AskedField } from './paper-answers.ts'
import { PaperGoods } from './paper-goods.tsx'
import { PaperList } from './paper-list.tsx'
import { PaperQuestions } from './paper-questions.tsx'
import { placesOf } from './paper-sources.tsx'
import { PaperValues } from './paper-values.tsx'
import { paperOf } from './use-papers.ts'
import { type ConfirmedPapers, type PapersWorkProps, usePapersWork } from './use-papers-work.ts'

interface Props extends PapersWorkProps {
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

/**
 * Papers of a shipment from the drop to the one action: each paper with its kind, what they contradict, each value
 * beside its place, and the lines of the invoice. Enter confirms a value and goes to the next.
 */
export function PapersReview(props: Props) {
  const { organization, today, takesMore, isBusy, actionText, onDone, children } = props
  const work = usePapersWork(props)
  const { papers, invoices, fields, done, lines, reason } = work
  const [shown, setShown] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const questions = fields.filter(({ choices }) => choices.length > 1)
  const values = fields.filter(({ choices }) => choices.length === 1)
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
  const viewed = [...papers.papers.filter(({ id }) => id === shown), ...papers.papers].find(
    ({ read }) => read?.print,
  )
  const { print } = viewed?.read ?? {}
  const shared = {
    papers: papers.papers,
    onAnswer: work.answer,
    onShow: show,
    onNext: next,
    noteOf: work.noteOf,
  }
  return (
    <div ref={root} className={layoutStyles.stack}>
      {papers.papers.length > 0 && (
        <Panel title={t({ id: 'papers-review.your-papers', defaultMessage: 'Your papers' })}>
          <PaperList papers={papers} onKind={work.setKind} onRemove={work.remove} />
        </Panel>
      )}
      {takesMore && (
        <DropZone
          onFiles={(files) => papers.add(files.map(paperOf))}
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
                title={t({ id: 'papers-review.questions', defaultMessage: 'Questions about your papers' })}
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
                <PaperValues {...shared} fields={values} />
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
                kept={work.goodsOf(paper.id)}
                onKeep={(kept) => work.keepGoods(paper.id, kept)}
                onConfirm={(confirmed) => work.confirmGoods(paper.id, confirmed)}
                onShow={() => setShown(paper.id)}
                onNext={next}
              />
            ))}
            {work.before > 0 && (
              <LinesQuestion
                before={work.before}
                chosen={work.linesThen}
                onChoose={work.setLinesThen}
                onNext={next}
              />
            )}
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
          {done > 0 && (
            <p className={textStyles.secondary}>
              {t(
                {
                  id: 'papers-review.already-there',
                  defaultMessage:
                    '{done, plural, one {# value of your papers is} other {# values of your papers are}} in the entry already.',
                },
                { done },
              )}
            </p>
          )}
          {children}
          <div className={layoutStyles.row12}>
            <Button
              data-done=""
              busy={isBusy}
              disabledReason={reason}
              onClick={() => onDone(work.confirmed())}
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
