import type { CalendarDay } from '@edfe/domain/calendar'
import { defineMessage, type Message } from '@edfe/domain/messages'
import { type Cents, centsText, plainDecimal, sumCents, toCents, wholeDollars } from '@edfe/domain/money'
import { originCountry } from '@edfe/domain/reference'
import { importBan } from '../countries/index.ts'
import {
  assumedAnswer,
  listsWith,
  type ProductFamily,
  type QuestionKey,
  usualAnswer,
} from '../measures/index.ts'
import { isFree } from '../rate/index.ts'
import { isOldReview } from '../review-age/index.ts'
import { digitsOf, type Edition, editionOn, withDots } from '../schedule/index.ts'
import { demandedUnits } from '../units/index.ts'
import { applyPrograms, type Lists } from './apply-programs.ts'
import { baseRate } from './base-rate.ts'
import { chargeRate } from './charges.ts'
import type { DutyFacts, LineDuty, RefusedLine, Tariff } from './facts.ts'
import { lineHoles } from './line-holes.ts'
import { openQuestions, type Stack } from './open-questions.ts'
import { type PricedLine, refundableOf, tariffRows } from './tariff-rows.ts'

/** Why a line has no duty, and what to check of one that has. */
export const dutyMessages = {
  unknownNumber: defineMessage<{ number: string; edition: string }>({
    id: 'tariff.refused.unknown-number',
    defaultMessage: '{edition} has no number {number} that goods can be entered under.',
  }),
  chapter98: defineMessage({
    id: 'tariff.refused.chapter-98',
    defaultMessage:
      'Enter a number of chapters 1 to 97. The duty of chapters 98 and 99 alone is not calculated.',
  }),
  noRate: defineMessage<{ number: string }>({
    id: 'tariff.refused.no-rate',
    defaultMessage: 'The schedule prints no rate for {number}.',
  }),
  unreadableValue: defineMessage({
    id: 'tariff.refused.value',
    defaultMessage: 'Enter the value in US dollars, for example 12129.',
  }),
  refundable: defineMessage<{ amount: string }>({
    id: 'tariff.note.refundable',
    defaultMessage:
      'The duty contains ${amount} under IEEPA, which the Supreme Court held invalid on February 20, 2026 (Learning Resources v. Trump). CBP refunds it.',
  }),
  oldEdition: defineMessage<{ edition: string; replaced: { day: string } }>({
    id: 'tariff.note.old-edition',
    defaultMessage:
      'Duties are those of {edition}. A later edition has been in force since {replaced}; numbers and rates that it changed are not in these duties.',
  }),
  earlierThanEdition: defineMessage<{ edition: string; from: { day: string } }>({
    id: 'tariff.note.earlier-than-edition',
    defaultMessage:
      'The rates of chapters 1 to 97 are those of {edition}, which begins on {from}. Check the rates of the entry date.',
  }),
  oldReview: defineMessage<{ reviewed: { day: string } }>({
    id: 'tariff.note.old-review',
    defaultMessage: 'The additional duties are as of {reviewed}. Later changes are not in these duties.',
  }),
}

/**
 * The duty of a line of goods: every tariff row with rate, basis, amount, reason and source, and the questions whose
 * answer would change it. The entry date chooses the edition and the measures, so the same facts give the same cents
 * on every later day.
 */
