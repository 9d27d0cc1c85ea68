/** What the switches of the gallery choose, each with its choices; the first is the default. */
export const CHOICES = {
  folder: [
    'ui',
    'site/ui',
    'entries',
    'dashboard',
    'entry',
    'entry/lines-sheet',
    'settings',
    'parts',
    'reports',
    'payments',
    'messages',
    'shell',
    'operator',
    'entry/documents',
    'account',
    'account/signed in',
    'start',
    'notifications',
    'templates',
    'goods',
    'lookup',
  ],
  theme: ['light', 'dark'],
  density: ['comfortable', 'compact'],
  width: ['1280', '768', '390'],
  language: ['English', 'pseudo-language', 'Spanish', 'French'],
} as const

type Switch = keyof typeof CHOICES

/** How the examples are shown; the address holds it. */
export type Look = { [Name in Switch]: (typeof CHOICES)[Name][number] }

/** The names of the switches, in the order of the page. */
export const SWITCHES = Object.keys(CHOICES) as Switch[]

/** The look of an address; a choice that is missing or unknown is the default. */
export function readLook(search: string): Look {
  const asked = new URLSearchParams(search)
  const chosen = SWITCHES.map((name) => {
    const choices: readonly string[] = CHOICES[name]
    return [name, choices.find((choice) => choice === asked.get(name)) ?? choices[0]]
  })
  return Object.fromEntries(chosen) as Look
}

/** The address of a look, from the question mark on. */
export const searchOf = (look: Look): string => `?${new URLSearchParams(look)}`
