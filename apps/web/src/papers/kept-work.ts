import type { DocumentKind } from '@edfe/domain/documents'
import type { PaperField } from '@edfe/domain/papers'
import type { ImportChoices } from '../entry/lines-import/import-choices.ts'
import { KEPT } from '../session/kept-here.ts'
import { sessionState } from '../session/session-store.ts'
import type { LinesThen } from './made-draft.ts'
import type { Answer } from './paper-answers.ts'

/** What a person did with the rows of an invoice. */
export interface KeptGoods {
  choices?: ImportChoices
  /** The rows that were confirmed, as they read then: rows that read in another way are confirmed anew. */
  confirmed?: string
  /** No line is taken of them. */
  isNone?: boolean
}

/** What a person did with papers, as JSON can keep it. Papers go by their id. */
export interface KeptWork {
  answers: readonly (readonly [PaperField, Answer])[]
  goods: readonly (readonly [paper: string, goods: KeptGoods])[]
  /** Kinds that a person chose. */
  kinds: readonly (readonly [paper: string, kind: DocumentKind])[]
  /** Documents of the entry that are not read here. */
  leftOut: readonly string[]
  /** What becomes of the lines that the entry has, once a person chose it; `of` are these lines. */
  linesThen?: { chosen: LinesThen; of: string }
}

export const NO_WORK: KeptWork = { answers: [], goods: [], kinds: [], leftOut: [] }

/** One person's papers of one entry: `about` is its id, or says what the papers are when there is none. */
const keyOf = (about: string): string => `${KEPT.papers}${sessionState().user?.id ?? ''}.${about}`

/** Keeps the work in this tab alone: another tab and another member begin anew, and the browser deletes it with the tab. */
export function keepWork(about: string, work: KeptWork): void {
  try {
    sessionStorage.setItem(keyOf(about), JSON.stringify(work))
  } catch {
    // A browser that stores nothing forgets the work when the page is loaded again.
  }
}

/** The work that this tab keeps; none in a tab that is new. */
export function keptWork(about: string): KeptWork {
  try {
    return { ...NO_WORK, ...(JSON.parse(sessionStorage.getItem(keyOf(about)) ?? '{}') as Partial<KeptWork>) }
  } catch {
    return NO_WORK
  }
}

export function forgetWork(about: string): void {
  try {
    sessionStorage.removeItem(keyOf(about))
  } catch {
    // As above.
  }
}

/** Forgets what was done with any papers in this tab. */
export function forgetAllWork(): void {
  try {
    for (const key of Object.keys(sessionStorage).filter((one) => one.startsWith(KEPT.papers)))
      sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}
