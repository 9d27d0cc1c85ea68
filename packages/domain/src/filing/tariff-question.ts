import type { DraftData } from '../entry/draft.ts'
import { centsText } from '../money/cents.ts'
import type { TariffQuestion } from '../reference/tariff-book.ts'
import { cbpUnit } from '../reference/units.ts'
import type { RuleContext } from '../rules/context.ts'
import { type FilingLine, filingContext } from './filing-context.ts'
import { otherUnits } from './tariff-units.ts'

/** The facts of a line with which the tariff is asked. */
export const ASKED_OF_TARIFF = [
  'spi',
  'tariff_answers',
  'hts',
  'origin',
  'value',
  'stack',
  'dutyDay',
  'loadedOn',
] as const
export type AskedLine = Pick<FilingLine, (typeof ASKED_OF_TARIFF)[number]>

/**
 * True if a line enters under a heading of chapter 98 that takes the place of duty, such as American goods
 * returned (9801.00.10) or a stay under bond (9813). Goods of 9802 owe duty on a part of their value.
 */
export const isFreeByChapter98 = ({ stack }: Pick<AskedLine, 'stack'>): boolean =>
  stack.some(({ hts }) => hts.startsWith('98') && !hts.startsWith('9802'))

/** A line as the tariff is asked about it; undefined while number, origin or day of the duty is missing. */
export function tariffQuestion({
  spi,
  tariff_answers = [],
  hts,
  origin,
  value,
  stack,
  dutyDay: entryDate,
  loadedOn,
}: AskedLine): TariffQuestion | undefined {
  if (hts.length !== 10 || !origin || !entryDate) return undefined
  const own = stack.find(({ row }) => row === undefined)
  return {
    hts,
    origin,
    entryDate,
    value: centsText(value),
    quantities: (own?.quantities ?? []).map(({ amount, unit }) => ({
      quantity: amount,
      unit: cbpUnit(unit) ?? unit,
    })),
    ...(spi && { spi }),
    ...(loadedOn && { loadedOn }),
    answers: Object.fromEntries(tariff_answers.map(({ question = '', answer = '' }) => [question, answer])),
  }
}

/**
 * The tariff questions for the lines of an entry, and the lines whose quantities the tariff requires in other
 * units.
 */
export interface AskedLines {
  asked: { id: string; facts: TariffQuestion }[]
  otherUnits: { id: string; hts: string; demanded: readonly string[] }[]
}

/** The tariff is asked of the lines whose duty it gives, and of those that have none yet; not where chapter 98 decides. */
export function askedLines(draft: DraftData, rules: RuleContext): AskedLines {
  const { lines, entryDate } = filingContext(draft, rules)
  return {
    asked: lines
      .filter((line) => !isFreeByChapter98(line))
      .filter(({ line }) => line.duty_source === 'calculated' || !line.duty_amount)
      .flatMap((line) => {
        const facts = tariffQuestion(line)
        return facts ? [{ id: line.line.id, facts }] : []
      }),
    otherUnits: lines.flatMap((line) =>
      otherUnits(line, rules, { entryDate }).map((row) => ({ id: line.line.id, ...row })),
    ),
  }
}

/** Every line of an entry of which chapter 98 does not decide, as the tariff is asked about it; without facts while number, origin or day of the duty is missing. */
export function comparedLines(
  draft: DraftData,
  rules: RuleContext,
): { id: string; facts: TariffQuestion | undefined }[] {
  const { lines } = filingContext(draft, rules)
  return lines
    .filter((line) => !isFreeByChapter98(line))
    .map((line) => ({ id: line.line.id, facts: tariffQuestion(line) }))
}
