import { decodeRecord } from '../codec/decode-record.ts'
import { type LayoutBook, layoutOf } from '../records/index.ts'
import { bookOf } from './books.ts'
import { pairRecords } from './pair-records.ts'

/** A field of a record as people read it. */
export interface ReadField {
  /** CBP's name of the field. */
  label: string
  /** First and last column, from 1. */
  start: number
  end: number
  /** Days `YYYY-MM-DD`, amounts plain decimals; what cannot be read is given as it is. */
  value: string
  /** What the message before had here, where that differs; '' for blank. */
  before?: string
}

/** A record of a message, with what became of it since the message before. */
export interface ReadRecord {
  id: string
  /** CBP's name of the record; undefined for one that no layout knows. */
  title: string | undefined
  image: string
  /** The fields that are filled, or were in the message before; the control identifier is `id`. */
  fields: ReadField[]
  /** Undefined where nothing is compared. */
  change: 'none' | 'changed' | 'added' | undefined
}

/** A whole message, read. */
export interface ReadMessage {
  records: ReadRecord[]
  /** Images of the message before that are no longer there. */
  removed: string[]
}

/**
 * Reads every record of a message with the names and columns of its fields, and marks what differs from an earlier message
 * of the same application. Never throws: what is unknown keeps its image.
 */
export function readMessage(
  application: string,
  images: readonly string[],
  before?: readonly string[],
): ReadMessage {
  const book = bookOf(application)
  const full = images.map((image) => image.padEnd(80))
  if (!before) return { records: full.map((image) => readRecord(image, book)), removed: [] }
  const { pairs, removed } = pairRecords(
    full,
    before.map((image) => image.padEnd(80)),
    (image) => layoutOf(image, book)?.id ?? image.slice(0, 2),
  )
  return { records: full.map((image, index) => readRecord(image, book, pairs[index])), removed }
}

/** `earlier` is the record that this one takes the place of, null where it takes the place of none. */
function readRecord(image: string, book: LayoutBook, earlier?: string | null): ReadRecord {
  const layout = layoutOf(image, book)
  const now = decodeRecord(image, book)
  const then = earlier ? decodeRecord(earlier, book) : undefined
  const fields = (layout?.fields ?? []).flatMap(({ name, label, start, end }): ReadField[] => {
    const textOf = (text: string | undefined) => text?.slice(start - 1, end).trim() ?? ''
    const value = now.values[name] ?? textOf(image)
    const isChanged = then !== undefined && textOf(image) !== textOf(then.image)
    if (!isChanged && (name === '' || name === 'id' || value === '')) return []
    const field = { label, start, end, value }
    return [isChanged ? { ...field, before: then.values[name] ?? textOf(then.image) } : field]
  })
  return { id: now.id, title: layout?.title, image, fields, change: changeOf(image, earlier) }
}

const changeOf = (image: string, earlier: string | null | undefined): ReadRecord['change'] => {
  if (earlier === undefined) return undefined
  if (earlier === null) return 'added'
  return image === earlier ? 'none' : 'changed'
}
