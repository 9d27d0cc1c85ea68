import { type MouseEvent, useContext } from 'react'
import { FieldHelpContext } from './field-help.ts'

const BLOCK = /^Block (\d+)[A-Z]?/

/**
 * The hint of a field. Its block number opens the help beside the form; with a modifier key it opens the guide, as any
 * link does. The Tab key skips it, since F1 opens the help from the field.
 */
export function BlockHint({ hint }: { hint: string }) {
  const show = useContext(FieldHelpContext)
  const [block, number] = BLOCK.exec(hint) ?? []
  if (!show || block === undefined) return hint
  const open = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show(event.currentTarget)
  }
  return (
    <>
      <a
        href={`/documentation/entries#b${number}`}
        data-block={block.slice('Block '.length)}
        tabIndex={-1}
        aria-keyshortcuts="F1"
        onClick={open}
      >
        {block}
      </a>
      {hint.slice(block.length)}
    </>
  )
}
