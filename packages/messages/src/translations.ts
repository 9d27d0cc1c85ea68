/** Texts in ICU syntax by the ids of their messages. */
export type Texts = Readonly<Record<string, string>>

/** The texts of a language by area, such as 'site': a page loads the areas that it needs. */
export type Translation = ReadonlyMap<string, Texts>

const FILE = /^([a-z]{2,3}(?:-[A-Za-z0-9]+)*)[\\/]([a-z]+)\.json$/

/**
 * The translations among the files of a folder by their BCP 47 tags, in the order of the alphabet: 'es/site.json' is the
 * area 'site' of Spanish, any other name is left out. `read` gives the text of a file. Throws for a file that does not
 * map ids to text.
 */
export function translationsIn(
  names: readonly string[],
  read: (name: string) => string,
): ReadonlyMap<string, Translation> {
  const translations = new Map<string, Map<string, Texts>>()
  for (const name of [...names].sort()) {
    const [, tag, area] = FILE.exec(name) ?? []
    if (!tag || !area) continue
    const areas = translations.get(tag) ?? new Map<string, Texts>()
    translations.set(tag, areas.set(area, textsFrom(name, read(name))))
  }
  return translations
}

/** All texts of a translation. */
export const textsOf = (translation: Translation): Texts => Object.assign({}, ...translation.values())

function textsFrom(name: string, text: string): Texts {
  const texts: Record<string, unknown> = JSON.parse(text)
  const wrong = Object.keys(texts).find((id) => typeof texts[id] !== 'string')
  if (wrong !== undefined) throw new Error(`${name}: the translation of ${wrong} is not a text`)
  return texts as Texts
}
