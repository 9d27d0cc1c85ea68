import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { tariffMessages } from './index.ts'

const SOURCE = resolve(import.meta.dirname, '..')

test('every message that the package defines is in the catalogue, once', () => {
  const defined = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/\bid: '(tariff\.[\w.-]+)'/g)].map(
        ([, id]) => id,
      ),
    )
  const catalogue = new Set(tariffMessages().map(({ id }) => id))
  expect([...catalogue].sort()).toEqual(defined.sort())
})
