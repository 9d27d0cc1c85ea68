/**
 * 'Due today', 'Due 03/06' (with the year unless it is this one), 'Overdue since 03/04/2026', or 'No due date'. Days are
 * `YYYY-MM-DD`, so text order is date order.
 */
export function dueLabel(dueOn: string | null, today: string): string {
  if (!dueOn) return 'No due date'
  if (dueOn === today) return 'Due today'
  const [year, month, day] = dueOn.split('-')
  if (today && dueOn < today) return `Overdue since ${month}/${day}/${year}`
  return year === today.slice(0, 4) ? `Due ${month}/${day}` : `Due ${month}/${day}/${year}`
}
