import styles from './records.module.css'

/** Records of 80 columns as they were sent. They are wider than a narrow window, so that the keyboard scrolls them too. */
export function Records({ images }: { images: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: records scroll sideways and must be reachable
    <pre className={styles.records} tabIndex={0} lang="en" translate="no">
      {images.join('\n')}
    </pre>
  )
}
