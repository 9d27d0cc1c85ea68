import type { DraftData } from '../entry/draft.ts'
import { toCents } from '../money/cents.ts'
import { isDutyApart, type JudgedDuty, judgeFiledDuty } from '../reference/filed-duty.ts'
import type {
  TariffBook,
  TariffGap,
  TariffHole,
  TariffQuestion,
  TariffReading,
} from '../reference/tariff-book.ts'
import type { RuleContext } from '../rules/context.ts'
import { type FilingLine, filingContext } from './filing-context.ts'
import { type AskedLine, isFreeByChapter98, tariffQuestion } from './tariff-question.ts'
import { isGoods } from './tariff-units.ts'

/**
 * The tariff's reading of a line; undefined where nobody has its data, it gives no whole answer, or a heading of
 * chapter 98 decides instead.
 */
export function readTariff(
  line: AskedLine,
  { reference: { tariff } }: RuleContext,
): TariffReading | undefined {
  const known = KNOWN.get(line)
  if (known && known.tariff === tariff) return known.reading
  const question = isFreeByChapter98(line) ? undefined : tariff && tariffQuestion(line)
  const reading = question && tariff?.read(question)
  KNOWN.set(line, { tariff, reading })
  return reading
}

/** Several rules read the same line. */
const KNOWN = new WeakMap<AskedLine, { tariff: TariffBook | undefined; reading: TariffReading | undefined }>()

/**
 * Why the tariff cannot be compared with a line whose number, origin and entry date are known; undefined where it is
 * compared, where chapter 98 decides instead, and where another error names the reason.
 */
export function tariffGap(line: AskedLine, { reference: { tariff } }: RuleContext): TariffGap | undefined {
  const question = isFreeByChapter98(line) ? undefined : tariff && tariffQuestion(line)
  if (!tariff || !question || tariff.isRestricted(line.origin)) return undefined
  const gap = tariff.gap(question)
  const isUnknown = isGoods(line.hts) && !tariff.hasNumber(line.hts, question.entryDate)
  return gap === 'no_duty' && isUnknown ? undefined : gap
}

/** The headings that the tariff gives and the line lacks; without those that charge nothing, where they are optional. */
export function missingHeadings(
  reading: TariffReading | undefined,
  { stack }: Pick<AskedLine, 'stack'>,
  { profile }: RuleContext,
): string[] {
  if (!reading?.headings.length) return []
  const filed = new Set(stack.map(({ hts }) => hts))
  const isOptional = (heading: string) =>
    profile.reliefHeadings === 'optional' && reading.relieved.includes(heading)
  return reading.headings.filter((heading) => !filed.has(heading) && !isOptional(heading))
}

/**
 * True if the tariff reads all of the goods of a line. Numbers of chapter 98 and of other goods among the rows change
 * the duty in ways that it is not asked about.
 */
export const isReadWhole = ({ stack }: Pick<FilingLine, 'stack'>): boolean =>
  stack.every(({ row, hts }) => row === undefined || hts.startsWith('99'))

/** The facts with which an importer answers for a duty that the tariff does not give. */
export const STATEMENT = ['duty_source', 'duty_reason', 'duty_note'] as const
export type Statement = Pick<FilingLine, (typeof STATEMENT)[number]>

export const hasNote = ({ duty_note = '' }: Pick<Statement, 'duty_note'>): boolean => duty_note.trim() !== ''

/** True when the importer says what was looked up where, and why a typed duty is right. */
export const isStated = (line: Statement): boolean =>
  (line.duty_source === 'calculated' || Boolean(line.duty_reason)) && hasNote(line)

/** The facts of a line that say which duty it declares, and why. */
export const DECLARED = ['duty_amount', ...STATEMENT] as const
export type DeclaredLine = AskedLine & Pick<FilingLine, (typeof DECLARED)[number]>

/**
 * Customs' judgement of a line, whose message has no answers and no day of loading; undefined where customs does not
 * calculate it.
 */
export function judgedByCustoms(
  line: AskedLine & Pick<FilingLine, 'duty_amount'>,
  { reference: { tariff }, profile }: RuleContext,
): JudgedDuty | undefined {
  const question = tariff && tariffQuestion(line)
  if (!question || !isReadWhole(line)) return undefined
  const { loadedOn: _, ...goods } = question
  const headings = line.stack.map(({ hts }) => hts).filter((hts) => hts.startsWith('99'))
  const readings = tariff.readings({ ...goods, answers: {} })
  return judgeFiledDuty(readings, { headings, duty: toCents(line.duty_amount) }, profile)
}

/**
 * True if the importer answers for other rows or another duty than the tariff gives, and customs takes them: its data
 * does not know a heading or the rates of the day, or other answers would make them right.
 */
export function isTakenAsStated(line: DeclaredLine, ctx: RuleContext): boolean {
  if (!isReadWhole(line) || line.duty_source === 'calculated' || !isStated(line)) return false
  const { isMissingHeading, expected } = judgedByCustoms(line, ctx) ?? {}
  return !isMissingHeading && (expected === undefined || !isDutyApart(toCents(line.duty_amount), expected))
}

/** The parts of the law that the data lacks and that touch a line, as long as nobody has noted what they come to. */
export const openHoles = (
  line: AskedLine & Pick<Statement, 'duty_note'>,
  ctx: RuleContext,
): readonly TariffHole[] => (hasNote(line) ? [] : (readTariff(line, ctx)?.holes ?? []))

/** The compared lines whose importer notes nothing about their duty. */
export function unnotedLines(draft: DraftData, rules: RuleContext): { id: string; facts: TariffQuestion }[] {
  const { lines } = filingContext(draft, rules)
  return lines
    .filter((line) => !isFreeByChapter98(line) && !hasNote(line))
    .flatMap((line) => {
      const facts = tariffQuestion(line)
      return facts ? [{ id: line.line.id, facts }] : []
    })
}

/** The tariff's reading of a line that declares another duty; undefined where it declares that of the tariff. */
export function otherReading(line: DeclaredLine, ctx: RuleContext): TariffReading | undefined {
  const reading = readTariff(line, ctx)
  return reading && isDutyApart(toCents(line.duty_amount), toCents(reading.duty)) ? reading : undefined
}
