import type { DraftData } from '../../entry/draft.ts'

/** True for an entry whose goods are released from here: with the summary, or before it. */
export const isReleasedHere = ({ release }: DraftData): boolean =>
  release?.method === 'with_summary' || release?.method === 'first'
