import type { Entry } from '@edfe/contracts/entries/entry'
import type { Aligned } from './merge/align-rows.ts'
import type { DifferingField } from './merge/compare-versions.ts'

/** Two versions of the same fields; nothing is saved until a person has chosen. */
export interface Conflict {
  /** The specified text, with who saved when. */
  message: string
  remote: Entry
  /** The edited sections in both versions, rows of the same id at the same index. */
  versions: Pick<Aligned, 'local' | 'remote'>
  fields: DifferingField[]
}

export type SavePhase = 'saved' | 'unsaved' | 'saving' | 'failed' | 'offline' | 'conflict'

export interface EditorState {
  entry: Entry
  phase: SavePhase
  /** Why the last save failed, in the server's words. */
  problem?: string
  conflict?: Conflict
  /** Grows when the forms must start again from `entry`: after a conflict was settled or edits discarded. */
  revision: number
  /** Typed text of an earlier visit was found in this browser and restored. */
  recovered: boolean
  /**
   * Grows when rows that others changed came in while text was typed here; `mergedFrom` names who saved them.
   */
  mergedCount: number
  mergedFrom?: string
}

/** An entry as the server sent it: nothing is typed yet. */
export const initialState = (entry: Entry): EditorState => ({
  entry,
  phase: 'saved',
  revision: 0,
  recovered: false,
  mergedCount: 0,
})
