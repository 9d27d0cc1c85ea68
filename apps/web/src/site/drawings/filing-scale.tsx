import layoutStyles from '../../ui/layout.module.css'
import text from '../../ui/text.module.css'
import styles from './filing-scale.module.css'

/** The specified filing time against its baseline, to scale: 12 minutes of 38. */
export const FilingScale = () => (
  <svg
    className={`${text.block} ${layoutStyles.wide} ${layoutStyles.spaceAbove12} ${styles.scale}`}
    viewBox="0 0 38 3"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect className={styles.baseline} width="38" height="3" />
    <rect className={styles.filing} width="12" height="3" />
  </svg>
)
