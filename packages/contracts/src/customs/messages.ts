import { z } from 'zod'
import { Instant } from '../entries/entry.ts'

/** `GET /api/messages`: the newest first, or those before a place in the list. */
export const MessagesQuery = z.object({
  /** A number, a code or any text of the records; of an entry number its letters and digits count. */
  q: z.string().trim().max(80).default(''),
  direction: z.enum(['sent', 'received']).optional(),
  /** `next` of an earlier answer. */
  before: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/)
    .optional(),
})

export const MessageParams = z.object({ id: z.uuid() })

const DIRECTIONS = ['sent', 'received'] as const

/** A message to or from CBP in a list. */
export const MessageSummary = z.object({
  id: z.uuid(),
  direction: z.enum(DIRECTIONS),
  /** CBP's application code. */
  application: z.string(),
  at: Instant,
  /** The entry, or the statement, that it is about; both null for one about an importer number. */
  entry: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  statement: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  /** The number of its records. */
  records: z.number().int(),
  /** The first record that has the text of the search, personal numbers and the password masked. */
  match: z.string().nullable(),
})
export type MessageSummary = z.output<typeof MessageSummary>

/** `next` is null at the end; an answer may be shorter than a page and still have one, since a search reads so many at a time. */
export const MessagesAnswer = z.object({ messages: z.array(MessageSummary), next: z.string().nullable() })

const MessageField = z.object({
  /** CBP's name of the field. */
  label: z.string(),
  /** First and last column, from 1. */
  start: z.number().int(),
  end: z.number().int(),
  /** Days `YYYY-MM-DD`, amounts plain decimals. */
  value: z.string(),
  /** What it was in the message before, '' for blank; absent where it is the same. */
  before: z.string().optional(),
})

const MessageRecord = z.object({
  id: z.string(),
  /** CBP's name of the record; null for one that no layout knows. */
  title: z.string().nullable(),
  /** 80 columns; personal numbers and the password masked. */
  image: z.string(),
  fields: z.array(MessageField),
  /** Against the message before; null where there is none. */
  change: z.enum(['none', 'changed', 'added']).nullable(),
})
export type MessageRecord = z.output<typeof MessageRecord>

/** `GET /api/messages/:id`: a message record by record, held against the one before of the same filing. */
export const MessageAnswer = MessageSummary.omit({ records: true, match: true }).extend({
  records: z.array(MessageRecord),
  before: z.object({ id: z.uuid(), at: Instant }).nullable(),
  /** Records of the one before that are no longer there. */
  removed: z.array(z.string()),
})
export type MessageAnswer = z.output<typeof MessageAnswer>
