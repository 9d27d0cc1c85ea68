import { defineMessage, type Message } from '@edfe/domain/messages'
import { countryName, originCountry } from '@edfe/domain/reference'
import { type DutyFacts, dutyOf, type LineDuty, type Tariff } from '../duty/index.ts'
import { listsWith, type Program } from '../measures/index.ts'
import { digitsOf, withDots } from '../schedule/index.ts'

/** Why a program adds nothing to any line. */
export type NotOwedReason = 'not_listed' | 'other_origin' | 'filed_free' | 'not_met'

/** Programs of additional duties that were compared with every line and add nothing, for the same reason. */
export interface NotOwed {
  readonly reason: NotOwedReason
  readonly programs: readonly Program[]
  /** True if these are all programs of their section. */
  readonly isWholeSection: boolean
  /** The headings at which nothing is due, where they are filed. */
  readonly headings: readonly string[]
}

/** The statements about programs that add nothing; `programs` are their names, or that of their section. */
export const notOwedMessages = {
  not_listed: defineMessage<{ programs: string }>({
    id: 'tariff.not-owed.not-listed',
    defaultMessage: '{programs}: these goods are not on its lists.',
  }),
  other_origin: defineMessage<{ programs: string; countries: string }>({
    id: 'tariff.not-owed.other-origin',
    defaultMessage: '{programs}: not for goods of {countries}.',
  }),
  filed_free: defineMessage<{ programs: string; headings: string }>({
    id: 'tariff.not-owed.filed-free',
    defaultMessage: '{programs}: filed at $0.00 under {headings}.',
  }),
  not_met: defineMessage<{ programs: string }>({
    id: 'tariff.not-owed.not-met',
    defaultMessage: '{programs}: does not apply to these goods, as they are described and answered.',
  }),
  section: defineMessage<{ section: string }>({
    id: 'tariff.not-owed.section',
    defaultMessage: 'Section {section}',
  }),
}

/**
 * The programs that add nothing to any of these lines, by section and reason, without those that had ended. Empty
 * where a line has no duty: then nothing was compared with it.
 */
export function notOwedOf(tariff: Tariff, lines: readonly DutyFacts[]): NotOwed[] {
  const read = lines.map((facts) => ({ facts, found: dutyOf(tariff, facts) }))
  if (read.length === 0 || read.some(({ found }) => found.kind === 'refused')) return []
  const duties = read.map(({ found }) => found as LineDuty)
  const groups = new Map<string, { reason: NotOwedReason; programs: Program[]; headings: string[] }>()
  const compared = tariff.programs.filter(({ measures }) =>
    measures.some(({ to }) => !to || lines.some(({ entryDate }) => entryDate <= to)),
  )
  for (const program of compared) {
    const rows = duties.flatMap((duty) => duty.rows.filter(({ measure }) => measure === program.id))
    if (rows.some(({ amount }) => amount !== '0.00')) continue
    const reason = rows.length > 0 ? 'filed_free' : reasonOf(program, lines)
    const key = `${program.rank} ${reason}`
    const group = groups.get(key) ?? { reason, programs: [], headings: [] }
    group.programs.push(program)
    group.headings.push(...rows.map(({ number }) => number))
    groups.set(key, group)
  }
  return [...groups.values()].map((group) => ({
    ...group,
    headings: [...new Set(group.headings)],
    isWholeSection: isWholeSection(group.programs, compared),
  }))
}

/** IEEPA and the other headings of chapter 99 are no section. */
const isWholeSection = ([first, ...others]: readonly Program[], all: readonly Program[]): boolean =>
  first !== undefined &&
  first.rank !== 'IEEPA' &&
  first.rank !== 99 &&
  all.every((program) => program.rank !== first.rank || program === first || others.includes(program))

function reasonOf({ products, measures }: Program, lines: readonly DutyFacts[]): NotOwedReason {
  const named = lines.map((facts) => ({
    facts,
    lists: products && listsWith(products, digitsOf(facts.hts), facts.entryDate),
  }))
  const listed = named.flatMap(({ facts, lists }) => {
    const own = measures.filter(({ lists: wanted }) => !wanted || wanted.some((id) => lists?.has(id)))
    return own.length > 0 ? [{ facts, own }] : []
  })
  if (listed.length === 0) return 'not_listed'
  const isForOrigin = listed.some(({ facts, own }) =>
    own.some(({ origins }) => !origins || origins.includes(originCountry(facts.origin))),
  )
  return isForOrigin ? 'not_met' : 'other_origin'
}

/** A group of programs in words, without their names. */
export const notOwedMessage = (
  { reason, headings }: NotOwed,
  programs: string,
  lines: readonly DutyFacts[],
): Message =>
  notOwedMessages[reason]({
    programs,
    headings: headings.map(withDots).join(', '),
    countries: [...new Set(lines.map(({ origin }) => countryName(originCountry(origin)) ?? origin))].join(
      ', ',
    ),
  })
