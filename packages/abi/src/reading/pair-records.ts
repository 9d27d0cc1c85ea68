/**
 * Finds for each record of a message the one of an earlier message whose place it takes: the same bytes where they are,
 * else the next record of the same layout that is left; null where none is left. Records that moved are the same.
 */
export function pairRecords(
  images: readonly string[],
  before: readonly string[],
  layoutOf: (image: string) => string,
): { pairs: (string | null)[]; removed: string[] } {
  const same = new Map<string, number>()
  for (const image of before) same.set(image, (same.get(image) ?? 0) + 1)
  const kept = images.map((image) => take(same, image))
  const left = before.filter((image) => take(same, image))
  const byLayout = Map.groupBy(left, layoutOf)
  const pairs = images.map((image, index) =>
    kept[index] ? image : (byLayout.get(layoutOf(image))?.shift() ?? null),
  )
  const unpaired = [...byLayout.values()].flat()
  return { pairs, removed: unpaired }
}

/** Takes one of a text out of a count; false when none is left. */
function take(counts: Map<string, number>, text: string): boolean {
  const count = counts.get(text) ?? 0
  if (count > 0) counts.set(text, count - 1)
  return count > 0
}
