import type { Effect } from './on-file.ts'

/** The result of one transaction: its part of the answer, and its effects on what is on file. */
export interface Verdict {
  images: string[]
  effects: Effect[]
  /** The answer to a second filing in the same message: the release of a summary, the security filing of a release. */
  apart?: string[]
  /** A fault of structure rejects the whole batch. */
  rejectsBatch: boolean
}
