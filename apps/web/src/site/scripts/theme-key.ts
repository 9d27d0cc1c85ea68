/** Where the app remembers a chosen theme in the browser ('light', 'dark' or 'system'). */
export const THEME_KEY = 'edfe-theme'
