import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readNotes } from '../src/loading/index.ts'
import { readNoteExcerpts } from '../src/notes/index.ts'

/** Fewer excerpts than the first edition had mean that the text has another form. */
const AT_LEAST = 80

/**
 * Makes the data file of what the notes to chapter 99 say of each heading, from their official text:
 * `npm run tariff:pack-notes -- FILE.txt SOURCE`. Fails whole where the loader would refuse the text.
 */
const [file, source] = process.argv.slice(2)
if (!file || !source) {
  console.error('Usage: npm run tariff:pack-notes -- FILE.txt SOURCE')
  process.exit(2)
}
const bytes = readFileSync(file)
const text = new TextDecoder('windows-1252').decode(bytes)
const read = readNotes(text)
const excerpts = readNoteExcerpts(text)
if ('problems' in read || excerpts.size < AT_LEAST) {
  console.error('problems' in read ? read.problems.join('\n') : `Only ${excerpts.size} headings are named.`)
  process.exit(1)
}
const edition = read.notes.name
const data = {
  edition,
  source,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  excerpts: Object.fromEntries(excerpts),
}
const path = resolve(import.meta.dirname, '../data/notes/chapter-99.json')
writeFileSync(path, `${JSON.stringify(data, null, 2)}\n`)
console.log(`${edition}: ${excerpts.size} headings`)
