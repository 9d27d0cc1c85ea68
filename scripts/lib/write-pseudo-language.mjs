import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { englishCatalogue } from '../extract-messages.mjs'
import { PSEUDO_TAG, pseudoMessage } from './pseudo-language.mjs'
import { SHIPPED, writeShipped } from './translations.mjs'

/** Fills a folder of translations: with those of the product, and with every message in the pseudo-language. */
export async function writePseudoLanguage(folder) {
  const english = await englishCatalogue()
  const messages = Object.entries(english.catalogue).map(([id, text]) => [id, pseudoMessage(text)])
  cpSync(SHIPPED, folder, { recursive: true })
  const texts = { texts: Object.fromEntries(messages), sources: {}, translated: new Set() }
  writeShipped(PSEUDO_TAG, texts, english, folder)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writePseudoLanguage(process.argv[2])
