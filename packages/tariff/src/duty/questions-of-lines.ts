import type { CalendarDay } from '@edfe/domain/calendar'
import type { Message } from '@edfe/domain/messages'
import { centsText, sumCents, toCents } from '@edfe/domain/money'
import { dutyOf } from './duty-of.ts'
import type { DutyFacts, OpenQuestion, Tariff } from './facts.ts'
import { lookedUpNote } from './line-holes.ts'
import { type Saving, savingsOf } from './savings.ts'

/** A line of an entry, by the id of its row. */
export interface AskedLine {
  readonly id: string
  readonly facts: DutyFacts
}

/** A question that several lines leave open; an option says what it changes of the duty of all of them. */
export interface SharedQuestion extends OpenQuestion {
  readonly lines: readonly string[]
}

/** Lines that have no duty, for the same reason. */
export interface RefusedLines {
  readonly reason: Message
  readonly lines: readonly string[]
}

/** A special program that several lines may claim and do not, with what it saves of the duty of all. */
export interface SharedClaim extends Omit<Saving, 'saves'> {
  readonly saves: string
  readonly lines: readonly string[]
}

/** The programs that lines without a claim may claim, where that saves duty or the merchandise processing fee. */
export function claimsOfLines(tariff: Tariff, lines: readonly AskedLine[]): SharedClaim[] {
  const claims = new Map<string, { saving: Saving; line: string }[]>()
  for (const { id, facts } of lines) {
    if (facts.spi) continue
    for (const saving of savingsOf(tariff, facts))
      if (saving.freesFromMpf || toCents(saving.saves) > 0n) put(claims, saving.spi, { saving, line: id })
  }
  return [...claims.values()].map((same) => ({
    ...same[0]!.saving,
    saves: centsText(sumCents(same.map(({ saving }) => toCents(saving.saves)))),
    lines: same.map(({ line }) => line),
  }))
}

/**
 * Returns the tariff's questions about the lines of an entry, each question once, and the lines that it
 * refuses.
 */
export function questionsOfLines(
  tariff: Tariff,
  lines: readonly AskedLine[],
): { questions: SharedQuestion[]; refused: RefusedLines[] } {
  const asked = new Map<string, { question: OpenQuestion; line: string }[]>()
  const refused = new Map<string, { reason: Message; line: string }[]>()
  for (const { id, facts } of lines) {
    const found = dutyOf(tariff, facts)
    if (found.kind === 'refused') {
      put(refused, JSON.stringify(found.reason), { reason: found.reason, line: id })
      continue
    }
    for (const question of found.questions)
      put(asked, JSON.stringify([question.key, question.text]), { question, line: id })
  }
  return {
    questions: [...asked.values()].map((same) => ({
      ...summed(same.map(({ question }) => question)),
      lines: same.map(({ line }) => line),
    })),
    refused: [...refused.values()].map((same) => ({
      reason: same[0]!.reason,
      lines: same.map(({ line }) => line),
    })),
  }
}

/** The notes of an importer who looked up on a day what the data lacks, each with the lines that it answers for. */
export function notesOfLines(
  tariff: Tariff,
  lines: readonly AskedLine[],
  day: CalendarDay,
): { note: Message; lines: readonly string[] }[] {
  const notes = new Map<string, { note: Message; line: string }[]>()
  for (const { id, facts } of lines) {
    const found = dutyOf(tariff, { ...facts, assume: 'usual' })
    const note = found.kind === 'refused' ? undefined : lookedUpNote(found.holes, day)
    if (note) put(notes, JSON.stringify(note), { note, line: id })
  }
  return [...notes.values()].map((same) => ({ note: same[0]!.note, lines: same.map(({ line }) => line) }))
}

function put<Value>(groups: Map<string, Value[]>, key: string, value: Value): void {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}

/** One question for all; a change is known where it is known of each line that has the option. */
function summed(questions: readonly OpenQuestion[]): OpenQuestion {
  const [first] = questions
  const values = [...new Set(questions.flatMap(({ options }) => options.map(({ value }) => value)))]
  return {
    ...first!,
    options: values.map((wanted) => {
      const same = questions.flatMap(({ options }) => options.filter(({ value }) => value === wanted))
      const changes = same.flatMap(({ changesDutyBy }) => changesDutyBy ?? [])
      return {
        value: wanted,
        label: same[0]!.label,
        ...(changes.length === questions.length && {
          changesDutyBy: centsText(sumCents(changes.map(toCents))),
        }),
      }
    }),
  }
}
