import { GOODS_ANSWERS, GOODS_QUESTION_KEYS, GOODS_SOURCES, isGoodsAnswer } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { isCountryCode } from '@edfe/domain/reference'
import { z } from 'zod'
import { fault } from '../fault.ts'
import { Chapter99Measure, NoteOfHeading } from './chapter-99.ts'
import { MOST_ANSWERS_CHARACTERS, MOST_PROPOSED_TEXTS, MOST_SEARCHED_CHARACTERS } from './limits.ts'

/** Shapes of the schedule under `/api/tariff`: amounts are decimal text in US dollars, numbers of the tariff have their dots. */

export const Day = z.iso.date('Use a date such as 2026-03-31')
export const Origin = z
  .string()
  .toUpperCase()
  .refine(
    (code) => isCountryCode(code),
    fault(
      say({
        id: 'request.use-the-two-letter-code-of',
        defaultMessage: 'Use the two-letter code of a country',
      }),
    ),
  )

export const TariffGoodsQuery = z.object({
  /** Words, a number or its beginning, or words behind the four, six or eight digits that the number begins with. */
  q: z.string().trim().max(MOST_SEARCHED_CHARACTERS).default(''),
  /** The entry date; the current day without it. */
  on: Day.optional(),
  /** Adds what goods of this origin pay, in percent. */
  origin: Origin.optional(),
  /** Answers to the questions about the goods, separated by commas: `cotton,women-or-girls`. */
  answers: z
    .string()
    .trim()
    .max(MOST_ANSWERS_CHARACTERS)
    .refine(
      (answers) => answers.split(',').every((answer) => answer === '' || isGoodsAnswer(answer)),
      fault(
        say({
          id: 'request.use-answers-of-the-search',
          defaultMessage: 'Use the answers that the search offers, separated by commas',
        }),
      ),
    )
    .default(''),
})

export const TariffLineParams = z.object({
  hts: z
    .string()
    .regex(
      /^\d{4}[\d.]{0,9}$/,
      fault(
        say({ id: 'request.use-a-number-such-as-9405', defaultMessage: 'Use a number such as 9405.41.8440' }),
      ),
    ),
})

export const TariffLineQuery = z.object({ on: Day.optional(), origin: Origin.optional() })

export const TariffEdition = z.object({
  name: z.string(),
  from: z.iso.date(),
  /** The first day of the next edition, which the product does not have; null for the one in force. */
  replaced_on: z.iso.date().nullable(),
  source: z.string(),
  /** The day on which the additional duties were last reviewed. */
  measures_reviewed: z.iso.date(),
})

export const TariffUnit = z.object({
  /** As the schedule prints it. */
  text: z.string(),
  /** CBP's code; null where it has none. */
  code: z.string().nullable(),
})

export const TariffResult = z.object({
  hts: z.string(),
  description: z.string(),
  /** Descriptions from the heading of four digits down. */
  path: z.array(z.string()),
  units: z.array(TariffUnit),
  /** Rates as the schedule prints them; null where it prints none. */
  general: z.string().nullable(),
  special: z.string().nullable(),
  column_2: z.string().nullable(),
  /** The additional duty of an agricultural safeguard, of headings in subchapter IV of chapter 99. */
  additional: z.string().nullable(),
  /** True if goods can be entered under the number: it has no longer numbers under it. */
  is_whole: z.boolean(),
  /** All duty of the origin in percent of the value; null without an origin and while it depends on a quantity. */
  percent: z.string().nullable(),
  /** True if the percentage assumes answers: the usual use of such goods, and no relief. */
  percent_is_assumed: z.boolean(),
})

/** Goods that a search resembles, under the same six digits: why a row was found. */
const GoodsReason = z.object({
  /** Our index of goods, that of the United Kingdom's tariff, or a ruling of CBP or of a European authority. */
  source: z.enum(GOODS_SOURCES),
  /** The words for the goods there. */
  words: z.string(),
  /** CBP's number of a ruling and its day, where it is known. */
  ruling: z
    .object({
      number: z.string(),
      day: z.iso.date().nullable(),
      /** True if the edition lacks the number that CBP decided on: it has been renumbered since. */
      is_older: z.boolean(),
    })
    .nullable(),
})

/** A subheading of six digits with the lines under it. */
const GoodsRow = z.object({
  hts: z.string(),
  description: z.string(),
  path: z.array(z.string()),
  /** True of the first row where the rankings agree; how often it is right is in the documentation. */
  is_likely: z.boolean(),
  /** At most two rulings, and one other. */
  reasons: z.array(GoodsReason),
  /** The best lines that goods can be entered under, of `line_count`; all of them where six or more digits are asked for. */
  lines: z.array(TariffResult),
  line_count: z.number().int(),
  /** Short names of the agencies that ask, or may ask, of goods of the first line. */
  agencies: z.array(z.string()),
})

