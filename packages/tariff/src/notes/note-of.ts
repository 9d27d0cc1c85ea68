import data from '../../data/notes/chapter-99.json' with { type: 'json' }
import type { NoteExcerpt } from './read-excerpts.ts'

/** The text of a U.S. note on a heading, and the edition it comes from. Later editions may differ. */
export interface NoteOfHeading extends NoteExcerpt {
  /** 'HTS 2026 Rev 6' */
  readonly edition: string
}

const EXCERPTS: Readonly<Record<string, NoteExcerpt>> = data.excerpts

/** The paragraph of the U.S. notes to subchapter III of chapter 99 on which a heading rests; digits without dots. */
export function noteOf(number: string): NoteOfHeading | undefined {
  const heading = number.slice(0, 8)
  if (!Object.hasOwn(EXCERPTS, heading)) return undefined
  return { ...EXCERPTS[heading]!, edition: data.edition }
}
