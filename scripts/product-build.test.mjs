import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from './lib/paths.mjs'
import { sourcesOf } from './lib/product-build.mjs'

const LEFT_OUT = /node_modules|\/dist|\/test\//

/** The folders of the project's packages that an app imports. */
function importedPackages(app) {
  const files = readdirSync(inRoot(app), { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
  const texts = files.map((file) => readFileSync(inRoot(app, file), 'utf8'))
  const names = texts.flatMap((text) => [...text.matchAll(/['"]@edfe\/([\w-]+)/g)].map(([, name]) => name))
  return [...new Set(names)].filter((name) => name !== 'api').map((name) => `packages/${name}`)
}

describe.each(['apps/web', 'apps/api'])('%s', (app) => {
  test('a change of any package that it imports builds it again', () => {
    const imported = importedPackages(app)
    expect(imported).toContain('packages/domain')
    expect(sourcesOf(app)).toEqual(expect.arrayContaining([...imported, app, 'package-lock.json']))
  })
})
