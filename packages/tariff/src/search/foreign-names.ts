import { wordsOf } from './words.ts'

/** A language whose names of goods are known. */
export type NamesLanguage = 'es' | 'fr'

/** Text about goods in English; undefined where none of its words is known, as where it is English already. */
export type ToEnglish = (text: string) => string | undefined

interface Grammar {
  /** Words that join names, with their English; '' for words that say nothing, as articles do. */
  readonly joining: Readonly<Record<string, string>>
  /** The singular of a word without accents. */
  singularOf(word: string): string
}

const GRAMMARS: Readonly<Record<NamesLanguage, Grammar>> = {
  es: {
    joining: {
      ...{ a: '', al: '', con: 'with', de: 'of', del: 'of', el: '', en: 'in', la: '', las: '', los: '' },
      ...{ o: 'or', para: 'for', por: 'for', sin: 'without', un: '', una: '', y: 'and' },
    },
    singularOf: (word) =>
      word.length < 4
        ? word
        : word
            .replace(/ces$/, 'z')
            .replace(/([dlnrjy])es$/, '$1')
            .replace(/([aeiou])s$/, '$1'),
  },
  fr: {
    joining: {
      ...{ a: 'for', au: 'for', aux: 'for', avec: 'with', d: 'of', de: 'of', des: 'of', du: 'of', en: 'in' },
      ...{
        et: 'and',
        l: '',
        la: '',
        le: '',
        les: '',
        ou: 'or',
        pour: 'for',
        sans: 'without',
        un: '',
        une: '',
      },
    },
    singularOf: (word) =>
      word.length < 4
        ? word
        : word
            .replace(/([^e])aux$/, '$1al')
            .replace(/([aeo]u)x$/, '$1')
            .replace(/([^s])s$/, '$1'),
  },
}

/** A name has so many words at most, without those that join them. */
const LONGEST = 6

/**
 * Puts texts of a language into English, word for word and name for name: names are pairs of a name and its English, the
 * first of equal ones counts. What a noun is described by comes before it in English: 'lámpara eléctrica de mesa' is
 * 'electric lamp of table', unless 'lámpara de mesa' is a name. Unknown words stay as they are.
 */
export function toEnglish(names: Iterable<readonly [string, string]>, language: NamesLanguage): ToEnglish {
  const { joining, singularOf } = GRAMMARS[language]
  const isJoining = (word: string) => Object.hasOwn(joining, word)
  const known = new Map<string, string>()
  for (const [name, english] of names) {
    const key = wordsOf(name)
      .filter((word) => !isJoining(word))
      .map(singularOf)
      .join(' ')
    if (key && !known.has(key)) known.set(key, english)
  }
  return (text) => {
    const words = contentOf(text, joining)
    const parts: { joins: string; names: string[] }[] = [{ joins: '', names: [] }]
    let isKnown = false
    for (let at = 0; at < words.length; ) {
      const found = longestName(
        words.slice(at, at + LONGEST).map(({ word }) => singularOf(word)),
        known,
      )
      const { word, joins } = words[at]!
      if (joins && at > 0) parts.push({ joins, names: [] })
      parts.at(-1)!.names.unshift(found?.english ?? word)
      isKnown ||= found !== undefined
      at += found?.length ?? 1
    }
    return isKnown
      ? parts
          .flatMap(({ joins, names }) => [joins, ...names])
          .filter(Boolean)
          .join(' ')
      : undefined
  }
}

/** The words of a text that say something, each with the English of what joins it to those before. */
function contentOf(text: string, joining: Grammar['joining']): { word: string; joins: string }[] {
  const content: { word: string; joins: string }[] = []
  let joins = ''
  for (const word of wordsOf(text)) {
    const english = Object.hasOwn(joining, word) ? joining[word] : undefined
    if (english === undefined) {
      content.push({ word, joins })
      joins = ''
    } else joins ||= english
  }
  return content
}

/** The longest name at the beginning of words, and how many of them it has. */
function longestName(
  words: readonly string[],
  known: ReadonlyMap<string, string>,
): { english: string; length: number } | undefined {
  for (let { length } = words; length > 0; length -= 1) {
    const english = known.get(words.slice(0, length).join(' '))
    if (english !== undefined) return { english, length }
  }
  return undefined
}
