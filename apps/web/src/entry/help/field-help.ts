import { defineMessage } from '@edfe/domain/messages'
import { createContext } from 'react'
import { t } from '../../words/t.ts'

/** Opens the help of a block for the field whose hint has the link. */
export type ShowBlockHelp = (link: HTMLElement) => void

/** Absent where a form has no room for help: hints are plain text there. */
export const FieldHelpContext = createContext<ShowBlockHelp | undefined>(undefined)

const CONTROL = defineMessage({
  id: 'field-help.input-select-textarea',
  defaultMessage: 'input, select, textarea',
})

/** The link to the help of a focused control: the hint that describes the control, or the group around it, has it. */
export function helpLinkOf(target: EventTarget): HTMLElement | undefined {
  if (!(target instanceof HTMLElement) || !target.matches(t(CONTROL))) return undefined
  const ids = target.closest('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ') ?? []
  return (
    ids.map((id) => document.getElementById(id)?.querySelector<HTMLElement>('[data-block]')).find(Boolean) ??
    undefined
  )
}

/**
 * The control that the hint around a link describes, of a group the first one; else the control next to the
 * link.
 */
export function controlOf(link: HTMLElement): HTMLElement | undefined {
  const hint = link.closest('[id]')?.id
  const described = document.querySelector<HTMLElement>(`[aria-describedby~="${hint}"]`)
  if (described?.matches(t(CONTROL))) return described
  const around = described ?? link.closest('div')?.parentElement
  return around?.querySelector<HTMLElement>(t(CONTROL)) ?? undefined
}
