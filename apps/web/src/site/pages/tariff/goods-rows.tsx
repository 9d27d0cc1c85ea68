import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { agenciesInWords, type GoodsRow, goodsReason, likelihood } from '../../../words/goods-reason.ts'
import { t } from '../../../words/t.ts'
import { Found, rateOf, resultTexts } from './result-text.tsx'
import styles from './results.module.css'
import { tariffAddress } from './tariff-address.ts'

/** The subheadings that a search in words found, best first, each with the reason for it and its lines. */
export function GoodsRows({ page, rows }: { page: TariffPage; rows: readonly GoodsRow[] }) {
  return (
    <ol>
      {rows.map((row, place) => (
        <li key={row.hts} className={layoutStyles.ruleAbove}>
          <Row page={page} row={row} isFirst={place === 0} />
        </li>
      ))}
    </ol>
  )
}

/** The numbers of the first row are open, and those of the row with the number that is shown. */
function Row({ page: { asked }, row, isFirst }: { page: TariffPage; row: GoodsRow; isFirst: boolean }) {
  const { name, above } = resultTexts(row.path)
  const isOpen = isFirst || row.lines.some(({ hts }) => hts === asked.hts)
  return (
    <>
      <a
        className={`${textStyles.small} ${textStyles.figures} ${textStyles.ink} ${textStyles.tight} ${layoutStyles.grid} ${styles.result}`}
        href={tariffAddress(asked, { hts: row.hts, chapter: '' })}
        aria-current={row.hts === asked.hts ? 'true' : undefined}
      >
        <b>{row.hts}</b>
        <b className={styles.rate}>{likelihood(row)}</b>
        <span className={layoutStyles.whole}>
          <Found text={name} words={asked.q} />
        </span>
        <small className={layoutStyles.whole}>
          <Found text={above} words={asked.q} />
        </small>
      </a>
      {row.reasons.length > 0 && (
        <ul className={`${textStyles.note} ${styles.why}`}>
          {row.reasons.map((reason) => (
            <li key={`${reason.source} ${reason.words}`}>{goodsReason(reason)}</li>
          ))}
        </ul>
      )}
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
        {row.agencies.length > 0 && (
          <p className={`${textStyles.note} ${styles.why}`}>{agenciesInWords(row)}</p>
        )}
        <ul>
          {row.lines.map((line) => (
            <li key={line.hts}>
              <a
                className={`${textStyles.small} ${textStyles.figures} ${textStyles.ink} ${textStyles.tight} ${layoutStyles.grid} ${styles.result}`}
                href={tariffAddress(asked, { hts: line.hts, chapter: '' })}
                aria-current={line.hts === asked.hts ? 'true' : undefined}
              >
                <b>{line.hts}</b>
                <b className={styles.rate}>{rateOf(line)}</b>
                <span className={layoutStyles.whole}>
                  <Found text={resultTexts(line.path).name} words={asked.q} />
                </span>
              </a>
            </li>
          ))}
          {row.line_count > row.lines.length && (
            <li>
              <a
                className={`${textStyles.small} ${layoutStyles.grid} ${styles.result}`}
                href={tariffAddress(asked, { hts: row.hts, chapter: '' })}
              >
                {t({ id: 'goods-rows.all', defaultMessage: 'All numbers of {number}' }, { number: row.hts })}
              </a>
            </li>
          )}
        </ul>
      </details>
    </>
  )
}
