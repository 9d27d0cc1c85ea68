/** Texts in ICU syntax by the ids of their messages. */
export type Translation = Readonly<Record<string, string>>

const FILE = /^([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\.json$/

/** The BCP 47 tag in the name of a translation, such as 'es' of `es.json`; undefined for any other name. */
export const tagOfFile = (name: string): string | undefined => FILE.exec(name)?.[1]

/**
 * The translations among the files of a folder by their tags, in the order of the alphabet. `read` gives the text of a
 * file. Throws for a translation that does not map ids to text.
 */
export function translationsIn(
  names: readonly string[],
  read: (name: string) => string,
): ReadonlyMap<string, Translation> {
  const translations = new Map<string, Translation>()
  for (const name of [...names].sort()) {
    const tag = tagOfFile(name)
    if (tag) translations.set(tag, translationFrom(name, read(name)))
  }
  return translations
}

function translationFrom(name: string, text: string): Translation {
  const texts: Record<string, unknown> = JSON.parse(text)
  const wrong = Object.keys(texts).find((id) => typeof texts[id] !== 'string')
  if (wrong !== undefined) throw new Error(`${name}: the translation of ${wrong} is not a text`)
  return texts as Translation
}
