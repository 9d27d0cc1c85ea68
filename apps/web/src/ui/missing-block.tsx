import styles from './missing-block.module.css'

const BLOCKS = Array.from({ length: 47 }, (_, index) => String(index + 1))

/** The drawing of a page that does not exist: the form's 47 blocks and a 48th. */
export function MissingBlock() {
  return (
    <div className={styles.blocks} aria-hidden="true">
      {BLOCKS.map((block) => (
        <span key={block}>{block}</span>
      ))}
      <span className={styles.missing}>48</span>
    </div>
  )
}
