import type { SubjectType } from '@edfe/domain/customs'
import type { InterpretedNotice } from '@edfe/domain/filing'

/** Names what a notice is about, by the numbers in its records. Any of them may be the one. */
export interface Reference {
  subject: SubjectType
  /** Of an entry: eleven characters, the filer code first. */
  numbers: readonly string[]
  /** The number of a security filing at CBP, where the notice is about one. */
  filing?: string | undefined
}

/** A part of an unsolicited message that is about one subject. */
export interface StatusNotice {
  about: Reference
  /** Its meanings, in the order of its records. */
  meanings: readonly InterpretedNotice[]
  images: readonly string[]
}

/** Reads the notices of one application. */
export interface NoticeReader {
  /** The control identifier of the record that begins a notice. */
  opens: string
  /** Reads the records of one notice; the first is the one that begins it. */
  read(images: readonly string[]): Omit<StatusNotice, 'images'>
}

/** The readers by application code. */
export type NoticeReaders = Readonly<Record<string, NoticeReader>>
