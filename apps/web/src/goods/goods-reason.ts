import { formatDay, parseDay } from '@edfe/domain/calendar'
import { t } from '../words/t.ts'
import type { GoodsRow } from './goods-queries.ts'

type Reason = GoodsRow['reasons'][number]

/** The source of a reason for a subheading, with the words for the goods there. */
export function goodsReason({ source, words, ruling }: Reason): string {
  if (source === 'own')
    return t(
      { id: 'goods-reason.own', defaultMessage: 'Our index of everyday goods has “{words}” here' },
      { words },
    )
  if (source === 'ruling') {
    const day = ruling?.day ? parseDay(ruling.day) : undefined
    return t(
      {
        id: 'goods-reason.ruling',
        defaultMessage: 'CBP ruling {number}{isDated, select, yes { of {day}} other {}}: “{words}”',
      },
      {
        number: ruling?.number ?? '',
        isDated: day ? 'yes' : 'no',
        day: day ? formatDay(day) : '',
        words,
      },
    )
  }
  if (source === 'eu-ruling')
    return t(
      {
        id: 'goods-reason.eu-ruling',
        defaultMessage: 'A European ruling has “{words}” under the same six digits',
      },
      { words },
    )
  return t(
    {
      id: 'goods-reason.uk',
      defaultMessage: 'The index of the UK tariff has “{words}” under the same six digits',
    },
    { words },
  )
}

/** How sure a row is. A first row that is called likely is right in about seven of ten searches (docs/tariff.md). */
export const likelihood = ({ is_likely }: Pick<GoodsRow, 'is_likely'>): string =>
  is_likely
    ? t({ id: 'goods-reason.likely', defaultMessage: 'Likely' })
    : t({ id: 'goods-reason.possible', defaultMessage: 'Possible' })

/** The agencies that may ask for data, or '' for none. */
export const agenciesInWords = ({ agencies }: Pick<GoodsRow, 'agencies'>): string =>
  agencies.length === 0
    ? ''
    : t(
        {
          id: 'goods-reason.agencies',
          defaultMessage: '{agencies} may ask for data',
        },
        { agencies: agencies.join(', ') },
      )

/** What limits a search: the digits that every number has to begin with, or ''. */
export const withinInWords = (within: string): string =>
  within &&
  t({ id: 'goods-reason.within', defaultMessage: 'Only numbers that begin with {within}.' }, { within })

/** Words of a search that count nothing, or ''. */
export const unknownInWords = (words: readonly string[]): string =>
  words.length === 0
    ? ''
    : t(
        {
          id: 'results.unknown',
          defaultMessage:
            '{count, plural, one {“{words}” is a word that neither the tariff nor our lists have. The rows are found by the others.} other {“{words}” are words that neither the tariff nor our lists have. The rows are found by the others.}}',
        },
        { count: words.length, words: words.join('”, “') },
      )
