import { z } from 'zod'

/** A heading of chapter 99 that can reach the goods. */
export const Chapter99Measure = z.object({
  hts: z.string(),
  program: z.string(),
  /** `additive` adds to the other duty, `floor` is the total with the general rate, `relief` adds nothing. */
  kind: z.enum(['additive', 'floor', 'replacement', 'relief']),
  percent: z.string().nullable(),
  /** Codes of countries; empty for every origin. */
  origins: z.array(z.string()),
  /** Facts that it depends on; with answers, a question and the answers for which it applies. */
  conditions: z.array(z.object({ text: z.string(), answers: z.array(z.string()) })),
  from: z.iso.date(),
  to: z.iso.date().nullable(),
  source: z.string(),
  /** True if the number of the heading has a note of the law: see `line.note`. */
  has_note: z.boolean(),
})

/** A paragraph of the U.S. notes to subchapter III, in the words of the law. */
export const NoteOfHeading = z.object({
  /** The number of the note. */
  note: z.string(),
  /** Whole sentences; '…' at the end where the note goes on. */
  text: z.string(),
  /** The edition whose text it is, which may be older than that of the line. */
  edition: z.string(),
})
