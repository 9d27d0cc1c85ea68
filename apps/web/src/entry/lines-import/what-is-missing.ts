import type { ReadSheet } from '@edfe/domain/lines-import'
import { t } from '../../words/t.ts'
import type { Import } from './use-import.ts'

interface Asked extends Pick<Import, 'currency' | 'rate' | 'decimals' | 'known'> {
  read: Pick<ReadSheet, 'rows' | 'named' | 'currency' | 'decimals'>
}

/** Why the rows cannot be imported yet; undefined when they can. `uncompared` rows come from a picture, unseen. */
export function whatIsMissing(
  { read, currency, rate, decimals, known }: Asked,
  uncompared = 0,
): string | undefined {
  if (read.rows.length === 0)
    return t({
      id: 'what-is-missing.no-rows-with-goods-are',
      defaultMessage: 'No rows with goods are found. Choose what the columns become.',
    })
  if (!currency && !read.named.code)
    return t({
      id: 'what-is-missing.say-which-currency-the-values',
      defaultMessage: 'Say which currency the values are in first.',
    })
  if (read.currency && !rate.text)
    return t(
      { id: 'what-is-missing.type-the-rate-of-first', defaultMessage: 'Type the rate of {currency} first.' },
      { currency: read.currency },
    )
  const open = read.decimals.find(({ field }) => !decimals.has(field))
  if (open)
    return t(
      { id: 'what-is-missing.say-what-in-row-is', defaultMessage: 'Say what ‘{raw}’ in row {row} is first.' },
      { raw: open.raw, row: open.row },
    )
  if (uncompared > 0)
    return t(
      {
        id: 'what-is-missing.compare-with-the-picture',
        defaultMessage: 'Compare {uncompared, plural, one {# row} other {# rows}} with the picture first.',
      },
      { uncompared },
    )
  return known.state === 'looking'
    ? t({ id: 'what-is-missing.looking-up-your-parts', defaultMessage: 'Looking up your parts…' })
    : undefined
}
