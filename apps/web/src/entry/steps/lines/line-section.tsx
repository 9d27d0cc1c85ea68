import { type ReactNode, useContext } from 'react'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { ElementList } from '../../../words/element-list.tsx'
import { T } from '../../../words/text.tsx'
import { FieldHelpContext } from '../../help/field-help.ts'
import styles from './line-section.module.css'

interface Props {
  title: string
  /** The blocks of the form that the part fills, as fields name them, e.g. '36A'. */
  blocks?: readonly string[]
  children: ReactNode
}

/** A titled part of the open line; the blocks at the right end lead to their help. */
export function LineSection({ title, blocks = [], children }: Props) {
  return (
    <section className={styles.section}>
      <header className={`${layoutStyles.baseline12} ${textStyles.note} ${styles.head}`}>
        <h3 className={`${textStyles.small} ${textStyles.ink}`}>{title}</h3>
        {blocks.length > 0 && (
          <span className={textStyles.nowrap}>
            <T
              id="line-section.blocks"
              defaultMessage="{count, plural, one {Block} other {Blocks}} {blocks}"
              values={{
                count: blocks.length,
                blocks: (
                  <ElementList items={blocks.map((block) => <BlockLink key={block} block={block} />)} />
                ),
              }}
            />
          </span>
        )}
      </header>
      {children}
    </section>
  )
}

/**
 * A block number that opens the help next to the form. The Tab key skips it: F1 does the same from a field.
 */
function BlockLink({ block }: { block: string }) {
  const show = useContext(FieldHelpContext)
  return (
    <a
      href={`/documentation/entries#b${Number.parseInt(block, 10)}`}
      data-block={block}
      tabIndex={-1}
      onClick={(event) => {
        if (!show || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        show(event.currentTarget)
      }}
    >
      {block}
    </a>
  )
}
