import { readFileSync } from 'node:fs'
import { licensesOf } from './lib/licenses.mjs'
import { inRoot } from './lib/paths.mjs'

/** `npm run licenses`: every package by its license. Exit 1 when one may not be part of the product. */
const { byLicense, refused } = licensesOf(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')))
for (const [license, packages] of Object.entries(byLicense).sort()) {
  console.log(`${license} (${packages.length}): ${packages.join(', ')}\n`)
}
for (const one of refused) console.error(`Not allowed: ${one}`)
process.exitCode = refused.length === 0 ? 0 : 1
