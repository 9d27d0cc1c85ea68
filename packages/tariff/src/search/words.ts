import { fold } from '@edfe/domain/reference'
import { stemmer } from 'stemmer'

const STOP_WORDS = new Set(
  'a an and as at by for from in into is it no nor not of on or other such than that the their thereof this to which with whether'.split(
    ' ',
  ),
)
/** Plurals that the stemmer does not bring to their singular. */
const IRREGULAR: Readonly<Record<string, string>> = {
  children: 'child',
  feet: 'foot',
  geese: 'goose',
  halves: 'half',
  knives: 'knife',
  leaves: 'leaf',
  men: 'man',
  mice: 'mouse',
  shelves: 'shelf',
  teeth: 'tooth',
  women: 'woman',
}

/** Goods whose stem would be the name of others: bears, paint. */
const WHOLE: Readonly<Record<string, string>> = {
  bearing: 'bearing',
  bearings: 'bearing',
  painting: 'painting',
  paintings: 'painting',
}

/** The words of a text, in lower case and without accents. 'T-shirt', 'e-bike' and 'x-ray' are one word. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/\b([a-z])-(?=[a-z])/g, '$1')
    .replace(/(\w)['’]s\b/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const stems = new Map<string, string>()

/** The stem of a word, by which forms of it are found; undefined for words that say nothing. */
export function stemOf(word: string): string | undefined {
  if (STOP_WORDS.has(word) || (word.length < 2 && !/\d/.test(word))) return undefined
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = WHOLE[word] ?? stemmer(IRREGULAR[word] ?? word)
  if (stems.size < MOST_STEMS) stems.set(word, stem)
  return stem
}

/** The words of the schedule are about 12,000; what people type beyond that is not kept. */
const MOST_STEMS = 20_000

/** Adjectives of materials, and British spellings, by the word that names of goods have as often. */
const FORMS: Readonly<Record<string, string>> = {
  aluminium: 'aluminum',
  colour: 'color',
  coloured: 'colored',
  component: 'part',
  crocheted: 'crochet',
  electrical: 'electric',
  fibre: 'fiber',
  flavour: 'flavor',
  flavoured: 'flavored',
  golden: 'gold',
  grey: 'gray',
  jewellery: 'jewelry',
  knitted: 'knit',
  leathern: 'leather',
  metallic: 'metal',
  mould: 'mold',
  moulded: 'molded',
  pyjama: 'pajama',
  rubberised: 'rubberized',
  silken: 'silk',
  tyre: 'tire',
  wooden: 'wood',
  woolen: 'wool',
  woollen: 'wool',
}

/** The form by which names of goods are compared: 'chair' of 'chairs', 'wood' of 'wooden'. */
export const nameFormOf = (word: string): string => FORMS[singularOf(word)] ?? singularOf(word)

/** The singular of a word, or the word. */
export function singularOf(word: string): string {
  if (IRREGULAR[word]) return IRREGULAR[word]
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return word.replace(/ies$/, 'y')
  if (/(?:sh|ch|x|z|ss)es$/.test(word)) return word.slice(0, -2)
  return word.replace(/s$/, '')
}
