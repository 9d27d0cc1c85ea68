/**
 * Endings of the forms of a word, and the fewest letters before them: 'batteries' and 'battery' begin with 'batter',
 * 'shelves' and 'shelf' with 'shel'.
 */
const ENDINGS: readonly [ending: RegExp, least: number][] = [
  [/IES$/, 4],
  [/VES$/, 4],
  [/(?<=S|X|Z|CH|SH)ES$/, 3],
  [/(?<![SUI])S$/, 3],
  [/ING$/, 4],
  [/ED$/, 4],
  [/(?<=[^AEIOU])Y$/, 4],
  [/(?<=[EL])F$/, 4],
]
/** 'knitted' has one T more than 'knit'. */
const DOUBLED = /([BDGMNPRT])\1(?=(?:ING|ED)$)/

/** The beginning that the forms of a word have in common: 'SHIRTS' gives 'SHIRT', 'KNITTED' gives 'KNIT'. */
export function stem(word: string): string {
  const found = /^[A-Z]+$/.test(word) ? ENDINGS.find(([ending]) => ending.test(word)) : undefined
  if (!found) return word
  const [ending, least] = found
  const rest = word.replace(DOUBLED, '$1').replace(ending, '')
  return rest.length >= least ? rest : word
}
