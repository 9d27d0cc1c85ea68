/**
 * The rows of a sheet entry by entry: the first entry takes as many as it has room for, each further one at most `most`.
 * The order stays. The first part is there also when it is empty.
 */
export function splitRows<Row>(
  rows: readonly Row[],
  { room, most }: { room: number; most: number },
): readonly Row[][] {
  const parts = [rows.slice(0, room)]
  for (let from = room; from < rows.length; from += most) parts.push(rows.slice(from, from + most))
  return parts
}
