import { goodsReason, likelihood } from '../../goods/goods-reason.ts'
import { pathText } from '../../goods/path-text.ts'
import { RulingButtons } from '../../goods/ruling-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import styles from './import.module.css'
import type { ProposedNumber } from './use-hts-proposals.ts'

interface Props {
  row: number
  proposed: readonly ProposedNumber[]
  /** Shows the first number alone, without its words. */
  isFolded: boolean
  onUse: (hts: string) => void
}

/** Numbers of the tariff that a search for the goods of a row finds first, to accept or to leave. */
export const HtsProposals = ({ row, proposed, isFolded, onUse }: Props) => (
  <ul
    className={`${layoutStyles.stack2} ${styles.proposals}`}
    aria-label={t(
      {
        id: 'hts-proposals.proposed-hts-numbers-of-row',
        defaultMessage: 'Proposed HTS numbers of row {row}',
      },
      { row },
    )}
  >
    {(isFolded ? proposed.slice(0, 1) : proposed).map(
      ({ hts, path, is_likely, reasons: [reason] }, place) => (
        <li key={hts}>
          <Button
            look="inline"
            aria-label={t(
              { id: 'hts-proposals.use-for-row', defaultMessage: 'Use {hts} for row {row}' },
              { hts, row },
            )}
            onClick={() => onUse(hts)}
          >
            {t({ id: 'hts-proposals.use', defaultMessage: 'Use {hts}' }, { hts })}
          </Button>{' '}
          {!isFolded && (
            <small lang="en" translate="no">
              {placeOf(path, proposed[place - 1]?.path)}
            </small>
          )}
          {place === 0 && !isFolded && (
            <span className={textStyles.block}>
              <small>
                {t(
                  {
                    id: 'hts-proposals.why',
                    defaultMessage: '{likely}{isKnown, select, yes {. {reason}} other {}}',
                  },
                  {
                    likely: likelihood({ is_likely }),
                    isKnown: reason ? 'yes' : 'no',
                    reason: reason && goodsReason(reason),
                  },
                )}{' '}
                {reason && <RulingButtons reasons={[reason]} />}
              </small>
            </span>
          )}
        </li>
      ),
    )}
  </ul>
)

/** 'Luminaires and lighting fittings · LED lamps': the heading and the goods of a number, without the heading of the one above it. */
const placeOf = ([heading = '', ...path]: readonly string[], above: readonly string[] | undefined): string =>
  pathText(
    [...new Set([above?.[0] === heading && path.length > 0 ? '' : heading, path.at(-1) ?? ''])].filter(
      Boolean,
    ),
  )
