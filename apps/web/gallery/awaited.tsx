import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  /** A selector of what shows that the state is there. */
  sign: string
  children: ReactNode
}

/** A state that is there only after a file was read or a program has loaded. Until then its box says that it waits. */
export function Awaited({ sign, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const look = () => {
      if (current.querySelector(sign)) current.removeAttribute('data-waits')
    }
    look()
    const watch = new MutationObserver(look)
    watch.observe(current, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [sign])
  return (
    <div ref={box} data-waits="">
      {children}
    </div>
  )
}
