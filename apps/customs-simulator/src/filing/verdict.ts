import type { Effect } from './on-file.ts'

/** The result of one transaction: its part of the answer, and its effects on what is on file. */
export interface Verdict {
  images: string[]
  effects: Effect[]
  /** The answer of the release that a summary certifies, in a separate message. */
  release?: string[]
  /** A fault of structure rejects the whole batch. */
  rejectsBatch: boolean
}
