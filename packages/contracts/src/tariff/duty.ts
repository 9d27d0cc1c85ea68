import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { fault } from '../fault.ts'
import { MOST_COMPARED_LINES } from './limits.ts'
import { Day, Origin, TariffEdition, TariffLineParams, TariffUnit } from './tariff.ts'

/** Shapes of what goods owe by the tariff: amounts are decimal text in US dollars. */

const Money = z.string().regex(
  /^\d{1,11}(\.\d{1,2})?$/,
  fault(
    say({
      id: 'request.use-dollars-such-as-12129-or',
      defaultMessage: 'Use dollars such as 12129 or 12129.50',
    }),
  ),
)
const Quantity = z
  .string()
  .regex(
    /^\d{1,11}(\.\d{1,6})?$/,
    fault(say({ id: 'request.use-a-number-such-as-65', defaultMessage: 'Use a number such as 65 or 65.5' })),
  )

const ANSWERS_MAX = 40
const Answers = z
  .record(z.string().max(100), z.string().max(100))
  .refine(
    (answers) => Object.keys(answers).length <= ANSWERS_MAX,
    fault(
      say(
        { id: 'request.most-answers', defaultMessage: 'At most {max} answers' },
        { max: String(ANSWERS_MAX) },
      ),
    ),
  )

export const DutyRequest = z.object({
  hts: TariffLineParams.shape.hts,
  origin: Origin,
  entry_date: Day,
  value: Money,
  /** In CBP's units, in the order in which the schedule asks for them. */
  quantities: z
    .array(z.object({ quantity: Quantity, unit: z.string().max(4) }))
    .max(3)
    .default([]),
  spi: z.string().trim().toUpperCase().max(3).optional(),
  /** The day by which the goods were loaded onto the vessel that brings them. */
  loaded_on: Day.optional(),
  /** By the key of the question. */
  answers: Answers.default({}),
})

const DutyQuestion = z.object({
  key: z.string(),
  question: z.string(),
  /** Empty when the answer is a number. */
  options: z.array(
    z.object({ value: z.string(), label: z.string(), changes_duty_by: z.string().nullable() }),
  ),
  /** The option that counts while there is no answer; null when the answer is a number, and of an answered question. */
  counted: z.string().nullable(),
})

/** A special program that a line may claim; `saves` is null while the duty is open. */
const Claim = z.object({
  spi: z.string(),
  name: z.string(),
  saves: z.string().nullable(),
  source: z.string(),
  frees_from_mpf: z.boolean(),
})

/** The tariff's questions about the lines of an entry; each question once, with the ids of its lines. */
export const TariffQuestionsAnswer = z.object({
  /** An option says by how much it changes the duty of all these lines. */
  questions: z.array(DutyQuestion.extend({ lines: z.array(z.string()) })),
  /** Lines that have no duty, and why. */
  refused: z.array(z.object({ reason: z.string(), lines: z.array(z.string()) })),
  /** Special programs that lines without a claim may claim; `saves` is the sum of these lines. */
  claims: z.array(Claim.extend({ lines: z.array(z.string()) })),
  /** Numbers whose quantities are in other units than the tariff's, with CBP's codes of those in their order. */
  other_units: z.array(
    z.object({ number: z.string(), units: z.array(z.string()), lines: z.array(z.string()) }),
  ),
  /** Lines without a note on the law that the data lacks, by the note of `calculateDuty` that closes it. */
  looked_up: z.array(z.object({ note: z.string(), lines: z.array(z.string()) })),
})

/** Why a line could not be compared with the tariff; `incomplete`: its number, origin or the entry date is missing. */
export const TARIFF_GAPS = ['incomplete', 'open_question', 'no_measures', 'no_duty'] as const

/** The result of comparing the lines of an entry with the tariff, in addition to their amounts. */
export const TariffCheckAnswer = z.object({
  /** Null while no line can be compared. */
  edition: TariffEdition.nullable(),
  /** The program of each heading of chapter 99 that a line has; digits without dots. */
  headings: z.array(z.object({ hts: z.string(), program: z.string() })),
  /** Programs that add nothing to any line, a sentence for each reason; empty while a line is not compared. */
  not_owed: z.array(z.string()),
  /** Lines that could not be compared. */
  unread: z.array(z.object({ gap: z.enum(TARIFF_GAPS), lines: z.array(z.string()) })),
  /**
   * Lines whose duty may still change: a question has no answer, the data lacks a part of the law, or the line has no duty
   * yet. Amounts are null where nobody can say them; a line without an entry date counts as entered today.
   */
  open: z.array(
    z.object({
      line: z.string(),
      why: z.enum(['question', 'law', 'no_duty']),
      /** By the answers that most goods of the number give. */
      usual: z.string().nullable(),
      least: z.string().nullable(),
      most: z.string().nullable(),
    }),
  ),
})

