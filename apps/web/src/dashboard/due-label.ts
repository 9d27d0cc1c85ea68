/** 'Due today', 'Due 03/06' or 'Overdue since 03/04/2026' of calendar days (`YYYY-MM-DD`), so text order is date order. */
export function dueLabel(dueOn: string, today: string): string {
  if (dueOn === today) return 'Due today'
  const [year, month, day] = dueOn.split('-')
  if (today && dueOn < today) return `Overdue since ${month}/${day}/${year}`
  return year === today.slice(0, 4) ? `Due ${month}/${day}` : `Due ${month}/${day}/${year}`
}
