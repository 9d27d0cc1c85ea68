/** One of many, by its place, with its score. */
export interface Scored {
  readonly at: number
  readonly score: number
}

/** The `limit` highest scores above 0 of `count`, best first; of equal ones the first. */
export function best(limit: number, count: number, scoreOf: (at: number) => number): Scored[] {
  const top: Scored[] = []
  for (let at = 0; at < count; at += 1) {
    const score = scoreOf(at)
    if (!(score > 0) || (top.length === limit && score <= top.at(-1)!.score)) continue
    let place = top.length
    while (place > 0 && top[place - 1]!.score < score) place -= 1
    top.splice(place, 0, { at, score })
    if (top.length > limit) top.pop()
  }
  return top
}
