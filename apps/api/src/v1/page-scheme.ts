/**
 * The script of the page that shows the description: dark where the browser prefers it, or as the person has chosen for the
 * product in this browser (`THEME_KEY` of the web app). Swagger UI has the colours, under the class `dark-mode`.
 */
export const PAGE_SCHEME = {
  filename: 'scheme.js',
  content: `
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => {
  const chosen = localStorage.getItem('edfe-theme')
  const isDark = chosen === 'dark' || (chosen !== 'light' && dark.matches)
  document.documentElement.classList.toggle('dark-mode', isDark)
}
follow()
dark.addEventListener('change', follow)
`,
}
