import type { Explained } from '../../form-guide/form-block.ts'
import { PAPERS } from '../../form-guide/papers.ts'
import { withLinks } from '../../site/ui/block-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import styles from './block-help.module.css'
import { PaperDrawing } from './paper-drawing.tsx'

/** The help of one block, or of one part of it, in the words of the Entries Guide. */
export function BlockHelp({ explained, number }: { explained: Explained; number: string }) {
  const { what, from, example, marked, not } = explained
  return (
    <>
      <h3>{t({ id: 'block-help.what-goes-in', defaultMessage: 'What goes in' })}</h3>
      <p>{withLinks(what)}</p>
      <h3>{t({ id: 'block-help.where-to-find-it', defaultMessage: 'Where to find it' })}</h3>
      <p>{from}</p>
      {marked && <PaperDrawing paper={PAPERS[marked.paper]} marked={marked.cell} />}
      {example && (
        <>
          <h3>{t({ id: 'block-help.example', defaultMessage: 'Example' })}</h3>
          <p className={`${textStyles.usual} ${textStyles.strong} ${textStyles.figures}`}>{example}</p>
        </>
      )}
      {not && (
        <>
          <h3>{t({ id: 'block-help.not-this', defaultMessage: 'Not this' })}</h3>
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
      <p
        className={`${textStyles.note} ${layoutStyles.spaceAbove16} ${layoutStyles.ruleAbove} ${styles.source}`}
      >
        <T
          id="block-help.source-cbp-form-7501-instructions"
          defaultMessage="Source: CBP Form 7501 Instructions, Block {number}. <a>Entries Guide, Block {number}<span> (opens in a new tab)</span></a>"
          values={{
            number,
            span: (content) => <span className={textStyles.visuallyHidden}>{content}</span>,
            a: (content) => (
              <a href={`/documentation/entries#b${number}`} target="_blank" rel="noreferrer">
                {content}
              </a>
            ),
          }}
        />
      </p>
    </>
  )
}
