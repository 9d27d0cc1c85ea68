import type { KeyboardEvent } from 'react'
import { useMe } from '../session/use-me.ts'

const CONTROLS = 'a, button, input'

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(CONTROLS)]

/** The row above or below, at its control in the same column. */
function step(row: HTMLElement, from: HTMLElement, key: string): void {
  const next = key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling
  if (next) controlsOf(next)[controlsOf(row).indexOf(from)]?.focus()
}

/**
 * Keys of a list's body while the focus is in a row: arrows go to the row below and above, Space selects the row from
 * its link, Enter opens it from its box. Buttons keep their own keys, and so does everything while the account has
 * shortcuts switched off.
 */
export function useRowKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const enabled = useMe().data?.preferences.kb_shortcuts ?? true
  return (event) => {
    const at = event.target
    if (!enabled || event.ctrlKey || event.metaKey || event.altKey || !(at instanceof HTMLElement)) return
    const row = at.closest<HTMLElement>('[data-row]')
    if (!row) return
    const isLink = at instanceof HTMLAnchorElement
    const isBox = at instanceof HTMLInputElement
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(row, at, event.key)
    else if (event.key === ' ' && isLink) row.querySelector<HTMLInputElement>('input')?.click()
    else if (event.key === 'Enter' && isBox) row.querySelector<HTMLAnchorElement>('a')?.click()
    else return
    event.preventDefault()
  }
}
