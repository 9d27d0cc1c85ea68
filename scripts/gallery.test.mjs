import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from './lib/paths.mjs'

/** Components without an example, each with the reason. */
const WITHOUT_EXAMPLE = {}

const read = (pattern) =>
  globSync(inRoot(pattern))
    .filter((file) => !/\.test\.tsx$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
const examples = read('apps/web/gallery/examples/*.tsx').join('\n')

/** The components that a folder exports: functions and constants with a capital letter. */
const componentsOf = (folder) =>
  read(`${folder}/*.tsx`).flatMap((text) =>
    [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)(?=[<(: ])/gm)]
      .map(([, name]) => name)
      .filter((name) => name !== name.toUpperCase()),
  )

it.each([
  ['apps/web/src/ui', 35],
  ['apps/web/src/site/ui', 8],
])('every component of %s has an example in the gallery', (folder, atLeast) => {
  const components = componentsOf(folder)
  expect(components.length).toBeGreaterThan(atLeast)
  const missing = components.filter((name) => !new RegExp(`<${name}[\\s/<>]`).test(examples))
  expect(missing.filter((name) => !Object.hasOwn(WITHOUT_EXAMPLE, name))).toEqual([])
})

it('no component on the list of those without an example has one', () => {
  expect(Object.keys(WITHOUT_EXAMPLE).filter((name) => examples.includes(`<${name}`))).toEqual([])
})
