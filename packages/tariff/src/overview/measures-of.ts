import type { CalendarDay } from '@edfe/domain/calendar'
import { defineMessage, type Message } from '@edfe/domain/messages'
import type { Tariff } from '../duty/index.ts'
import {
  type Condition,
  listsWith,
  loadedBeforeQuestion,
  type Measure,
  type Program,
  QUESTIONS,
  type Question,
  type QuestionKey,
} from '../measures/index.ts'

/** A heading of chapter 99 that can reach goods of a number, and its other conditions than their origin. */
export interface ReachingMeasure {
  readonly program: Program
  readonly measure: Measure
  readonly conditions: readonly MeasureCondition[]
}

/** A fact in words; with answers, a question and those of its answers for which the measure applies. */
export interface MeasureCondition {
  readonly text: Message
  readonly answers: readonly Message[]
}

/** The conditions of a measure, in words. */
export const conditionMessages = {
  claim: defineMessage<{ spi: string }>({
    id: 'tariff.condition.claim',
    defaultMessage: 'The line claims {spi}.',
  }),
  entersFree: defineMessage<{ spi: string }>({
    id: 'tariff.condition.enters-free',
    defaultMessage: 'The goods enter free under {spi}.',
  }),
  displaced: defineMessage({
    id: 'tariff.condition.displaced',
    defaultMessage: 'A duty of section 232 applies to the goods.',
  }),
}

/**
 * The headings of chapter 99 for goods of a number that are in force on a day or begin later, for every origin. A
 * condition that the number itself decides is decided here; the others are listed.
 */
export function measuresOf(tariff: Tariff, number: string, day: CalendarDay): ReachingMeasure[] {
  const reaching = tariff.programs.flatMap((program) => {
    const lists = program.products && listsWith(program.products, number, day)
    return program.measures
      .filter(
        ({ to, lists: wanted }) => (!to || day <= to) && (!wanted || wanted.some((id) => lists?.has(id))),
      )
      .filter(({ when = [] }) => when.every((condition) => canHold(condition, number)))
      .map((measure) => ({ program, measure, conditions: (measure.when ?? []).flatMap(conditionsOf) }))
  })
  const isDisplaced = (program: Program): boolean =>
    reaching.some((other) => other.measure.displaces && other.program !== program)
  return reaching.filter(
    ({ program, measure }) =>
      isDisplaced(program) || !measure.when?.some((condition) => 'displaced' in condition),
  )
}

/** True if a condition can hold for a number, whatever else is known. */
function canHold(condition: Condition, number: string): boolean {
  if ('startsWith' in condition) return condition.startsWith.some((start) => number.startsWith(start))
  if ('notStartsWith' in condition) return !condition.notStartsWith.some((start) => number.startsWith(start))
  if ('anyOf' in condition) return condition.anyOf.some((part) => canHold(part, number))
  return true
}

const claimText = (spi: string, entersFree?: true): Message =>
  entersFree ? conditionMessages.entersFree({ spi }) : conditionMessages.claim({ spi })

function conditionsOf(condition: Condition): MeasureCondition[] {
  if ('spi' in condition)
    return [{ text: claimText(condition.spi.join(', '), condition.entersFree), answers: [] }]
  if ('displaced' in condition) return [{ text: conditionMessages.displaced(), answers: [] }]
  if ('anyOf' in condition) return condition.anyOf.flatMap(conditionsOf)
  if ('loadedBefore' in condition) return [conditionOf(loadedBeforeQuestion(condition.loadedBefore), ['yes'])]
  return 'question' in condition ? [conditionOf(condition.question, condition.answers)] : []
}

function conditionOf(question: QuestionKey, given: readonly string[]): MeasureCondition {
  const { text, options }: Question = QUESTIONS[question]
  const answers = given.flatMap((answer) => {
    const label = options[answer]
    return label ? [label()] : []
  })
  return { text: text(), answers }
}
