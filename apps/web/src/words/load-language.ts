import { FIRST_AREAS, LATER_AREAS } from '@edfe/contracts/site/language-areas'
import { keptLanguage } from './kept-language.ts'
import { type Catalogue, ENGLISH, language, setLanguage } from './language.ts'

/**
 * Sets the language of the page before anything is drawn. English needs no request; where the translation cannot be
 * fetched, the page is English. Without an argument: the language that the browser keeps.
 */
export async function loadLanguage(tag = keptLanguage()): Promise<void> {
  if (!tag || tag === 'en') return
  const catalogue = await fetched(tag, FIRST_AREAS)
  if (!catalogue || Object.keys(catalogue).length === 0) return
  setLanguage({ locale: tag, catalogue })
  document.documentElement.lang = tag
}

let rest: Promise<void> | undefined

/** The part of the translation that the first pages do not need, fetched once. */
export const loadRestOfLanguage = (): Promise<void> => {
  rest ??= addRest()
  return rest
}

async function addRest(): Promise<void> {
  if (language() === ENGLISH) return
  const { locale, catalogue: first } = language()
  const catalogue = await fetched(locale, LATER_AREAS)
  // Tried again by the next page.
  if (!catalogue) rest = undefined
  else setLanguage({ locale, catalogue: { ...first, ...catalogue } })
}

/** A module and all words of the language, so that nothing of it is drawn in English. */
export const withAllWords =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), loadRestOfLanguage()])
    return module
  }

/** Areas of a language together; undefined where one cannot be fetched. A language may lack an area. */
async function fetched(tag: string, areas: readonly string[]): Promise<Catalogue | undefined> {
  try {
    return Object.assign({}, ...(await Promise.all(areas.map((area) => fetchArea(tag, area)))))
  } catch {
    return undefined
  }
}

async function fetchArea(tag: string, area: string): Promise<Catalogue> {
  const answer = await fetch(`/translations/${tag}/${area}.json`)
  if (answer.status === 404) return {}
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer.json()
}
