import type { DocumentKind } from '@edfe/domain/documents'
import type { DraftData, LineItem } from '@edfe/domain/entry'
import { valuesOfEntry } from '@edfe/domain/papers'
import { useEffect, useMemo, useRef, useState } from 'react'
import { fieldMeta } from '../entry/form/field-meta.ts'
import { withEntry } from '../entry/lines-import/import-choices.ts'
import { linesOfRows } from '../entry/lines-import/lines-of-rows.ts'
import { storeText } from '../entry/values/format.ts'
import { newRowId } from '../entry/values/row-id.ts'
import { t } from '../words/t.ts'
import type { KeptGoods, KeptWork } from './kept-work.ts'
import { type ConfirmedValue, givenLines, type LinesThen } from './made-draft.ts'
import { type AskedField, answerTo, usePaperAnswers } from './paper-answers.ts'
import type { ConfirmedGoods } from './paper-goods.tsx'
import { noteOfSum } from './sum-notes.ts'
import { type DroppedPaper, type GivenPaper, invoicesOf, usePapers } from './use-papers.ts'

/** What a person confirmed, and the papers that it is from. */
export interface ConfirmedPapers {
  values: ConfirmedValue[]
  lines: LineItem[]
  /** What becomes of the lines that the entry has. */
  linesThen: LinesThen
  papers: readonly DroppedPaper[]
}

export interface PapersWorkProps {
  /** The papers with which the page opens. */
  given: readonly GivenPaper[]
  /** What was done with them before the page was loaded again. */
  kept: KeptWork
  onWork: (work: KeptWork) => void
  /** Takes the papers that are here now, to be kept. */
  onPapers?: (papers: readonly GivenPaper[]) => void
  /** The entry as it is, or as it begins. */
  entry: DraftData
  /** True where a person is asked what becomes of the lines that the entry has. */
  asksLines: boolean
}

const stored = ({ field, text }: AskedField): string =>
  storeText(field === 'currency' ? undefined : fieldMeta(field).kind, text)

/** The papers of a shipment beside an entry: what is asked, what a person did so far, and what it comes to. */
export function usePapersWork({ given, kept, onWork, onPapers, entry, ...props }: PapersWorkProps) {
  const [work, setWork] = useState(kept)
  const papers = usePapers(
    given.map((paper) => ({ ...paper, kind: new Map(work.kinds).get(paper.id) ?? paper.kind })),
  )
  const [goods, setGoods] = useState<ReadonlyMap<string, ConfirmedGoods>>(new Map())
  const invoices = invoicesOf(papers.papers)
  const keptGoods = new Map(work.goods)
  const takesLines = invoices.some(({ paper }) => !keptGoods.get(paper.id)?.isNone)
  const entryValues = useMemo(() => {
    const spokenOf = papers.readings.flatMap(({ values }) => values.map(({ field }) => field))
    return valuesOfEntry(entry, spokenOf, !takesLines)
  }, [entry, papers.readings, takesLines])
  const answers = useMemo(() => new Map(work.answers), [work.answers])
  const { fields, done } = usePaperAnswers(papers.readings, entryValues, answers)
  useKept(work, onWork)
  useKept(papers.papers.map(({ id }) => id).join(), () => onPapers?.(papers.papers))
  const lines = invoices.flatMap(({ paper }) => {
    const confirmed = goods.get(paper.id)
    return confirmed ? linesOfRows(confirmed.rows, { newId: newRowId, exchange: confirmed.exchange }) : []
  })
  const before = givenLines(entry)
  const asksLines = props.asksLines && before.length > 0 && takesLines
  // An answer is about the lines that were there: it deletes none that came later.
  const chosenThen = work.linesThen?.of === JSON.stringify(before) ? work.linesThen.chosen : undefined
  const linesThen: LinesThen = (asksLines && chosenThen) || 'instead'
  const allLines = lines.length === 0 ? before : linesThen === 'after' ? [...before, ...lines] : lines
  const openValues = fields.filter(({ isConfirmed }) => !isConfirmed).length
  const open = {
    values: openValues + (asksLines && !chosenThen ? 1 : 0),
    invoices: invoices.filter(({ paper }) => !goods.has(paper.id)).length,
  }
  const change = (changed: (now: KeptWork) => Partial<KeptWork>) =>
    setWork((now) => ({ ...now, ...changed(now) }))
  return {
    papers,
    invoices,
    fields,
    /** The number of fields that the entry has as the papers say. */
    done,
    lines,
    /** The number of lines that the entry has, where a person is asked what becomes of them. */
    before: asksLines ? before.length : 0,
    linesThen: chosenThen,
    goodsOf: (id: string): KeptGoods => keptGoods.get(id) ?? {},
    /** Why the work is not done yet. */
    reason: whatIsOpen(papers.isReading, papers.papers.length, open),
    noteOf: (field: AskedField) => noteOfSum(field.field, stored(field), allLines, linesThen),
    confirmed: (): ConfirmedPapers => ({
      values: fields.map((field) => ({ field: field.field, value: stored(field) })),
      lines,
      linesThen,
      papers: papers.papers,
    }),
    answer: (field: AskedField, text: string, isConfirmed: boolean) =>
      change((now) => ({ answers: withEntry(now.answers, field.field, answerTo(field, text, isConfirmed)) })),
    setLinesThen: (chosen: LinesThen) =>
      change(() => ({ linesThen: { chosen, of: JSON.stringify(before) } })),
    keepGoods: (id: string, kept: KeptGoods) => change((now) => ({ goods: withEntry(now.goods, id, kept) })),
    confirmGoods: (id: string, confirmed: ConfirmedGoods | undefined) =>
      setGoods((now) => new Map(withEntry([...now], id, confirmed))),
    setKind(id: string, kind: DocumentKind) {
      papers.setKind(id, kind)
      change((now) => ({ kinds: withEntry(now.kinds, id, kind) }))
    },
    remove({ id, isDocument }: DroppedPaper) {
      papers.remove(id)
      if (isDocument) change((now) => ({ leftOut: [...now.leftOut, id] }))
    },
  }
}

/** Keeps a value each time that it changes. */
function useKept<Value>(value: Value, keep: (value: Value) => void): void {
  const last = useRef(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change is kept
  useEffect(() => {
    if (value === last.current) return
    last.current = value
    keep(value)
  }, [value])
}

function whatIsOpen(
  isReading: boolean,
  papers: number,
  { values, invoices }: { values: number; invoices: number },
): string | undefined {
  if (isReading) return t({ id: 'papers-review.reading-your-papers', defaultMessage: 'Reading your papers…' })
  if (papers === 0)
    return t({ id: 'papers-review.drop-papers-first', defaultMessage: 'Add your papers first.' })
  if (values + invoices === 0) return undefined
  return t(
    {
      id: 'papers-review.confirm-first',
      defaultMessage:
        'Confirm {values, plural, =0 {} one {# value} other {# values}}{both, select, yes { and } other {}}{invoices, plural, =0 {} one {the lines} other {the lines of # invoices}} first.',
    },
    { values, invoices, both: values > 0 && invoices > 0 ? 'yes' : 'no' },
  )
}
