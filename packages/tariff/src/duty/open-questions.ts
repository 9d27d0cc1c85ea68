import { type Cents, centsText } from '@edfe/domain/money'
import { optionsOf, QUESTIONS, type QuestionKey } from '../measures/index.ts'
import type { DutyRow, OpenQuestion } from './facts.ts'
import type { MissingNumber } from './line-quantities.ts'

/** The rows of a line under some answers. */
export interface Stack {
  readonly rows: readonly DutyRow[]
  /** The sum of the rows whose amount is known. */
  readonly known: Cents
  /** True if these are all of them. */
  readonly isWhole: boolean
  /** The questions that decided without an answer. */
  readonly asked: ReadonlySet<QuestionKey>
  /** The part of the duty that is refundable; undefined while an amount is unknown. */
  readonly refundable: Cents | undefined
  /** The values that a person has to state. */
  readonly missing: readonly MissingNumber[]
}

type Answers = Readonly<Record<string, string>>
type StackUnder = (answers: Answers) => Stack
/** Returns the answer assumed for a question without one. */
type Assumed = (key: QuestionKey) => string

/**
 * The questions whose answer changes what is known of the duty, at once or together with other answers: hinges that
 * are no vehicle part fall under the duty on metals, which asks for the share of metal, and only all answers free
 * them.
 */
export function openQuestions(found: Stack, stackUnder: StackUnder, assumed: Assumed): OpenQuestion[] {
  const keys = [...found.asked]
  const options = new Map(keys.map((key) => [key, optionsUnder(key, found, stackUnder, assumed)]))
  const changesAtOnce = (key: QuestionKey) => options.get(key)!.some(({ changes }) => changes)
  const outcomes = keys.every(changesAtOnce) ? [] : outcomesOf(stackUnder)
  return keys
    .filter((key) => changesAtOnce(key) || changesWithOthers(key, outcomes))
    .map((key) => ({
      key,
      text: QUESTIONS[key].text(),
      counted: assumed(key),
      options: options.get(key)!.map(({ value, label, difference, isKnown }) => ({
        value,
        label,
        ...(isKnown && { changesDutyBy: centsText(difference) }),
      })),
    }))
}

function optionsUnder(key: QuestionKey, found: Stack, stackUnder: StackUnder, assumed: Assumed) {
  return optionsOf(key).map((option) => {
    // Nothing to calculate again: this answer is what counts without one.
    const other = option.value === assumed(key) ? found : stackUnder({ [key]: option.value })
    const difference = other.known - found.known
    return {
      ...option,
      difference,
      changes: difference !== 0n || other.isWhole !== found.isWhole,
      isKnown: found.isWhole && other.isWhole,
    }
  })
}

/** The duty as known under the answers that decide it, and no others. */
interface Outcome {
  readonly answers: Answers
  readonly known: Cents
  readonly isWhole: boolean
}

/** Every outcome that answers can lead to: each answer is followed to the questions that it opens. */
function outcomesOf(stackUnder: StackUnder, answers: Answers = {}): Outcome[] {
  const { asked, known, isWhole } = stackUnder(answers)
  const [next] = asked
  if (next === undefined) return [{ answers, known, isWhole }]
  return optionsOf(next).flatMap(({ value }) => outcomesOf(stackUnder, { ...answers, [next]: value }))
}

/** True if two outcomes differ in the duty and in no answer but this one. */
const changesWithOthers = (key: QuestionKey, outcomes: readonly Outcome[]): boolean =>
  outcomes.some(
    (one) =>
      key in one.answers &&
      outcomes.some(
        (other) =>
          key in other.answers &&
          one.answers[key] !== other.answers[key] &&
          (one.known !== other.known || one.isWhole !== other.isWhole) &&
          agreeBut(key, one.answers, other.answers),
      ),
  )

/** True if two sets of answers agree wherever both answer, except for one question. */
const agreeBut = (except: QuestionKey, one: Answers, other: Answers): boolean =>
  Object.entries(one).every(([key, answer]) => key === except || !(key in other) || other[key] === answer)
