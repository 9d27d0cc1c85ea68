import { type ReactNode, useEffect, useRef } from 'react'

type Use = (box: HTMLElement) => void

/** What a person does first in an example: the state that follows is the one to show. */
export function Used({ by, children }: { by: Use; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const isUsed = useRef(false)
  useEffect(() => {
    if (isUsed.current || !box.current) return
    isUsed.current = true
    by(box.current)
  }, [by])
  return <div ref={box}>{children}</div>
}

/** Types into the first field. */
export const typed =
  (text: string): Use =>
  (box) => {
    const field = box.querySelector('input')
    // React listens to the browser's own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  }

/** Presses a button by its place among the buttons; a negative place counts from the last one. */
export const pressed =
  (at: number): Use =>
  (box) =>
    [...box.querySelectorAll('button')].at(at)?.click()

/** Chooses a file in the first field for one. */
export const given =
  (file: File): Use =>
  (box) => {
    const field = box.querySelector('input[type=file]')
    // A browser would copy the file, and a copy has its content.
    if (field) Object.defineProperty(field, 'files', { value: [file] })
    field?.dispatchEvent(new Event('change', { bubbles: true }))
  }

/** A file whose content never comes. */
export const unreadFile = (name: string): File =>
  Object.assign(new File([], name), { arrayBuffer: () => new Promise<ArrayBuffer>(() => undefined) })
