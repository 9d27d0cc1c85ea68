/** Theme and density live on the document element; the stylesheets read them from there. */
export type Theme = 'Light' | 'Dark' | 'System'
export type Density = 'Comfortable' | 'Compact'

/** Same key as the public pages, so that a chosen theme holds there too. */
const THEME_KEY = 'edfe-theme'
const DENSITY_KEY = 'edfe-density'

const show = (theme: string | null, density: string | null) => {
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  else delete dataset.theme
  if (density === 'compact') dataset.density = 'compact'
  else delete dataset.density
}

/** Shows what this browser showed last, before the account's preferences arrive, and follows the other tabs. */
export function applyStoredAppearance(): void {
  showStored()
  addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === DENSITY_KEY) showStored()
  })
}

function showStored(): void {
  try {
    show(localStorage.getItem(THEME_KEY), localStorage.getItem(DENSITY_KEY))
  } catch {
    show(null, null)
  }
}

/** Shows a choice that is not saved yet, in this tab only. */
export const previewAppearance = (theme: Theme, density: Density): void =>
  show(theme.toLowerCase(), density.toLowerCase())

/** Shows a theme and a density at once and remembers them in this browser, whose other tabs follow. */
export function applyAppearance(theme: Theme, density: Density): void {
  previewAppearance(theme, density)
  try {
    localStorage.setItem(THEME_KEY, theme.toLowerCase())
    localStorage.setItem(DENSITY_KEY, density.toLowerCase())
  } catch {
    // A browser that refuses storage still shows the choice until the tab is closed.
  }
}
