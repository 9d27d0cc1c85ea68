import { useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { t } from '../../../words/t.ts'
import { lineRanges } from '../../lines-sheet/line-ranges.ts'
import { linesText } from '../../lines-sheet/line-text.ts'
import type { LineChanges } from '../../lines-sheet/use-line-changes.ts'
import { savesOf } from '../../tariff/duty-claims.tsx'
import type { SharedClaim } from '../../tariff/tariff-queries.ts'
import styles from './line-questions.module.css'

interface Props {
  claims: readonly SharedClaim[]
  order: readonly string[]
  /** True if a line claims nothing yet. */
  isUnclaimed: (id: string) => boolean
  changes: LineChanges
}

/** The special programs that several lines may claim, with what they save; claimed for all of them, or left for this visit. */
export function LineClaims({ claims, order, isUnclaimed, changes }: Props) {
  const [left, setLeft] = useState<readonly string[]>([])
  return claims
    .map((claim) => ({ ...claim, lines: claim.lines.filter(isUnclaimed) }))
    .filter(({ spi, lines }) => lines.length > 0 && !left.includes(spi))
    .map((claim) => {
      const { spi, name, source, lines } = claim
      const give = () => {
        const change = changes.apply(lines.map((id) => ({ id, field: 'spi', text: spi })))
        if (!change) return
        showToast({
          text: t(
            {
              id: 'line-claims.done',
              defaultMessage: '{spi} is claimed for {lines}. The duty is calculated again.',
            },
            { spi, lines: linesText(lines.length) },
          ),
          action: {
            label: t({ id: 'common.undo', defaultMessage: 'Undo' }),
            run: () => changes.revert(change),
          },
        })
      }
      return (
        <Alert key={spi} tone="info" role="status">
          <p>
            {t(
              {
                id: 'line-claims.may-claim',
                defaultMessage:
                  '{lines} may claim {name} ({spi}): {numbers}. That saves {amount}. Claim it only with proof that the goods originate there ({source}).',
              },
              {
                lines: linesText(lines.length),
                name,
                spi,
                numbers: lineRanges(lines.map((id) => order.indexOf(id))),
                amount: savesOf(claim),
                source,
              },
            )}
          </p>
          <div className={`${layoutStyles.wrap} ${layoutStyles.spaceAbove8} ${styles.actions}`}>
            <Button look="quiet" small onClick={give}>
              {t(
                { id: 'line-claims.claim-for', defaultMessage: 'Claim {spi} for {lines}' },
                { spi, lines: linesText(lines.length) },
              )}
            </Button>
            <Button look="plain" onClick={() => setLeft((now) => [...now, spi])}>
              {t({ id: 'line-claims.not-now', defaultMessage: 'Not now' })}
            </Button>
          </div>
        </Alert>
      )
    })
}
