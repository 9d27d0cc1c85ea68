import type { DocumentKind } from '../documents/index.ts'
import type { PaperField, PaperReading, PaperValue } from './paper.ts'

/** Where a value is: the paper and its words. */
export type PaperSource = Pick<PaperValue, 'value' | 'found' | 'rows'> & { paper: string }

/** One value of a field, with every paper that has it. */
export interface MergedValue {
  field: PaperField
  value: string
  sources: readonly PaperSource[]
}

/** What all papers say together. */
export interface MergedPapers {
  /** Fields for which no paper contradicts another. */
  agreed: readonly MergedValue[]
  /** Fields that the entry has as the papers say. */
  done: readonly MergedValue[]
  /** Fields with several values, each with its papers: a person decides once for each. */
  contradictions: readonly { field: PaperField; choices: readonly MergedValue[] }[]
}

/** The order in which papers are believed where they write one value in several ways. */
const ORDER: readonly DocumentKind[] = [
  'commercial_invoice',
  'packing_list',
  'bill_of_lading',
  'arrival_notice',
]

/** The source of a value that the entry has already, beside those of papers. */
export const THE_ENTRY = 'entry'

/**
 * Puts the values of papers together by field, beside what the entry has of those fields. Every value that was read is
 * among the sources of exactly one choice, but a field that the papers and the entry have alike is done, and an open
 * value gives way to a sure one.
 */
export function mergePapers(
  papers: readonly PaperReading[],
  entry: readonly PaperValue[] = [],
): MergedPapers {
  const ordered = papers.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  const choices = new Map<PaperField, Map<string, MergedValue>>()
  const add = (paper: string, { field, isOpen: _, ...read }: PaperValue) => {
    const ofField = choices.get(field) ?? new Map<string, MergedValue>()
    choices.set(field, ofField)
    const key = comparable(field, read.value)
    const known = ofField.get(key)
    const sources = [...(known?.sources ?? []), { paper, ...read }]
    ofField.set(key, { field, value: known?.value ?? read.value, sources })
  }
  const isSpokenOf = new Set(papers.flatMap(({ values }) => values.map(({ field }) => field)))
  const ofEntry = entry.filter(({ field, value }) => isSpokenOf.has(field) && value !== '')
  const all = [...ofEntry, ...papers.flatMap(({ values }) => values)]
  for (const value of ofEntry) add(THE_ENTRY, value)
  for (const { id, values } of ordered)
    for (const value of values) if (!givesWay(value, values, all)) add(id, value)
  const fields = [...choices].map(([field, ofField]) => ({ field, choices: [...ofField.values()] }))
  const agreed = fields.flatMap((one) => (one.choices.length === 1 ? one.choices : []))
  const isDone = ({ sources }: MergedValue) => sources.some(({ paper }) => paper === THE_ENTRY)
  return {
    agreed: agreed.filter((one) => !isDone(one)),
    done: agreed.filter(isDone),
    contradictions: fields.filter((one) => one.choices.length > 1),
  }
}

/** True for an open value of a paper when another paper, or the entry, surely has one of those that the paper leaves open. */
const givesWay = (
  { field, value, isOpen }: PaperValue,
  ofPaper: readonly PaperValue[],
  all: readonly PaperValue[],
): boolean => {
  if (!isOpen) return false
  const open = ofPaper.filter((one) => one.field === field && one.isOpen).map((one) => one.value)
  const sure = all.filter((one) => one.field === field && !one.isOpen).map((one) => one.value)
  return sure.some((one) => open.includes(one)) && !sure.includes(value)
}

/** Forms of companies, which papers write in several ways or leave out. */
const COMPANY =
  /\b(?:company|corporation|incorporated|limited|co|corp|inc|ltd|llc|jsc|gmbh|s\.?a|pte|pvt|private)\b/g

/** A value in the form in which it is compared: '1,240.50' is '1240.5', and 'Song Hong Co., Ltd.' is 'SONG HONG CO LTD'. */
function comparable(field: PaperField, value: string): string {
  if (field === 'line_items.0.gross_weight_kg' || field === 'line_items.0.manifest_qty')
    return String(Number(value))
  const plain = value.toLowerCase().replace(/\s+/g, ' ').trim()
  if (field !== 'parties.seller.name') return plain.replace(/[^\p{L}\p{N}]/gu, '')
  const name = plain
    .replace(/[.,]/g, ' ')
    .replace(COMPANY, ' ')
    .replace(/[^\p{L}\p{N}]/gu, '')
  return name || plain
}
