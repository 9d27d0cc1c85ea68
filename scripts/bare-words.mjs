import { globSync } from 'node:fs'
import { bareWordsIn } from './lib/bare-words.mjs'

/** `node scripts/bare-words.mjs [folder]`: texts of the web app that are not messages. */
const folder = process.argv[2] ?? 'apps/web/src'
const files = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
const found = files.flatMap((file) => bareWordsIn(file))
for (const line of found) console.log(line)
console.log(`${found.length} texts without a message in ${files.length} files.`)
