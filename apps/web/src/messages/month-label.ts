const inWords = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** 'Mar 2026' of '2026-03'. */
export const monthLabel = (month: string): string => inWords.format(new Date(`${month}-01T00:00:00Z`))
