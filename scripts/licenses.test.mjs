import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { licensesOf } from './lib/licenses.mjs'
import { inRoot } from './lib/paths.mjs'

it('every package of the lockfile has a license that the product may use', () => {
  const { byLicense, refused } = licensesOf(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')))
  expect(Object.values(byLicense).flat().length).toBeGreaterThan(300)
  expect(refused).toEqual([])
})

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(MIT AND GPL-3.0)', false],
  ['AGPL-3.0', false],
  [undefined, false],
])('a package under %s is allowed: %s', (license, isAllowed) => {
  const packages = { '': {}, 'node_modules/one': { version: '1.0.0', ...(license && { license }) } }
  expect(licensesOf({ packages }).refused).toHaveLength(isAllowed ? 0 : 1)
})
