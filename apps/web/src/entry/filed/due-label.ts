/** By when something is to be done, of calendar days (`YYYY-MM-DD`), so text order is date order. */
export function dueLabel(dueOn: string | null, today: string): string {
  if (!dueOn) return 'As soon as you can'
  const [year, month, day] = dueOn.split('-')
  if (dueOn === today) return 'Due today'
  return today && dueOn < today ? `Overdue since ${month}/${day}/${year}` : `By ${month}/${day}/${year}`
}
