import { locale } from '../words/language.ts'

/** 'Mar 2026' of '2026-03'. */
export const monthLabel = (month: string): string =>
  new Intl.DateTimeFormat(locale(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
