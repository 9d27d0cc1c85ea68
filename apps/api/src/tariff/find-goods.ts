import type { TariffGoods } from '@edfe/contracts/tariff/tariff'
import { agenciesOf } from '@edfe/domain/agencies'
import type { CalendarDay } from '@edfe/domain/calendar'
import { type Schedule, withDots } from '@edfe/tariff/schedule'
import type { FoundRow } from '@edfe/tariff/search'
import type { z } from 'zod'
import type { TariffService } from './tariff-service.ts'
import { costOf, lineView } from './tariff-views.ts'

type Goods = z.output<typeof TariffGoods>

const MOST_LINES = 3
const MOST_RULINGS = 2

/** True for digits, which a search takes as the beginning of a number. */
export const isNumber = (text: string): boolean => /^[\d.\s]+$/.test(text)

/** The subheadings for goods in words, with what goods of an origin pay on a day. Digits find none. */
export async function findGoods(
  { tariff, searchOf }: TariffService,
  schedule: Schedule,
  words: string,
  facts: { origin: string | undefined; day: CalendarDay },
): Promise<Goods> {
  if (isNumber(words)) return { rows: [], unknown: [] }
  const { rows, unknown } = (await searchOf(schedule)).goods(words)
  const view = ({ number, lines, known, isLikely }: FoundRow): Goods['rows'] => {
    const subheading = schedule.findBeginning(number)
    if (!subheading) return []
    return [
      {
        hts: withDots(number),
        description: subheading.description,
        path: [...subheading.path],
        is_likely: isLikely,
        reasons: reasonsOf(known),
        lines: lines.slice(0, MOST_LINES).map((position) => {
          const line = schedule.lineAt(position)
          return lineView(line, costOf(tariff, line, facts))
        }),
        line_count: lines.length,
        agencies: agenciesOf(schedule.lineAt(lines[0]!).number),
      },
    ]
  }
  return { rows: rows.flatMap(view), unknown: [...unknown] }
}

function reasonsOf(known: FoundRow['known']): Goods['rows'][number]['reasons'] {
  const rulings = known.filter(({ source }) => source === 'ruling').slice(0, MOST_RULINGS)
  const other = known.filter(({ source }) => source !== 'ruling').slice(0, 1)
  return [...other, ...rulings].map(({ source, words, ruling }) => ({
    source,
    words,
    ruling: ruling ? { number: ruling.number, day: ruling.day ?? null } : null,
  }))
}
