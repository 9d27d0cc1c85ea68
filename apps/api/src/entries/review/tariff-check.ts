import type { TariffCheckAnswer } from '@edfe/contracts/tariff/duty'
import { isSpecialHeading, tariffStack } from '@edfe/domain/calculations'
import { parseDay } from '@edfe/domain/calendar'
import type { DraftData } from '@edfe/domain/entry'
import { comparedLines } from '@edfe/domain/filing'
import type { RuleContext } from '@edfe/domain/rules'
import { type LineReading, readLine, type Tariff } from '@edfe/tariff/duty'
import {
  type NotOwed,
  notOwedMessage,
  notOwedMessages,
  notOwedOf,
  programOfHeading,
} from '@edfe/tariff/overview'
import { editionOn } from '@edfe/tariff/schedule'
import type { z } from 'zod'
import type { TariffInWords } from '../../tariff/tariff-service.ts'
import { editionView } from '../../tariff/tariff-views.ts'

type Check = z.output<typeof TariffCheckAnswer>
type Lines = ReturnType<typeof comparedLines>

/** With more open lines than this, no least and most are sought: each takes as many duties as its answers combine. */
const MOST_BOUNDED = 50

/** What an entry is compared by. */
interface Compared {
  draft: DraftData
  lines: Lines
  /** Lines that lack nothing but the entry date, as if it were today. */
  today: Lines
}

/** The lines of an entry without entry date as they would be today; none where the date is known. */
export const linesOfToday = (draft: DraftData, rules: RuleContext): Lines =>
  parseDay(draft.header?.entry_date)
    ? []
    : comparedLines({ ...draft, header: { ...draft.header, entry_date: rules.today } }, rules)

/** Compares lines with the tariff and returns the result in the words of a reader. */
export function tariffCheck(
  { draft, lines, today }: Compared,
  { tariff, words }: Pick<TariffInWords, 'tariff' | 'words'>,
): Check {
  const facts = lines.flatMap((line) => line.facts ?? [])
  const day = parseDay(draft.header?.entry_date)
  const isBounded = lines.length <= MOST_BOUNDED
  const readings = readLines(tariff, lines, isBounded)
  const unread = unreadLines(readings)
  const nameOf = (group: NotOwed): string =>
    group.isWholeSection
      ? words.format(notOwedMessages.section({ section: `${group.programs[0]?.rank}` }))
      : group.programs.map(({ name }) => words.format(name())).join('; ')
  return {
    edition: day && facts.length > 0 ? editionView(editionOn(tariff.schedules, day).edition, tariff) : null,
    headings: headingsOf(draft).flatMap((hts) => {
      const program = day && programOfHeading(tariff, hts, day)
      return program ? [{ hts, program: words.format(program.name()) }] : []
    }),
    not_owed:
      unread.length > 0
        ? []
        : notOwedOf(tariff, facts).map((group) => words.format(notOwedMessage(group, nameOf(group), facts))),
    unread,
    open: openLines(draft, today.length > 0 ? readLines(tariff, today, isBounded) : readings),
  }
}

const headingsOf = ({ line_items: lines = [] }: DraftData): string[] => [
  ...new Set(lines.flatMap((line) => tariffStack(line).map(({ hts }) => hts)).filter(isSpecialHeading)),
]

/** What the tariff says of a line; undefined while number, origin or day is missing. */
interface Read {
  id: string
  reading: LineReading | undefined
}

const readLines = (tariff: Tariff, lines: Lines, isBounded: boolean): Read[] =>
  lines.map(({ id, facts }) => ({ id, reading: facts && readLine(tariff, facts, isBounded) }))

function unreadLines(readings: readonly Read[]): Check['unread'] {
  const gaps = readings.flatMap(({ id, reading }) => {
    const gap = reading ? reading.gap : ('incomplete' as const)
    return gap ? [{ id, gap }] : []
  })
  return [...Map.groupBy(gaps, ({ gap }) => gap)].map(([gap, same]) => ({
    gap,
    lines: same.map(({ id }) => id),
  }))
}

/** What the importer noted of a part of the law that the data lacks closes it. */
function openLines({ line_items: lines = [] }: DraftData, readings: readonly Read[]): Check['open'] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  return readings.flatMap(({ id, reading }) => {
    const line = byId.get(id)
    if (!line || !reading) return []
    const { why, usual, least, most } = reading.open
    const isOpen = why === 'question' || (why === 'law' && !line.duty_note?.trim())
    if (!isOpen && line.duty_amount) return []
    return [
      {
        line: id,
        why: isOpen ? why : ('no_duty' as const),
        usual: usual ?? null,
        least: least ?? null,
        most: most ?? null,
      },
    ]
  })
}
