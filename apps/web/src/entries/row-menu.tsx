import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../ui/button.tsx'
import styles from './row-menu.module.css'

const ITEMS = 'a, button'

interface Props {
  /** The label of the button. */
  label: string
  /** The items: `li` with a link or a button each. */
  children: ReactNode
}

/** The actions of a row behind one button: Escape and the focus elsewhere close them, arrows go from one to the next. */
export function RowMenu({ label, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!isOpen) return
    list.current?.querySelector<HTMLElement>(ITEMS)?.focus()
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])
  const close = () => {
    setOpen(false)
    box.current?.querySelector('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    // The keys of the list stay out of an open menu.
    event.stopPropagation()
    if (event.key === 'Escape') close()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1)
    else return
    event.preventDefault()
  }
  const step = (by: number) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    items[(at + by + items.length) % items.length]?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls in it.
    <div ref={box} className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        icon="more"
        label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on an item is a click as well.
        <ul ref={list} id={id} onClick={close}>
          {children}
        </ul>
      )}
    </div>
  )
}
