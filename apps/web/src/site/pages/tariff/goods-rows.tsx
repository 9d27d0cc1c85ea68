import type { GoodsRow } from '../../../goods/goods-queries.ts'
import { GoodsHead, GoodsLine, GoodsReasons } from '../../../goods/goods-row.tsx'
import { RulingLink } from '../../../goods/ruling-link.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import styles from './results.module.css'

interface Props {
  rows: readonly GoodsRow[]
  /** The searched words. */
  words: string
  /** The number that is shown beside the rows; '' for none. */
  shown: string
  /** The address of the page with a number. */
  addressOf: (hts: string) => string
}

/** The subheadings that a search found, best first, each with the reason for it and its lines. */
export function GoodsRows({ rows, ...props }: Props) {
  return (
    <ol>
      {rows.map((row, place) => (
        <li key={row.hts} className={layoutStyles.ruleAbove}>
          <Row row={row} isFirst={place === 0} {...props} />
        </li>
      ))}
    </ol>
  )
}

const link = `${textStyles.small} ${textStyles.figures} ${textStyles.ink} ${textStyles.tight} ${layoutStyles.grid} ${styles.result}`

interface RowProps extends Omit<Props, 'rows'> {
  row: GoodsRow
  isFirst: boolean
}

/** The numbers of the first row are open, and those of the row with the number that is shown. */
function Row({ row, isFirst, words, shown, addressOf }: RowProps) {
  const isOpen = isFirst || row.lines.some(({ hts }) => hts === shown)
  const isShown = (hts: string) => (hts === shown ? 'true' : undefined)
  return (
    <>
      <a className={link} href={addressOf(row.hts)} aria-current={isShown(row.hts)}>
        <GoodsHead row={row} words={words} />
      </a>
      <p className={`${textStyles.note} ${styles.why}`}>
        <GoodsReasons row={row} />
        {row.reasons.map(
          ({ ruling }) =>
            ruling && (
              <span key={ruling.number} className={textStyles.block}>
                <RulingLink number={ruling.number} />
              </span>
            ),
        )}
      </p>
      <details open={isOpen}>
        <summary className={`${textStyles.small} ${styles.why}`}>
          {t(
            {
              id: 'goods-rows.lines',
              defaultMessage: '{count, plural, one {The number to enter} other {The # numbers to enter}}',
            },
            { count: row.line_count },
          )}
        </summary>
        <ul>
          {row.lines.map((line) => (
            <li key={line.hts}>
              <a className={link} href={addressOf(line.hts)} aria-current={isShown(line.hts)}>
                <GoodsLine line={line} words={words} />
              </a>
            </li>
          ))}
          {row.line_count > row.lines.length && (
            <li>
              <a className={link} href={addressOf(row.hts)}>
                {t({ id: 'goods-rows.all', defaultMessage: 'All numbers of {number}' }, { number: row.hts })}
              </a>
            </li>
          )}
        </ul>
      </details>
    </>
  )
}
