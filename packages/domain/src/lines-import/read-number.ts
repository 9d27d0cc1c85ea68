import { plainDecimal } from '../money/index.ts'

/** Which sign a column writes before its decimals. */
export type DecimalSign = '.' | ','

/** Signs of a currency and words of a unit that may stand beside a number. */
const BESIDE = /^(?:US\$|USD|EUR|GBP|[$€£])\s*|\s*(?:USD|EUR|GBP|KGS?|LBS?|PCS|CTNS?|NO|EA|[$€£])\.?$/gi

/** The decimal sign that one number shows beyond doubt: '4.950,00' a comma, '12.5' a point, '5,280' nothing. */
function shownSign(text: string): DecimalSign | undefined {
  const point = text.lastIndexOf('.')
  const comma = text.lastIndexOf(',')
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ','
  if (point < 0 && comma < 0) return undefined
  const sign = point >= 0 ? '.' : ','
  const groups = text.split(sign)
  if (groups.length > 2) return sign === '.' ? ',' : '.'
  return groups[1]?.length === 3 ? undefined : sign
}

/** The decimal sign of a column: the one that more of its numbers show; a point when none does. */
export function decimalSignOf(texts: readonly string[]): DecimalSign {
  const shown = texts.map((text) => shownSign(text.replace(BESIDE, '')))
  const commas = shown.filter((sign) => sign === ',').length
  return commas > shown.filter((sign) => sign === '.').length ? ',' : '.'
}

/**
 * A number as plain decimal text: '$ 4.950,00' gives '4950.00'. A number that shows its decimal sign is read by it, any
 * other by that of its column. Undefined when something else is in the cell ('3 960 ?') or no reading is sound.
 */
export function readNumber(text: string, column: DecimalSign): string | undefined {
  const bare = text.replace(BESIDE, '').trim()
  if (!/^-?[\d.,'’ ]*\d[\d.,'’ ]*$/.test(bare)) return undefined
  const sign = shownSign(bare) ?? column
  const separators = sign === '.' ? ',' : '.'
  const plain = bare.replace(/['’ ]/g, separators)
  if (!isGrouped(plain.split(sign)[0] ?? '', separators)) return undefined
  return plainDecimal(plain.replaceAll(separators, '').replace(sign, '.'))
}

/** Whether the whole part has no separator, or one before every three digits. */
const isGrouped = (whole: string, separator: string): boolean => {
  const [first = '', ...groups] = whole.replace('-', '').split(separator)
  return groups.length === 0 || (first.length <= 3 && groups.every((group) => group.length === 3))
}
