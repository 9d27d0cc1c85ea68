import { type MouseEvent, type ReactNode, useRef } from 'react'

interface Props {
  className?: string | undefined
  summary: ReactNode
  summaryClass?: string | undefined
  /** Leaving it closes it, and so does a press on one of its buttons. */
  isMenu?: boolean
  children: ReactNode
}

/** What unfolds under its summary, over the page. Escape closes it and gives the focus back to the summary. */
export function Unfolding({ className, summary, summaryClass, isMenu = false, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  const onPress = (event: MouseEvent) => {
    const button = (event.target as HTMLElement).closest('button')
    if (button && !button.hasAttribute('aria-disabled')) close()
  }
  return (
    <details
      ref={details}
      className={className}
      onBlur={(event) => {
        if (isMenu && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        event.stopPropagation()
        close()
        details.current.querySelector('summary')?.focus()
      }}
      onClick={isMenu ? onPress : undefined}
    >
      <summary className={summaryClass}>{summary}</summary>
      {children}
    </details>
  )
}
