import { type ReactNode, useState } from 'react'
import styles from './disclosure.module.css'
import layoutStyles from './layout.module.css'
import shapeStyles from './shape.module.css'
import textStyles from './text.module.css'
import { useMedia } from './use-media.ts'

interface Props {
  title: string
  /** A summary of the content in a few words, shown at the right end, also while the part is closed. */
  aside?: ReactNode
  /** Open to begin with; a person's own choice goes before it from then on. */
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** One part of a panel, folded away until somebody asks; what is inside is built, and loaded, no sooner, and kept. On paper every part is open. */
export function Disclosure({ title, aside, isOpen = false, onToggle, children }: Props) {
  const [choice, setChoice] = useState<boolean>()
  const isPrinted = useMedia('print')
  const open = isPrinted || (choice ?? isOpen)
  const [isBuilt, setBuilt] = useState(open)
  if (open && !isBuilt) setBuilt(true)
  return (
    <details
      className={styles.disclosure}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === open) return
        setChoice(currentTarget.open)
        onToggle?.(currentTarget.open)
      }}
    >
      <summary className={`${shapeStyles.unmarked} ${shapeStyles.chevron}`}>
        <h3>{title}</h3>
        {aside && <span className={`${layoutStyles.toEnd} ${textStyles.secondary}`}>{aside}</span>}
      </summary>
      {isBuilt && children}
    </details>
  )
}
