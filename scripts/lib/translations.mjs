import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { textsOf, translationsIn } from '../../packages/messages/src/translations.ts'
import { areaOf } from './message-areas.mjs'
import { inRoot } from './paths.mjs'

/** The translations that the product is shipped with. */
export const SHIPPED = inRoot('packages', 'messages', 'translations')
/** Beside the files of a language: a hash of the English that each text translates, by id. */
const SOURCES = '.sources.json'

/** Short and enough to notice a change: 48 bits of SHA-256. */
export const hashOf = (english) => createHash('sha256').update(english).digest('base64url').slice(0, 8)

/** The languages of a folder by their tags: texts by area, and the hashes of the English that they translate. */
export function readShipped(folder = SHIPPED) {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : []
  const read = (name) => readFileSync(join(folder, name), 'utf8')
  const languages = [...translationsIn(names, read)].map(([tag, areas]) => {
    const sources = join(folder, tag, SOURCES)
    return [tag, { areas, sources: existsSync(sources) ? JSON.parse(readFileSync(sources, 'utf8')) : {} }]
  })
  return new Map(languages)
}

/**
 * What is wrong with a language, each with the id of its message: `lacks` a message, is `old` because its English has
 * changed, is `unknown`, in another `area`, or `broken`: its blanks, tags or choices differ from those of the English.
 */
export function faultsOf(tag, { areas, sources }, { catalogue, places }) {
  const texts = textsOf(areas)
  const faults = []
  for (const [id, english] of Object.entries(catalogue)) {
    if (texts[id] === undefined) faults.push({ kind: 'lacks', id, why: '' })
    else if (sources[id] !== hashOf(english)) faults.push({ kind: 'old', id, why: '' })
    else faults.push(...differences(english, texts[id], tag).map((why) => ({ kind: 'broken', id, why })))
  }
  for (const [area, inArea] of areas) {
    for (const id of Object.keys(inArea)) {
      if (catalogue[id] === undefined) faults.push({ kind: 'unknown', id, why: `in ${area}` })
      else if (areaOf(id, places.get(id)) !== area) faults.push({ kind: 'area', id, why: `in ${area}` })
    }
  }
  return faults
}

/** In what a translation differs from its English beside the words; nothing when both take the same values. */
export function differences(english, translation, tag) {
  if (translation.trim() === '') return ['is empty']
  let given
  try {
    given = partsOf(parse(translation))
  } catch (error) {
    return [`is no ICU message: ${error instanceof Error ? error.message : error}`]
  }
  const asked = partsOf(parse(english))
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  return [
    ...[...asked.parts].filter((part) => !given.parts.has(part)).map((part) => `lacks ${part}`),
    ...[...given.parts].filter((part) => !asked.parts.has(part)).map((part) => `invents ${part}`),
    ...[...given.forms].filter((form) => !forms.includes(form)).map((form) => `has no plural '${form}'`),
    ...[...asked.singulars]
      .filter((blank) => !given.singulars.has(blank))
      .map((blank) => `lacks one of {${blank}}`),
  ]
}

/** The blanks, tags and choices of a message, and its forms of plurals. */
function partsOf(elements, found = { parts: new Set(), forms: new Set(), singulars: new Set() }) {
  for (const { type, value, options, children } of elements) {
    if (type === TYPE.tag) {
      found.parts.add(`<${value}>`)
      partsOf(children, found)
    } else if (type !== TYPE.literal && type !== TYPE.pound) found.parts.add(`{${value}}`)
    for (const [key, option] of Object.entries(options ?? {})) {
      if (type === TYPE.select) found.parts.add(`{${value}, ${key}}`)
      else if (!key.startsWith('=')) found.forms.add(key)
      partsOf(option.value, found)
    }
    if (type === TYPE.plural && (options.one || options['=1'])) found.singulars.add(value)
  }
  return found
}

/**
 * Writes the texts of a language into the files of their areas, in the order of their ids. Texts whose English is gone
 * are left out; `translated` are the ids whose texts are of the English of today.
 */
export function writeShipped(tag, { texts, sources, translated }, { catalogue, places }, folder = SHIPPED) {
  const files = new Map()
  const hashes = {}
  for (const id of Object.keys(catalogue)) {
    if (texts[id] === undefined) continue
    const area = areaOf(id, places.get(id))
    files.set(area, { ...files.get(area), [id]: texts[id] })
    const hash = translated.has(id) ? hashOf(catalogue[id]) : sources[id]
    if (hash) hashes[id] = hash
  }
  mkdirSync(join(folder, tag), { recursive: true })
  const write = (name, value) => writeFileSync(join(folder, tag, name), `${JSON.stringify(value, null, 2)}\n`)
  for (const [area, inArea] of files) write(`${area}.json`, inArea)
  write(SOURCES, hashes)
}
