import { Fragment, type ReactNode } from 'react'

/** A boxed number always means a block of Form 7501, and leads to it in the Entries Guide. */
export function BlockLink({ block }: { block: string }) {
  return (
    <a className="n" href={`/documentation/entries#b${block}`} aria-label={`Block ${block}`}>
      {block}
    </a>
  )
}

/** Running text in which `[27]` is a link to block 27. */
export function withBlocks(text: string): ReactNode {
  return text.split(/\[(\d{1,2})\]/).map((part, index) => {
    const key = `${index}-${part}`
    return index % 2 === 1 ? <BlockLink key={key} block={part} /> : <Fragment key={key}>{part}</Fragment>
  })
}

/** The same text without marks, for search. */
export const plainText = (text: string): string => text.replace(/\[(\d{1,2})\]/g, 'Block $1')
