import { stem } from '@edfe/domain/search'
import type { FoundHelp } from './found-help.ts'

/** The search field of the page on screen. */
export const PAGE_SEARCH = 'main input[type="search"]'

/** One line of the command palette. */
export interface Command {
  key: string
  label: string
  detail?: string | undefined
  /** The words around what was typed, in a text that has it. */
  snippet?: FoundHelp['snippet'] | undefined
  /** The keys that do the same on the page, such as `Control+Enter`. */
  keys?: string | undefined
  run: () => void
}

/**
 * Returns the commands of the page on screen: its buttons and links with `data-command`, which holds their
 * name in the palette, and with their keys in `aria-keyshortcuts`. Hidden and disabled ones are left out.
 * Running a command presses its button, so button, palette and keys always do the same.
 */
export const pageCommands = (): Command[] =>
  [...document.querySelectorAll<HTMLElement>('main [data-command]')]
    .filter((element) => element.checkVisibility() && element.ariaDisabled !== 'true')
    .map((element, index) => ({
      key: `page-${index}`,
      label: element.dataset.command ?? '',
      keys: element.getAttribute('aria-keyshortcuts') ?? undefined,
      // As a click does: the field that was typed in is left first.
      run: () => {
        element.focus({ preventScroll: true })
        element.click()
      },
    }))

/** The keys of an event as `aria-keyshortcuts` writes them; Command on a Mac counts as Control. */
export function keysOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string {
  const held = [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', shiftKey && 'Shift'].filter(Boolean)
  return [...held, key].join('+')
}

/** `Control+Enter` as the keys of a keyboard: Ctrl, Enter. */
export const keyNames = (keys: string): string[] =>
  keys.split('+').map((key) => (key === 'Control' ? 'Ctrl' : key))

const wordsOf = (text: string): string[] => text.toUpperCase().split(/\s+/).filter(Boolean)

/** The commands whose label has every word that was typed, in any order and form: 'line' finds 'lines', and 'lines' 'line'. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const stems = wordsOf(typed).map(stem)
  return commands.filter(({ label }) => stems.every((word) => label.toUpperCase().includes(word)))
}
