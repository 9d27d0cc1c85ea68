import { nameFormOf, stemOf, wordsOf } from './words.ts'

/** A word of a query and how much it says about which goods are meant. */
export interface QueryWord {
  readonly word: string
  readonly singular: string
  readonly weight: number
}

/** Words that a query can have: more say nothing, and cost time. */
export const MOST_WORDS = 8
const WEIGHT = { goods: 1.2, material: 0.8, dosage: 0.5, behind: 0.6 }

/** What goods are made of says what they are only where nothing else does. */
const MATERIALS = new Set(
  'acrylic aluminium aluminum bamboo brass bronze canvas cardboard ceramic copper cotton denim fabric fibre fiber fleece glass iron knit knitted leather linen metal nylon paper plastic polyester polypropylene porcelain pvc resin rubber silicone silk stainless steel stone synthetic textile vinyl wood wooden wool woven'.split(
    ' ',
  ),
)

/** True of a word for a material. */
export const isMaterial = (word: string): boolean => MATERIALS.has(word)

/** The form in which medicines and food supplements are sold says little of what they are. */
const DOSAGE_FORMS = new Set(
  'caplet caplets capsule capsules dosage injection ointment softgel softgels suppository suppositories tablet tablets'.split(
    ' ',
  ),
)

/** Words behind which a query says what its goods are for, have or are made of. */
const BEHIND = /\b(?:of|for|with|in|from|made|without|to)\b/

/**
 * The word of a query that names the goods: 'lamp' of 'LED ceiling lamp, steel body'. A comma behind a single word
 * ends nothing, as in 'lamp, ceiling'. 'Ibuprofen tablets' are named by the medicine.
 */
export function goodsOf(query: string): string | undefined {
  const words = wordsOf(namingPart(query)).filter((word) => stemOf(word) && !/\d/.test(word))
  return words.findLast((word) => !DOSAGE_FORMS.has(word)) ?? words.at(-1)
}

function namingPart(query: string): string {
  const parts = query.toLowerCase().split(/(?<=\S\s+\S+)[,;]|\b(?:of|for|with|in|from|made|without|to)\b/)
  return parts[0] ?? ''
}

/** True if a query is about parts of goods rather than goods. */
export const asksForParts = (query: string): boolean =>
  /\b(?:parts?|components?|accessor(?:y|ies))\b/i.test(query)

function modified(word: string): number {
  if (DOSAGE_FORMS.has(word)) return WEIGHT.dosage
  return MATERIALS.has(word) ? WEIGHT.material : 1
}

/** The words of a query that say something, each once, with their weights. */
export function weighedWords(query: string): QueryWord[] {
  const goods = goodsOf(query)
  const front = new Set(wordsOf(query.toLowerCase().split(BEHIND)[0] ?? ''))
  const words = [...new Set(wordsOf(query))].filter((word) => stemOf(word)).slice(0, MOST_WORDS)
  const isModifierOnly = words.every((word) => modified(word) < 1)
  return words.map((word) => ({
    word,
    singular: nameFormOf(word),
    weight:
      (word === goods ? WEIGHT.goods : 1) *
      (isModifierOnly ? 1 : modified(word)) *
      (front.size > 0 && !front.has(word) ? WEIGHT.behind : 1),
  }))
}
