import type { TariffGoods } from '@edfe/contracts/tariff/tariff'
import { agenciesOf } from '@edfe/domain/agencies'
import type { CalendarDay } from '@edfe/domain/calendar'
import { type GoodsAnswer, isGoodsAnswer } from '@edfe/domain/entry'
import { readAskedGoods } from '@edfe/domain/search'
import { type Schedule, withDots } from '@edfe/tariff/schedule'
import type { FoundGoods, FoundRow, TariffSearch } from '@edfe/tariff/search'
import type { z } from 'zod'
import { goodsInEnglish } from './goods-in-english.ts'
import type { TariffService } from './tariff-service.ts'
import { costOf, lineView } from './tariff-views.ts'

type Goods = z.output<typeof TariffGoods>

const MOST_LINES = 3
const MOST_RULINGS = 2
/** Who asks for a subheading asks for all of its lines. */
const SUBHEADING = 6

/** The facts that a search is answered for. */
interface GoodsFacts {
  /** The language in which the words may be, by its BCP 47 tag. */
  readonly locale: string
  readonly origin: string | undefined
  readonly day: CalendarDay
  /** Answers to questions about the goods. */
  readonly answers?: readonly GoodsAnswer[]
}

/** Reads answers that are separated by commas; what is no answer is left out. */
export const readAnswers = (text: string): GoodsAnswer[] => text.split(',').filter(isGoodsAnswer)

/** The subheadings for what a person typed, with what goods of an origin pay on a day. */
export async function findGoods(
  { tariff, searchOf }: TariffService,
  schedule: Schedule,
  text: string,
  facts: GoodsFacts,
): Promise<Goods> {
  const { within, found, searchedAs } = foundFor(await searchOf(schedule), text, facts)
  const most = within.length < SUBHEADING ? MOST_LINES : undefined
  const view = ({ number, lines, known, isLikely }: FoundRow): Goods['rows'] => {
    const subheading = schedule.findBeginning(number)
    if (!subheading) return []
    return [
      {
        hts: withDots(number),
        description: subheading.description,
        path: [...subheading.path],
        is_likely: isLikely,
        reasons: reasonsOf(schedule, known),
        lines: lines.slice(0, most).map((position) => {
          const line = schedule.lineAt(position)
          return lineView(line, costOf(tariff, line, facts))
        }),
        line_count: lines.length,
        agencies: agenciesOf(schedule.lineAt(lines[0]!).number),
      },
    ]
  }
  const { question } = found
  return {
    rows: found.rows.flatMap(view),
    within: withDots(within),
    searched_as: searchedAs ?? '',
    unknown: [...found.unknown],
    answers: [...found.answers],
    left_out: found.leftOut,
    question: question ? { key: question.question, answers: [...question.answers] } : null,
  }
}

/**
 * Digits in front of words limit the search where the words find goods under them; else they are a word. Words of
 * another language are searched by their English.
 */
function foundFor(
  search: TariffSearch,
  text: string,
  { answers = [], locale }: GoodsFacts,
): { within: string; found: FoundGoods; searchedAs: string | undefined } {
  const asked = readAskedGoods(text)
  const searchedAs = goodsInEnglish(asked.words, locale)
  const words = searchedAs ?? asked.words
  const found = search({ within: asked.within, words }, { answers })
  return found.rows.length === 0 && asked.within && asked.words
    ? {
        within: '',
        found: search({ within: '', words: `${asked.within} ${words}` }, { answers }),
        searchedAs,
      }
    : { within: asked.within, found, searchedAs }
}

/** Why a row was found: at most two rulings, and one other. */
export function reasonsOf(schedule: Schedule, known: FoundRow['known']): Goods['rows'][number]['reasons'] {
  const rulings = known.filter(({ source }) => source === 'ruling').slice(0, MOST_RULINGS)
  const other = known.filter(({ source }) => source !== 'ruling').slice(0, 1)
  return [...other, ...rulings].map(({ source, words, ruling, number }) => ({
    source,
    words,
    ruling: ruling
      ? { number: ruling.number, day: ruling.day ?? null, is_older: !schedule.findBeginning(number) }
      : null,
  }))
}
