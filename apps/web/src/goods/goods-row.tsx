import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import type { GoodsRow, TariffResult } from './goods-queries.ts'
import { agenciesInWords, goodsReason, likelihood } from './goods-reason.ts'
import styles from './goods-row.module.css'
import { Found, rateOf, resultTexts } from './result-text.tsx'

/** The parts of a subheading that a search found. All are phrasing content, for a link as for the group of a list box. */

const wide = `${layoutStyles.whole} ${styles.found}`

/** The number of a subheading, how sure it is, and its place among the headings, with the searched words underlined. */
export function GoodsHead({ row, words }: { row: GoodsRow; words: string }) {
  const { name, above } = resultTexts(row.path)
  return (
    <>
      <b>{row.hts}</b>
      <b className={styles.rate}>{likelihood(row)}</b>
      <span className={wide}>
        <Found text={name} words={words} />
      </span>
      <small className={wide}>
        <Found text={above} words={words} />
      </small>
    </>
  )
}

/** Why a subheading was found, and the agencies that may ask for data. */
export const GoodsReasons = ({ row }: { row: GoodsRow }) =>
  [...row.reasons.map(goodsReason), agenciesInWords(row)].filter(Boolean).map((text) => (
    <span key={text} className={textStyles.block}>
      {text}
    </span>
  ))

/** A number that goods can be entered under, what they pay, and what sets it apart. */
export function GoodsLine({ line, words }: { line: TariffResult; words: string }) {
  return (
    <>
      <b>{line.hts}</b>
      <b className={styles.rate}>{rateOf(line)}</b>
      <span className={wide}>
        <Found text={resultTexts(line.path).name} words={words} />
      </span>
    </>
  )
}