export const TariffGoods = z.object({
  /** At most ten for words, best first, and forty for digits alone, in the order of the schedule. */
  rows: z.array(GoodsRow),
  /** The beginning of every number here, as it was asked for; '' where the words alone decide. */
  within: z.string(),
  /** English words that were searched in place of words in another language; '' where the words themselves were. */
  searched_as: z.string(),
  /** Words that nothing here has. */
  unknown: z.array(z.string()),
  /** The answers that count: at most three, each to another question, none that would leave no row. */
  answers: z.array(z.enum(GOODS_ANSWERS)),
  /** How many subheadings they leave out; others may have come in their place. */
  left_out: z.number().int(),
  /** What tells the rows apart: every answer leaves out three of ten or more. Null where nothing does, and after three. */
  question: z
    .object({ key: z.enum(GOODS_QUESTION_KEYS), answers: z.array(z.enum(GOODS_ANSWERS)) })
    .nullable(),
})

export const TariffGoodsAnswer = TariffGoods.extend({ edition: TariffEdition })

export const RulingParams = z.object({
  /** CBP's number of a ruling, such as N301234. */
  number: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z0-9]{1,20}$/),
})

/** A ruling of CBP on the number of goods. Of a revoked one only its number is known. */
export const RulingAnswer = z.object({
  number: z.string(),
  is_revoked: z.boolean(),
  day: z.iso.date().nullable(),
  subject: z.string(),
  /** The numbers that it decides, as they were on its day. */
  numbers: z.array(
    z.object({
      hts: z.string(),
      /** False for a number that the edition of today lacks. */
      is_current: z.boolean(),
    }),
  ),
  /** Numbers of the rulings that modified it. */
  modified_by: z.array(z.string()),
  /** The words of the ruling in lines, where the operator loaded them. */
  text: z.string().nullable(),
})

export const TariffProposalsRequest = z.strictObject({
  /** The entry date; the current day without it. */
  on: Day.optional(),
  goods: z
    .array(
      z.strictObject({
        /** The description of the goods; '' for any goods under `within`. */
        text: z.string().trim().max(MOST_SEARCHED_CHARACTERS),
        /** Digits that the number begins with; '' for any number. */
        within: z.string().regex(/^\d{0,10}$/),
      }),
    )
    .min(1)
    .max(MOST_PROPOSED_TEXTS),
})

export const TariffProposals = z.object({
  /** In the order of the request: at most three numbers that goods can be entered under, best first. */
  proposals: z.array(
    z.object({
      results: z.array(
        TariffResult.pick({ hts: true, description: true, path: true }).extend(
          GoodsRow.pick({ is_likely: true, reasons: true }).shape,
        ),
      ),
    }),
  ),
})

export const UsedTariffLinesQuery = z.object({ on: Day.optional(), origin: Origin.optional() })

/** A line of the tariff that the organization has entered goods under. */
const UsedTariffLine = z.object({
  /** The newest description of such goods; '' while they have none. */
  goods: z.string(),
  result: TariffResult,
})

export const UsedTariffLines = z.object({ lines: z.array(UsedTariffLine) })

/** A program of the special column. */
const SpecialProgram = z.object({ spi: z.string(), name: z.string(), rate: z.string() })

/**
 * The duty of goods of an origin in percent of the value; null if it depends on a quantity, and under an
 * embargo.
 */
const DutyOfOrigin = z.object({
  origin: z.string(),
  percent: z.string().nullable(),
  percent_is_assumed: z.boolean(),
  /** The rates that add up to it. */
  rates: z.array(z.string()),
})

export const TariffLineAnswer = z.object({
  edition: TariffEdition,
  /** The notes for every line of the entry date: the age of the edition and of the review. */
  notes: z.array(z.string()),
  line: TariffResult.extend({
    /** The number that prints the rates. */
    rates_from: z.string(),
    /** From the heading of four digits down, this line last. */
    headings: z.array(
      z.object({ hts: z.string().nullable(), description: z.string(), general: z.string().nullable() }),
    ),
    /** Every program of the special column, whatever the origin. */
    programs: z.array(SpecialProgram),
    /** The headings of chapter 99 in force on the day or later, for every origin. */
    measures: z.array(Chapter99Measure),
    /** Of a number of subchapter III of chapter 99: what a U.S. note says of it. */
    note: NoteOfHeading.nullable(),
    /** The origin of the question, and the largest trading partners. */
    origins: z.array(DutyOfOrigin),
    /** The numbers directly under this one. */
    below: z.array(
      z.object({
        hts: z.string(),
        description: z.string(),
        path: z.array(z.string()),
        is_whole: z.boolean(),
      }),
    ),
    /** Programs that goods of the origin may claim. */
    preferences: z.array(
      z.object({
        spi: z.string(),
        name: z.string(),
        rate: z.string(),
        source: z.string(),
        frees_from_mpf: z.boolean(),
      }),
    ),
  }),
})
