import type { TariffGap, TariffQuestion } from '@edfe/domain/reference'
import { MEASURES_FROM } from '../measures/index.ts'
import { dutyOf } from './duty-of.ts'
import type { LineDuty, Tariff } from './facts.ts'
import { tariffBook } from './tariff-book.ts'

/** What a line may come to while its duty is open. Dollars and cents; undefined where nobody can say it. */
export interface OpenDuty {
  /** An unanswered question, or a part of the law that the data lacks; undefined where the tariff decides the duty. */
  readonly why: 'question' | 'law' | undefined
  /** The duty by the answers that most goods of the number give. */
  readonly usual: string | undefined
  readonly least: string | undefined
  readonly most: string | undefined
}

export interface LineReading {
  /** Why the tariff gives no whole answer; undefined where it gives one. */
  readonly gap: TariffGap | undefined
  readonly open: OpenDuty
}

const NOBODY_KNOWS: OpenDuty = { why: undefined, usual: undefined, least: undefined, most: undefined }

/**
 * Reads a line of goods as far as the tariff decides it. `isBounded`: follow every answer of its questions, which takes
 * as long as there are combinations of them, for the least and the most.
 */
export function readLine(tariff: Tariff, facts: TariffQuestion, isBounded: boolean): LineReading {
  if (facts.entryDate < MEASURES_FROM) return { gap: 'no_measures', open: NOBODY_KNOWS }
  const found = dutyOf(tariff, facts)
  if (found.kind === 'refused') return { gap: 'no_duty', open: NOBODY_KNOWS }
  if (found.duty !== undefined && found.questions.length === 0)
    return { gap: undefined, open: ofHoles(found) }
  const usual = dutyOf(tariff, { ...facts, assume: 'usual' })
  const duties = isBounded
    ? tariffBook(() => tariff)
        .readings(facts)
        .map(({ duty }) => duty)
    : []
  const inOrder = duties.sort((a, b) => Number(a) - Number(b))
  return {
    gap: 'open_question',
    open: {
      why: 'question',
      usual: usual.kind === 'duty' ? usual.duty : undefined,
      least: inOrder[0],
      most: inOrder.at(-1),
    },
  }
}

function ofHoles({ duty, holes }: LineDuty): OpenDuty {
  const open = holes.filter(({ owes }) => owes !== 'barred')
  if (open.length === 0) return { why: undefined, usual: duty, least: duty, most: duty }
  const bounds = open.map(({ owes, least, most }) => ({
    least: owes === 'more' ? duty : least,
    most: owes === 'less' ? duty : most,
  }))
  return {
    why: 'law',
    usual: duty,
    least: outermost(
      bounds.map(({ least }) => least),
      Math.min,
    ),
    most: outermost(
      bounds.map(({ most }) => most),
      Math.max,
    ),
  }
}

/** The least or the most of amounts, as it is written; undefined where one of them is unknown. */
function outermost(
  amounts: readonly (string | undefined)[],
  of: (...numbers: number[]) => number,
): string | undefined {
  const wanted = of(...amounts.map(Number))
  return amounts.find((amount) => Number(amount) === wanted)
}
