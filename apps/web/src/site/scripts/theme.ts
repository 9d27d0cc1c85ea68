import { THEME_KEY } from './theme-key.ts'

/** Runs before the first paint: a theme chosen in the account settings holds on the public pages too. */
const theme = localStorage.getItem(THEME_KEY)
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
