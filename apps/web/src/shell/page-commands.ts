/** The search field of the page on screen. */
export const PAGE_SEARCH = 'main input[type="search"]'

/** One line of the command palette. */
export interface Command {
  key: string
  label: string
  detail?: string | undefined
  run: () => void
}

/**
 * What the page on screen offers: its buttons and links with `data-command`, which holds their name in the palette.
 * Hidden and disabled ones are left out. Running a command presses its button, so both always do the same.
 */
export const pageCommands = (): Command[] =>
  [...document.querySelectorAll<HTMLElement>('main [data-command]')]
    .filter((element) => element.checkVisibility() && element.ariaDisabled !== 'true')
    .map((element, index) => ({
      key: `page-${index}`,
      label: element.dataset.command ?? '',
      run: () => element.click(),
    }))

/** The commands whose label has every word that was typed. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}
