/** '10:41 AM' of an instant in the organisation's time zone. */
export function clockTime(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(new Date(instant))
    .replace('\u202f', ' ')
}

/** '03/05/2026' of an instant in the organisation's time zone. */
export function calendarDate(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(instant))
}

/** '03/05/2026 11:06 AM' of an instant in the organisation's time zone. */
export const dateAndTime = (instant: string, timeZone: string): string =>
  `${calendarDate(instant, timeZone)} ${clockTime(instant, timeZone)}`

/** 'Los Angeles' of 'America/Los_Angeles': how a person names the zone. */
export const zoneName = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
