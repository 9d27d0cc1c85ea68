import type { TariffCheckAnswer } from '@edfe/contracts/tariff/duty'
import { isSpecialHeading, tariffStack } from '@edfe/domain/calculations'
import { parseDay } from '@edfe/domain/calendar'
import type { DraftData } from '@edfe/domain/entry'
import type { comparedLines } from '@edfe/domain/filing'
import { type Tariff, tariffGap } from '@edfe/tariff/duty'
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

/** Compares lines with the tariff and returns the result in the words of a reader. */
export function tariffCheck(
  draft: DraftData,
  lines: Lines,
  { tariff, words }: Pick<TariffInWords, 'tariff' | 'words'>,
): Check {
  const facts = lines.flatMap((line) => line.facts ?? [])
  const day = parseDay(draft.header?.entry_date)
  const unread = unreadLines(tariff, lines)
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
  }
}

const headingsOf = ({ line_items: lines = [] }: DraftData): string[] => [
  ...new Set(lines.flatMap((line) => tariffStack(line).map(({ hts }) => hts)).filter(isSpecialHeading)),
]

function unreadLines(tariff: Tariff, lines: Lines): Check['unread'] {
  const gaps = lines.flatMap(({ id, facts }) => {
    const gap = facts ? tariffGap(tariff, facts) : ('incomplete' as const)
    return gap ? [{ id, gap }] : []
  })
  return [...Map.groupBy(gaps, ({ gap }) => gap)].map(([gap, same]) => ({
    gap,
    lines: same.map(({ id }) => id),
  }))
}
