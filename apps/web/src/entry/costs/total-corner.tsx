import type { ReactNode } from 'react'
import layoutStyles from '../../ui/layout.module.css'
import shapeStyles from '../../ui/shape.module.css'
import textStyles from '../../ui/text.module.css'
import { Unfolding } from '../../ui/unfolding.tsx'
import { t } from '../../words/t.ts'
import { type Figure, figureWords } from '../../words/total-words.ts'
import styles from './total-corner.module.css'

interface Props {
  figure: Figure
  /** How many things are open. */
  open: number
  /** The stack of the figure. */
  children: ReactNode
}

/** Duty and fees of an entry in the corner of its pages, in the colour of block 44 once firm; a press unfolds what they are made of. */
export const TotalCorner = ({ figure, open, children }: Props) => (
  <Unfolding
    className={styles.corner}
    summaryClass={`${shapeStyles.unmarked} ${textStyles.fine} ${styles.figure} ${figure.certainty === 'firm' ? styles.firm : ''}`}
    summary={
      <>
        <span>{t({ id: 'total-corner.duty-and-fees', defaultMessage: 'Duty and fees' })}</span>{' '}
        <span className={figure.certainty === 'firm' ? undefined : textStyles.warning}>
          {figure.certainty === 'firm'
            ? t({ id: 'total-corner.block', defaultMessage: 'Block 44' })
            : open > 0 && t({ id: 'total-corner.open', defaultMessage: '{open} open' }, { open })}
        </span>{' '}
        <b className={`${textStyles.large} ${textStyles.title} ${textStyles.figures} ${textStyles.right}`}>
          {figureWords(figure)}
        </b>
      </>
    }
  >
    <div className={`${layoutStyles.paper} ${styles.stack}`}>{children}</div>
  </Unfolding>
)
