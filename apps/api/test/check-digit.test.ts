import { checkDigit } from '@edfe/domain/entry'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from './databases.ts'

const BASES = [
  'B760324527',
  'EKH1007198',
  '8G85538712',
  'XJ50000006',
  'S1Z0000001',
  '9999999999',
  'JRS7654321',
  'ZZZ0000000',
]

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(async () => {
  await database.engine.close()
  await database.drop()
})

test.each(['weights-731', 'appendix-e'] as const)(
  'the database counts check digits as the domain does: %s',
  async (rule) => {
    for (const base of BASES) {
      for (const offset of [0, 3]) {
        const { rows } = await sql<{ digit: string }>`
          select entry_check_digit(${base}, ${rule}, ${offset}) as digit`.execute(database.engine.db)
        const expected = checkDigit(base, { checkDigit: rule, checkDigitOffset: offset })
        expect([base, offset, rows[0]?.digit]).toEqual([base, offset, expected])
      }
    }
  },
)
