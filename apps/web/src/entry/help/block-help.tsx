import type { Explained } from '../../form-guide/form-block.ts'
import { PAPERS } from '../../form-guide/papers.ts'
import { withLinks } from '../../site/ui/block-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './block-help.module.css'
import { PaperDrawing } from './paper-drawing.tsx'

/** The help of one block, or of one part of it, in the words of the Entries Guide. */
export function BlockHelp({ explained, number }: { explained: Explained; number: string }) {
  const { what, from, example, marked, not } = explained
  return (
    <>
      <h3>What goes in</h3>
      <p>{withLinks(what)}</p>
      <h3>Where to find it</h3>
      <p>{from}</p>
      {marked && <PaperDrawing paper={PAPERS[marked.paper]} marked={marked.cell} />}
      {example && (
        <>
          <h3>Example</h3>
          <p className={styles.example}>{example}</p>
        </>
      )}
      {not && (
        <>
          <h3>Not this</h3>
          <ul className={styles.not}>
            {not.map((value) => (
              <li key={value}>
                <Icon name="close" />
                {value}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.source}>
        Source: CBP Form 7501 Instructions, Block {number}.{' '}
        <a href={`/documentation/entries#b${number}`} target="_blank" rel="noreferrer">
          Entries Guide, Block {number}
          <span className={textStyles.visuallyHidden}> (opens in a new tab)</span>
        </a>
      </p>
    </>
  )
}
