import { Fragment, type ReactNode } from 'react'
import shapeStyles from '../../ui/shape.module.css'
import { t } from '../../words/t.ts'
import styles from './block-link.module.css'

/** The boxed number of a block, where a link would lead to the same page. */
export function BlockNumber({ block }: { block: string }) {
  return <span className={`${shapeStyles.boxed} ${styles.number}`}>{block}</span>
}

/** A boxed number always means a block of Form 7501, and leads to it in the Entries Guide. */
export function BlockLink({ block }: { block: string }) {
  return (
    <a
      className={`${shapeStyles.boxed} ${styles.number}`}
      href={`/documentation/entries#b${block}`}
      aria-label={t({ id: 'block-link.block', defaultMessage: 'Block {block}' }, { block })}
    >
      {block}
    </a>
  )
}

const MARK = /\[(\d{1,2})\]|\[([^\]]+)\]\((\/[^)]*)\)/g

/** Running text in which `[27]` is a link to block 27, and `[Glossary](/documentation/glossary)` one to a page. */
export function withLinks(text: string): ReactNode {
  const parts: ReactNode[] = []
  let done = 0
  for (const mark of text.matchAll(MARK)) {
    const [whole, block, label, href] = mark
    parts.push(text.slice(done, mark.index))
    parts.push(block ? <BlockLink block={block} /> : <a href={href}>{label}</a>)
    done = mark.index + whole.length
  }
  parts.push(text.slice(done))
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

/** The same text without marks, for search. */
export const plainText = (text: string): string =>
  text.replace(MARK, (_, block: string | undefined, label: string) =>
    block ? t({ id: 'block-link.block', defaultMessage: 'Block {block}' }, { block }) : label,
  )