export const DutyAnswer = z.object({
  edition: TariffEdition,
  /** In the order of the message to CBP. */
  rows: z.array(
    z.object({
      hts: z.string(),
      /** Key of the program of additional duties; null for the row of chapters 1 to 97. */
      measure: z.string().nullable(),
      /** Its name. */
      program: z.string().nullable(),
      rate_text: z.string(),
      basis: z.array(
        z.object({
          quantity: z.string(),
          /** 'USD' or a unit. */
          unit: z.string(),
          /** The quantity as reported in another unit. */
          converted_from: z.object({ quantity: z.string(), unit: z.string() }).nullable(),
        }),
      ),
      /** Null while a number is missing. */
      amount: z.string().nullable(),
      why: z.string(),
      source: z.string(),
      /** The number of the U.S. note that `getTariffNote` quotes on its heading; null where none is in the data. */
      note: z.string().nullable(),
    }),
  ),
  /** The sum of the rows; null while a number is missing. */
  duty: z.string().nullable(),
  open_questions: z.array(DutyQuestion),
  /** The questions that the request answers; what another answer changes is not calculated. */
  answered_questions: z.array(DutyQuestion.extend({ answer: z.string() })),
  units: z.array(TariffUnit),
  /** The points to check on this line, last the parts of the law that the data lacks. */
  warnings: z.array(z.string()),
  /** Of the importer, about those parts: 'must' where there are any, since the line is not filed without it. */
  asks_for_note: z.enum(['no', 'must']),
  /**
   * The note of an importer who looked those parts up today and found the goods on none of their lists, in English;
   * null where a part asks for more than a list of relief.
   */
  looked_up: z.string().nullable(),
  /** The notes for every line of the entry date: the age of the edition and of the review. */
  notes: z.array(z.string()),
  /** Claims that the line may make, and what each saves. */
  savings: z.array(Claim),
})

/** A request for the duty of many lines by the tariff of one day, to compare it with a document. */
export const DutiesRequest = z.strictObject({
  /** The entry date; the current day without it. */
  on: Day.optional(),
  lines: z
    .array(DutyRequest.extend({ entry_date: Day.optional() }))
    .min(1)
    .max(MOST_COMPARED_LINES),
  /** True for the whole answer of each line, as `calculateDuty` gives it. */
  whole: z.boolean().default(false),
})

export const DutiesAnswer = z.object({
  /** In the order of the request. */
  duties: z.array(
    z.object({
      /** As the schedule prints it for the line's own number; null where there is no duty. */
      rate_text: z.string().nullable(),
      /** The sum of all tariff rows; null while a question is open or a number is missing. */
      duty: z.string().nullable(),
      /** Why the line has no duty: its number is not in the edition, or an embargo; null where it has one. */
      refusal: z.string().nullable(),
      /** The whole answer, where it is asked for; null where the line has no duty. */
      answer: DutyAnswer.nullable().optional(),
    }),
  ),
})

/** Shapes of the cost of an import: the duty of its one line, and the fees of a formal entry. */
export const EstimateRequest = DutyRequest.extend({
  /** The current day without it. */
  entry_date: Day.optional(),
  /** The harbor maintenance fee is due on ocean freight only. */
  mode: z.enum(['ocean', 'air', 'land']).default('ocean'),
  /** Freight and insurance in US dollars: part of the landed cost, not of the value for duty. */
  freight: Money.default('0'),
})

const Fee = z.object({ amount: z.string(), rate_percent: z.string() })

export const EstimateAnswer = DutyAnswer.extend({
  mpf: Fee.extend({
    minimum: z.string(),
    maximum: z.string(),
    /** Why the goods pay none; null where they pay. */
    exemption: z.string().nullable(),
  }),
  hmf: Fee,
  /** The same on an informal entry, whose processing fee is fixed; null where the value allows none. */
  informal: z
    .object({
      mpf: z.string(),
      hmf: z.string(),
      to_pay: z.string().nullable(),
      landed_cost: z.string().nullable(),
    })
    .nullable(),
  /** Duty and fees; null while a number is missing. */
  to_pay: z.string().nullable(),
  /** Value, freight and what is paid to CBP; null while a number is missing. */
  landed_cost: z.string().nullable(),
  /** The amount paid to CBP, in percent of the value. */
  effective_percent: z.string().nullable(),
})
