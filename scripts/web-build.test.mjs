import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from './lib/paths.mjs'
import { webSources } from './lib/web-build.mjs'

const LEFT_OUT = /node_modules|\/dist/

/** The folders of the project's packages that the web app imports. */
function importedPackages() {
  const files = readdirSync(inRoot('apps', 'web'), { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
  const texts = files.map((file) => readFileSync(inRoot('apps', 'web', file), 'utf8'))
  const names = texts.flatMap((text) => [...text.matchAll(/['"]@edfe\/([\w-]+)/g)].map(([, name]) => name))
  return [...new Set(names)].map((name) => `packages/${name}`)
}

test('a change of any package that the web app imports builds the web app again', () => {
  const imported = importedPackages()
  expect(imported).toContain('packages/domain')
  expect(webSources()).toEqual(expect.arrayContaining([...imported, 'apps/web', 'package-lock.json']))
})
