import { locale } from '../words/language.ts'

/** A calendar day (`2026-11-21`) as the language of the page writes it: 'November 21, 2026'. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(locale(), {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
