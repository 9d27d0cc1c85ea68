import type { DocumentKind } from '@edfe/domain/documents'
import type { RawSheet } from '@edfe/domain/lines-import'
import { goodsSheet, kindOfPaper, type PaperReading, packedSheet, valuesOfPaper } from '@edfe/domain/papers'
import { useEffect, useMemo, useRef, useState } from 'react'
import { noTable } from '../entry/lines-import/read-invoice.ts'
import { usePaperReading } from '../recognition/paper-reading.tsx'
import { t } from '../words/t.ts'
import { type ReadFile, readFile } from './read-file.ts'

/** A paper to be read. */
export interface GivenPaper {
  /** The same for no two papers, and after a reload. */
  id: string
  file: File
  /** As a person chose it; found in the paper where it is absent. */
  kind?: DocumentKind | undefined
  /** It is a document of the entry already. */
  isDocument?: boolean
}

/** A paper that was dropped: read, or kept with the reason why it was not. */
export interface DroppedPaper extends GivenPaper {
  kind: DocumentKind
  /** Undefined while the file is read, and after it could not be read. */
  read?: ReadFile | undefined
  /** Why it is not read, and what to do. */
  problem?: string | undefined
  isReading: boolean
}

/** A file that is dropped, as a paper. */
export const paperOf = (file: File): GivenPaper => ({ id: crypto.randomUUID(), file })

/** The papers of a shipment: each is read as soon as it is dropped, one after the other. */
export function usePapers(given: readonly GivenPaper[]) {
  const [papers, setPapers] = useState<readonly DroppedPaper[]>([])
  const reading = usePaperReading()
  const queue = useRef<GivenPaper[]>([])
  const isBusy = useRef(false)
  const change = (id: string, changed: Partial<DroppedPaper>) =>
    setPapers((now) => now.map((paper) => (paper.id === id ? { ...paper, ...changed } : paper)))
  const readAll = async () => {
    if (isBusy.current) return
    isBusy.current = true
    for (let paper = queue.current.shift(); paper; paper = queue.current.shift()) {
      const { id, file, kind: chosen } = paper
      const read = await reading.during((options) => readFile(file, options)).catch(() => COULD_NOT())
      if (typeof read === 'object') {
        const kind = chosen ?? kindOfPaper(read.content, file.name)
        change(id, { isReading: false, read, kind, problem: withoutGoods(kind, read) })
      } else change(id, { isReading: false, problem: read ?? STOPPED() })
    }
    isBusy.current = false
  }
  const add = (added: readonly GivenPaper[]) => {
    setPapers((now) => [
      ...now,
      ...added.map((paper) => ({ ...paper, kind: paper.kind ?? ('other' as const), isReading: true })),
    ])
    queue.current.push(...added)
    void readAll()
  }
  const isStarted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files with which the page opens are read once
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    if (given.length > 0) add(given)
  }, [])
  const readings = useMemo(
    () =>
      papers.flatMap(({ id, kind, read }): PaperReading[] =>
        read ? [{ id, kind, values: valuesOfPaper(kind, read.content) }] : [],
      ),
    [papers],
  )
  return {
    papers,
    readings,
    add,
    /** Of scanned pages. */
    progress: reading.progress,
    stop: reading.stop,
    remove: (id: string) => {
      queue.current = queue.current.filter((paper) => paper.id !== id)
      setPapers((now) => now.filter((paper) => paper.id !== id))
    },
    setKind: (id: string, kind: DocumentKind) =>
      setPapers((now) =>
        now.map((paper) =>
          paper.id === id
            ? { ...paper, kind, problem: paper.read ? withoutGoods(kind, paper.read) : paper.problem }
            : paper,
        ),
      ),
    isReading: papers.some((paper) => paper.isReading),
  }
}

export type Papers = ReturnType<typeof usePapers>

/** The invoices with rows of goods, each with the weights and cartons of the packing lists. */
export function invoicesOf(papers: readonly DroppedPaper[]): { paper: DroppedPaper; sheets: RawSheet[] }[] {
  const sheetOf = ({ read }: DroppedPaper) => goodsSheet(read?.content.sheets ?? [])
  const packing = papers
    .filter(({ kind }) => kind === 'packing_list')
    .flatMap((paper) => sheetOf(paper) ?? [])
  return papers.flatMap((paper) => {
    const goods = paper.kind === 'commercial_invoice' ? sheetOf(paper) : undefined
    if (!goods || !paper.read) return []
    const packed = packing.reduce(packedSheet, goods)
    return [{ paper, sheets: paper.read.content.sheets.map((sheet) => (sheet === goods ? packed : sheet)) }]
  })
}

/** An invoice whose rows are not found gives no lines, and says so. */
const withoutGoods = (kind: DocumentKind, { content, print }: ReadFile): string | undefined =>
  kind === 'commercial_invoice' && !goodsSheet(content.sheets)
    ? noTable((print?.pictures.size ?? 0) > 0)
    : undefined

const COULD_NOT = () =>
  t({
    id: 'papers.could-not-be-read',
    defaultMessage: 'This paper could not be read. Type its values into the entry.',
  })
const STOPPED = () =>
  t({
    id: 'papers.reading-was-stopped',
    defaultMessage: 'The reading was stopped. Remove the paper and drop it again to read it.',
  })
