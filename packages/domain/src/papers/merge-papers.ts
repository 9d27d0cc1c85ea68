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

/** Puts the values of papers together by field. Every value that was read is among the sources of exactly one choice. */
export function mergePapers(papers: readonly PaperReading[]): MergedPapers {
  const ordered = papers.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  const choices = new Map<PaperField, Map<string, MergedValue>>()
  for (const { id, values } of ordered)
    for (const { field, ...read } of values) {
      const ofField = choices.get(field) ?? new Map<string, MergedValue>()
      choices.set(field, ofField)
      const key = comparable(field, read.value)
      const known = ofField.get(key)
      const sources = [...(known?.sources ?? []), { paper: id, ...read }]
      ofField.set(key, { field, value: known?.value ?? read.value, sources })
    }
  const fields = [...choices].map(([field, ofField]) => ({ field, choices: [...ofField.values()] }))
  return {
    agreed: fields.flatMap((one) => (one.choices.length === 1 ? one.choices : [])),
    contradictions: fields.filter((one) => one.choices.length > 1),
  }
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
