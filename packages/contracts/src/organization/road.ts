import { say } from '@edfe/domain/messages'
import { roundAmount } from '@edfe/domain/money'
import { ROAD_LETTERS, ROAD_STEP_KEYS } from '@edfe/domain/road'
import { z } from 'zod'
import { fault } from '../fault.ts'

/** More than a company of this size files in a year. */
const MOST_ENTRIES = 1_000_000
const LONGEST_GOODS = 200
const MOST_PARAGRAPHS = 20
const LONGEST_PARAGRAPH = 2000

const Count = z
  .int(fault(say({ id: 'request.road.count', defaultMessage: 'Type a whole number of entries.' })))
  .min(0)
  .max(MOST_ENTRIES)
  .nullable()

/** Dollars as decimal text with two places; '' for none. */
const Dollars = z
  .string()
  .trim()
  .max(20)
  .transform((text) => (text === '' ? '' : (roundAmount(text, 'currency') ?? 'unreadable')))
  .refine(
    (amount) => amount === '' || /^\d+\.\d\d$/.test(amount),
    fault(say({ id: 'request.road.amount', defaultMessage: 'Type an amount in dollars, such as 410,000.' })),
  )

const Plan = z.strictObject({
  goods: z.string().trim().max(LONGEST_GOODS),
  entries_last_year: Count,
  value_last_year: Dollars,
  entries_planned: Count,
  value_planned: Dollars,
  owed_planned: Dollars,
})

/** What the members noted of the road to filing: the plan of their imports, and the days on which steps were done. */
export const SaveRoad = z.strictObject({
  plan: Plan,
  done: z.partialRecord(z.enum(ROAD_STEP_KEYS), z.iso.date()),
})

const StoredPlan = z.object({
  goods: z.string(),
  entries_last_year: z.int().nullable(),
  value_last_year: z.string(),
  entries_planned: z.int().nullable(),
  value_planned: z.string(),
  owed_planned: z.string(),
})

/** The notes as they are stored. */
export const RoadNotes = z.object({
  plan: StoredPlan,
  done: z.partialRecord(z.enum(ROAD_STEP_KEYS), z.string()),
})
export type RoadNotes = z.output<typeof RoadNotes>

export const Road = z.object({
  plan: StoredPlan,
  steps: z.array(
    z.object({
      key: z.enum(ROAD_STEP_KEYS),
      state: z.enum(['done', 'current', 'open']),
      /** The day that a member noted. */
      doneOn: z.string().optional(),
      /** The settings show that it is done. */
      isKnown: z.boolean(),
    }),
  ),
  done: z.int(),
  /** Weeks of the steps that are not done, from and to. */
  weeks: z.tuple([z.int(), z.int()]),
  /** A step that is not done takes a time that no source names. */
  isLonger: z.boolean(),
  /** The letters as they are drafted from what the organization has said. */
  letters: z.array(
    z.object({
      letter: z.enum(ROAD_LETTERS),
      from: z.array(z.string()),
      to: z.array(z.string()),
      subject: z.string(),
      paragraphs: z.array(z.string()),
      signer: z.string(),
    }),
  ),
})
export type Road = z.output<typeof Road>

/** A letter as its writer leaves it. */
export const PrintLetter = z.strictObject({
  letter: z.enum(ROAD_LETTERS),
  paragraphs: z.array(z.string().trim().max(LONGEST_PARAGRAPH)).min(1).max(MOST_PARAGRAPHS),
})
