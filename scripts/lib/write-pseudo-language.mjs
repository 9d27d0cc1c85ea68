import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { englishCatalogue } from '../extract-messages.mjs'
import { PSEUDO_TAG, pseudoMessage } from './pseudo-language.mjs'

/** Writes every message of the product in the pseudo-language into a folder of translations. */
export async function writePseudoLanguage(folder) {
  const { catalogue } = await englishCatalogue()
  const messages = Object.entries(catalogue).map(([id, english]) => [id, pseudoMessage(english)])
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${PSEUDO_TAG}.json`), JSON.stringify(Object.fromEntries(messages)))
}
