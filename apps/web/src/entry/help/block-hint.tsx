import { type MouseEvent, useContext } from 'react'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { FieldHelpContext } from './field-help.ts'

/** The words that name a block where a hint begins with them: 'Block 36A' of 'Block 36A. US dollars'. */
const blockWords = (hint: string, block: string): string | undefined =>
  new RegExp(`^\\D{2,14}${block}(?![\\w–])`).exec(hint)?.[0]

interface LinkProps {
  /** As the field writes it, e.g. '36A'. */
  block: string
  children: string
  /** True if the Tab key stops at it; F1 opens the same help from a field. */
  isTabStop?: boolean
}

/** Opens the help of a block next to the form. With a modifier key it opens the guide, like any link. */
function HelpLink({ block, children, isTabStop = false }: LinkProps) {
  const show = useContext(FieldHelpContext)
  const open = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show?.(event.currentTarget)
  }
  return (
    <a
      href={`/documentation/entries#b${block.replace(/\D/g, '')}`}
      data-block={block}
      tabIndex={isTabStop ? undefined : -1}
      aria-keyshortcuts={isTabStop ? undefined : 'F1'}
      onClick={open}
    >
      {children}
    </a>
  )
}

interface BlockHintProps extends Pick<LinkProps, 'isTabStop'> {
  hint: string
  /** The block of the field, as the form writes it. */
  block: string | undefined
}

/** The hint of a field: its block number opens the help. The Tab key skips it, since F1 opens the help from the field. */
export function BlockHint({ hint, block = '', isTabStop }: BlockHintProps) {
  const show = useContext(FieldHelpContext)
  const words = block && blockWords(hint, block)
  if (!show || !words) return hint
  return (
    <>
      <HelpLink block={block} {...(isTabStop && { isTabStop })}>
        {words}
      </HelpLink>
      {hint.slice(words.length)}
    </>
  )
}

/** Beneath the message of a field: what goes into its block, which F1 opens too. Nothing where a page has no room for help. */
export function BlockHelpLink({ block }: { block: string | undefined }) {
  const show = useContext(FieldHelpContext)
  if (!show || !block || !/^\d+[A-Z]?$/.test(block)) return null
  return (
    <p className={textStyles.fine}>
      <HelpLink block={block}>
        {t({ id: 'block-hint.what-goes-in-block', defaultMessage: 'What goes in Block {block}' }, { block })}
      </HelpLink>
    </p>
  )
}
