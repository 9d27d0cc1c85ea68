import type { CalendarDay } from '@edfe/domain/calendar'
import { type Cents, sumCents, toCents } from '@edfe/domain/money'
import {
  type Condition,
  type Content,
  type LoadedBefore,
  loadedBeforeQuestion,
  type Measure,
  type ProductFamily,
  type Program,
  type QuestionKey,
} from '../measures/index.ts'
import { contentKey, contentQuestions } from './contents.ts'
import { quantityOf } from './exact.ts'
import type { MissingNumber } from './line-quantities.ts'

/** A measure that is filed on the line. */
export interface Applied {
  readonly program: Program
  readonly measure: Measure
  /** The value that the percentage counts; undefined while a person has to state a content. */
  readonly counted: Cents | undefined
  /** The heading that is filed at 0 for the rest of the value. */
  readonly leftOut: string | undefined
}

/** The ids of the lists that name the goods on the day, by family. */
export type Lists = ReadonlyMap<ProductFamily, ReadonlySet<string>>

/** The facts that measures look at. `origin` is an ISO code, `number` has digits only. */
export interface MeasureFacts {
  readonly number: string
  readonly origin: string
  readonly day: CalendarDay
  readonly spi: string
  /** When the goods were loaded onto the vessel that brings them, where that is known. */
  readonly loadedOn?: CalendarDay
  /** True if the line is free of duty under chapters 1 to 97. */
  readonly entersFree: boolean
  readonly value: Cents
  readonly lists: Lists
  readonly answers: Readonly<Record<string, string>>
  /** The answer assumed when there is none. */
  readonly assumed: (question: QuestionKey) => string
}

/**
 * The headings to file, the questions decided without an answer, and the values that a person has to state.
 */
export interface AppliedPrograms {
  readonly applied: readonly Applied[]
  readonly asked: ReadonlySet<QuestionKey>
  readonly missing: readonly MissingNumber[]
}

/**
 * The measures of a line: of each program the first that fits. A program does not apply where one that it gives way
 * to takes the goods. Without an answer, the assumed one counts, and the question is noted.
 */
export function applyPrograms(programs: readonly Program[], facts: MeasureFacts): AppliedPrograms {
  const applied: Applied[] = []
  const asked = new Set<QuestionKey>()
  const missing: MissingNumber[] = []
  const answerTo = (question: QuestionKey): string => {
    const answer = facts.answers[question]
    if (answer === undefined) asked.add(question)
    return answer ?? facts.assumed(question)
  }
  /** An answer goes before the day of loading, which goes before the question. */
  const wasLoadedBefore = (day: LoadedBefore): boolean => {
    const question = loadedBeforeQuestion(day)
    if (facts.loadedOn && facts.answers[question] === undefined) return facts.loadedOn < day
    return answerTo(question) === 'yes'
  }
  const displacing = (by?: readonly string[]): Applied[] =>
    applied.filter(({ measure }) => measure.displaces && (by?.includes(measure.heading) ?? true))
  const holds = (condition: Condition): boolean => {
    if ('spi' in condition)
      return condition.spi.includes(facts.spi) && (!condition.entersFree || facts.entersFree)
    if ('loadedBefore' in condition) return wasLoadedBefore(condition.loadedBefore)
    if ('startsWith' in condition) return condition.startsWith.some((start) => facts.number.startsWith(start))
    if ('notStartsWith' in condition) {
      return !condition.notStartsWith.some((start) => facts.number.startsWith(start))
    }
    if ('displaced' in condition) {
      const by = displacing(condition.by)
      return by.length > 0 && (condition.displaced === true || isWhole(by, facts.value))
    }
    if ('anyOf' in condition) return condition.anyOf.some(holds)
    return condition.answers.includes(answerTo(condition.question))
  }
  /** The stated value of a content, at most all of the value. */
  const contentValue = (content: Content): Cents | undefined => {
    if (facts.value === 0n || answerTo(`${content}_content`) === 'whole') return facts.value
    const key = contentKey(content)
    const typed = facts.answers[key]
    if (quantityOf(typed) === undefined) {
      missing.push({ key, text: contentQuestions[content]() })
      return undefined
    }
    const cents = toCents(typed)
    if (cents > facts.value) return facts.value
    return cents
  }
  const counted = ({ basis }: Measure): Cents | undefined => {
    if (basis === undefined) return facts.value
    return basis === 'rest' ? restOf(applied, facts.value) : contentValue(basis)
  }
  /**
   * True if a part is left out: of the rest, one that other programs take, and not content of the United
   * States.
   */
  const leavesOut = ({ basis }: Measure, value: Cents | undefined): boolean =>
    value !== facts.value && (basis !== 'rest' || displacing().some(({ measure }) => measure.basis))
  const givesWay = ({ givesWayTo = [] }: Program): boolean =>
    displacing().some(({ program: { id }, measure: { kind } }) =>
      givesWayTo.some((other) =>
        typeof other === 'string' ? other === id : other.program === id && kind !== 'relief',
      ),
    )
  for (const program of programs) {
    if (givesWay(program)) continue
    const lists = program.products && facts.lists.get(program.products)
    const measure = program.measures.find(
      (candidate) => concerns(candidate, facts, lists) && (candidate.when ?? []).every(holds),
    )
    if (!measure) continue
    const value = counted(measure)
    applied.push({
      program,
      measure,
      counted: value,
      leftOut: leavesOut(measure, value) ? measure.leftOut : undefined,
    })
  }
  return { applied, asked, missing }
}

/** True if measures together count all of the value; false while one of them is unknown. */
const isWhole = (applied: readonly Applied[], value: Cents): boolean =>
  restOf(applied, value) === 0n || applied.some(({ measure, counted }) => !measure.basis && counted === value)

/** The value without the contents that measures count; undefined while one is unknown. */
function restOf(applied: readonly Applied[], value: Cents): Cents | undefined {
  const contents = applied.filter(({ measure: { basis } }) => basis && basis !== 'rest')
  if (contents.some(({ counted }) => counted === undefined)) return undefined
  const rest = value - sumCents(contents.map(({ counted = 0n }) => counted))
  return rest < 0n ? 0n : rest
}

/** True if a measure is in force for product and origin, whatever its other conditions. */
const concerns = (measure: Measure, facts: MeasureFacts, lists: ReadonlySet<string> | undefined): boolean =>
  (!measure.lists || measure.lists.some((list) => lists?.has(list))) &&
  (!measure.origins || measure.origins.includes(facts.origin)) &&
  measure.from <= facts.day &&
  (!measure.to || facts.day <= measure.to)
