import { readFileSync } from 'node:fs'
import { textsOf } from '../packages/messages/src/translations.ts'
import { englishCatalogue } from './extract-messages.mjs'
import { faultsOf, readShipped, writeShipped } from './lib/translations.mjs'

/**
 * The translations that the product is shipped with.
 *
 * node scripts/translations.mjs                what is missing, old or wrong, one a line; fails if there is any
 * node scripts/translations.mjs --list es      the messages to translate: id, tab, English
 * node scripts/translations.mjs --put es FILE  takes such a file with the translations in place of the English, and
 *                                              sorts the files of the language
 *
 * In a list a line break is written \n and a backslash \\.
 */
const [command, tag, file] = process.argv.slice(2)
const english = await englishCatalogue()
const languages = readShipped()
const escaped = (text) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
const unescaped = (text) => text.replace(/\\(\\|n)/g, (_, letter) => (letter === 'n' ? '\n' : letter))
const NEW = { areas: new Map(), sources: {} }

if (command === '--list') {
  const toTranslate = faultsOf(tag, languages.get(tag) ?? NEW, english).filter(
    ({ kind }) => kind !== 'unknown' && kind !== 'area',
  )
  const ids = new Set(toTranslate.map(({ id }) => id))
  for (const id of ids) console.log(`${id}\t${escaped(english.catalogue[id])}`)
} else if (command === '--put') {
  const { areas, sources } = languages.get(tag) ?? NEW
  const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const put = Object.fromEntries(
    rows.map((row) => row.split('\t')).map(([id, text = '']) => [id, unescaped(text)]),
  )
  const translated = new Set(Object.keys(put))
  writeShipped(tag, { texts: { ...textsOf(areas), ...put }, sources, translated }, english)
  console.log(`${translated.size} texts put into ${tag}`)
} else {
  let count = 0
  for (const [each, language] of languages) {
    for (const { kind, id, why } of faultsOf(each, language, english)) {
      console.log([each, kind, id, why].join('\t'))
      count += 1
    }
  }
  console.log(`${count} faults in ${languages.size} translations`)
  process.exitCode = count > 0 ? 1 : 0
}
