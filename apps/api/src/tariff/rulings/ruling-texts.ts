import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompress } from 'node:zlib'
import type { Message } from '@edfe/domain/messages'
import { rulingProblems } from '../../messages/tariff-messages.ts'
import { plainText } from './plain-text.ts'

/** A file with the text of a ruling: its number in any case, as plain text or as a page. */
const TEXT_FILE = /^([A-Z]{0,3}\d{4,9})\.(txt|html?)$/i

const textsFolder = (dataDir: string): string => join(dataDir, 'tariff-ruling-texts')
const textPath = (dataDir: string, number: string): string => join(textsFolder(dataDir), `${number}.txt.br`)

/**
 * Keeps the texts of a folder, one file for a ruling, named by its number ('N301234.txt', 'h310000.html'). A file with
 * another name, or without text, is refused before anything is stored. Returns how many were stored.
 */
export function loadRulingTexts(dataDir: string, folder: string): number | { problem: Message } {
  const texts = new Map<string, string>()
  for (const file of readdirSync(folder).toSorted()) {
    const [, number, kind] = TEXT_FILE.exec(file) ?? []
    const read = number ? readFileSync(join(folder, file), 'utf8') : ''
    const text = kind?.toLowerCase() === 'txt' ? read.trim() : plainText(read)
    if (!number || !text) return { problem: rulingProblems.noText({ file }) }
    texts.set(number.toUpperCase(), text)
  }
  mkdirSync(textsFolder(dataDir), { recursive: true })
  for (const [number, text] of texts) {
    const path = textPath(dataDir, number)
    writeFileSync(`${path}.part`, brotliCompressSync(text))
    renameSync(`${path}.part`, path)
  }
  return texts.size
}

/** The text of a ruling; undefined where none was loaded. */
export async function readRulingText(dataDir: string, number: string): Promise<string | undefined> {
  if (!TEXT_FILE.test(`${number}.txt`)) return undefined
  try {
    const packed = await readFile(textPath(dataDir, number))
    return (await promisify(brotliDecompress)(packed)).toString('utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
