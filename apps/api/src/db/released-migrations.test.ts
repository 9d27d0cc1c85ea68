import { describe, expect, it } from 'vitest'
import { readMigrations } from './migrate.ts'
import { RELEASED_MIGRATIONS } from './released-migrations.ts'

const present = readMigrations()
const released = Object.entries(RELEASED_MIGRATIONS).flatMap(([version, migrations]) =>
  Object.entries(migrations).map(([name, checksum]) => ({ version, name, checksum })),
)

describe('a released migration', () => {
  it.each(released)('is never edited, renamed or removed: $name of $version', ({ name, checksum }) => {
    expect(present.find((migration) => migration.name === name)?.checksum).toBe(checksum)
  })

  it('runs before every newer one, and no two have the same number', () => {
    const names = present.map(({ name }) => name)
    expect(names.slice(0, released.length)).toEqual(released.map(({ name }) => name))
    const numbers = names.map((name) => name.slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
