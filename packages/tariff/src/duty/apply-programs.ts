import type { CalendarDay } from '@edfe/domain/calendar'
import {
  assumedAnswer,
  type Condition,
  type Measure,
  type ProductFamily,
  type Program,
  type QuestionKey,
} from '../measures/index.ts'

/** A measure that is filed on the line. */
export interface Applied {
  readonly program: Program
  readonly measure: Measure
}

/** The ids of the lists that name the goods on the day, by family. */
export type Lists = ReadonlyMap<ProductFamily, ReadonlySet<string>>

/** The facts that measures look at. `origin` is an ISO code, `number` has digits only. */
export interface MeasureFacts {
  readonly number: string
  readonly origin: string
  readonly day: CalendarDay
  readonly spi: string
  /** Whether chapters 1 to 97 charge the line nothing. */
  readonly entersFree: boolean
  readonly lists: Lists
  readonly answers: Readonly<Record<string, string>>
}

/** What is filed, and the questions that decided it without an answer. */
export interface AppliedPrograms {
  readonly applied: readonly Applied[]
  readonly asked: ReadonlySet<QuestionKey>
}

/**
 * The measures of a line: of each program the first that fits. A program does not apply where one that it gives way
 * to takes the goods. Without an answer, the assumed one counts, and the question is noted.
 */
export function applyPrograms(programs: readonly Program[], facts: MeasureFacts): AppliedPrograms {
  const applied: Applied[] = []
  const asked = new Set<QuestionKey>()
  const displacing = new Set<string>()
  const holds = (condition: Condition): boolean => {
    if ('spi' in condition)
      return condition.spi.includes(facts.spi) && (!condition.entersFree || facts.entersFree)
    if ('startsWith' in condition) return condition.startsWith.some((start) => facts.number.startsWith(start))
    if ('notStartsWith' in condition) {
      return !condition.notStartsWith.some((start) => facts.number.startsWith(start))
    }
    if ('displaced' in condition) return displacing.size > 0
    if ('anyOf' in condition) return condition.anyOf.some(holds)
    const { question, answers } = condition
    const answer = facts.answers[question]
    if (answer === undefined) asked.add(question)
    return answers.includes(answer ?? assumedAnswer(question))
  }
  for (const program of programs) {
    if (program.givesWayTo?.some((other) => displacing.has(other))) continue
    const lists = program.products && facts.lists.get(program.products)
    const measure = program.measures.find(
      (candidate) => concerns(candidate, facts, lists) && (candidate.when ?? []).every(holds),
    )
    if (!measure) continue
    applied.push({ program, measure })
    if (measure.displaces) displacing.add(program.id)
  }
  return { applied, asked }
}

/** Whether a measure is in force for product and origin, whatever its other conditions. */
const concerns = (measure: Measure, facts: MeasureFacts, lists: ReadonlySet<string> | undefined): boolean =>
  (!measure.lists || measure.lists.some((list) => lists?.has(list))) &&
  (!measure.origins || measure.origins.includes(facts.origin)) &&
  measure.from <= facts.day &&
  (!measure.to || facts.day <= measure.to)