export function dutyOf(tariff: Tariff, facts: DutyFacts): LineDuty | RefusedLine {
  const schedule = editionOn(tariff.schedules, facts.entryDate)
  const number = digitsOf(facts.hts)
  if (number >= '98') return refused(dutyMessages.chapter98())
  const line = schedule.find(number)
  if (!line?.isWhole)
    return refused(dutyMessages.unknownNumber({ number: withDots(number), edition: schedule.edition.name }))
  const ban = importBan(facts.origin)
  if (ban) return refused(ban)
  const value = enteredValue(facts)
  if (value === undefined) return refused(dutyMessages.unreadableValue())
  const base = baseRate(line, facts)
  if (!base) return refused(dutyMessages.noRate({ number: withDots(number) }))

  const charged = chargeRate(base.rate, base.text, line, facts, value)
  const origin = originCountry(facts.origin)
  const lists = listsByFamily(tariff, line.number, facts.entryDate)
  const priced = { number: line.number, origin, value, base, charged, source: schedule.edition.name }
  const assumed = (key: QuestionKey) =>
    facts.assume === 'usual' ? usualAnswer(key, line.path) : assumedAnswer(key)
  const stackUnder = (answers: Readonly<Record<string, string>>) =>
    stack(tariff, { ...facts, answers: { ...facts.answers, ...answers } }, priced, { lists, assumed })
  const found = stackUnder({})
  return {
    kind: 'duty',
    edition: schedule.edition,
    reviewed: oldestReview(tariff),
    rows: found.rows,
    duty: found.isWhole ? centsText(found.known) : undefined,
    refundable: found.refundable ? centsText(found.refundable) : undefined,
    questions: [
      ...(found.isWhole ? [] : [...charged.missing, ...found.missing]).map(({ key, text }) => ({
        key,
        text,
        options: [],
      })),
      ...openQuestions(found, stackUnder, assumed),
    ],
    units: demandedUnits(line.units),
    warnings: [
      ...base.warnings,
      ...(found.refundable ? [dutyMessages.refundable({ amount: centsText(found.refundable) })] : []),
    ],
    holes: lineHoles(priced, found, facts.entryDate),
    notes: tariffNotes(tariff, schedule.edition, facts.entryDate),
  }
}

const refused = (reason: Message): RefusedLine => ({ kind: 'refused', reason })

/** The entered value in whole dollars; undefined when it cannot be read or is negative. */
function enteredValue({ value }: DutyFacts): Cents | undefined {
  const plain = plainDecimal(value)
  return plain === undefined || plain.startsWith('-') ? undefined : wholeDollars(toCents(plain))
}

/** The lists of every family that name a number on a day: looked up once, however many answers are tried. */
function listsByFamily({ programs }: Tariff, number: string, day: CalendarDay): Lists {
  const lists = new Map<ProductFamily, ReadonlySet<string>>()
  for (const { products } of programs) {
    if (products && !lists.has(products)) lists.set(products, listsWith(products, number, day))
  }
  return lists
}

function stack(
  tariff: Tariff,
  facts: DutyFacts,
  line: PricedLine,
  known: { lists: Lists; assumed: (key: QuestionKey) => string },
): Stack {
  const { applied, asked, missing } = applyPrograms(tariff.programs, {
    number: line.number,
    origin: line.origin,
    day: facts.entryDate,
    spi: facts.spi?.trim().toUpperCase() ?? '',
    ...(facts.loadedOn && { loadedOn: facts.loadedOn }),
    entersFree: isFree(line.base.rate),
    value: line.value,
    ...known,
    answers: facts.answers ?? {},
  })
  const rows = tariffRows(applied, line)
  return {
    rows,
    known: sumCents(rows.map(({ amount }) => toCents(amount))),
    isWhole: rows.every(({ amount }) => amount !== undefined),
    asked,
    refundable: refundableOf(applied, line),
    missing,
  }
}

/** The day of the oldest review of a program. */
export const oldestReview = ({ programs }: Tariff): string =>
  programs.map(({ reviewed }) => reviewed).sort()[0] ?? ''

/**
 * Returns the notes on every duty of an entry date: its edition is from another day, or the review is old.
 */
export const tariffNotes = (tariff: Tariff, edition: Edition, day: CalendarDay): Message[] => [
  ...editionNote(edition, day),
  ...reviewNote(tariff, day),
]

function editionNote({ name, from, replacedOn }: Edition, day: CalendarDay): Message[] {
  if (day < from) return [dutyMessages.earlierThanEdition({ edition: name, from: { day: from } })]
  return replacedOn && replacedOn <= day
    ? [dutyMessages.oldEdition({ edition: name, replaced: { day: replacedOn } })]
    : []
}

function reviewNote(tariff: Tariff, day: CalendarDay): Message[] {
  const reviewed = oldestReview(tariff)
  return isOldReview(reviewed, day) ? [dutyMessages.oldReview({ reviewed: { day: reviewed } })] : []
}
