import { checkDigit } from '@edfe/domain/entry'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from './harness.ts'

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

test.each(['weights-731', 'appendix-e'] as const)(
  'the database counts check digits as the domain does: %s',
  async (rule) => {
    const { engine, drop } = await freshDatabase()
    try {
      for (const base of BASES) {
        for (const offset of [0, 3]) {
          const { rows } = await sql<{ digit: string }>`
            select entry_check_digit(${base}, ${rule}, ${offset}) as digit`.execute(engine.db)
          const expected = checkDigit(base, { checkDigit: rule, checkDigitOffset: offset })
          expect([base, offset, rows[0]!.digit]).toEqual([base, offset, expected])
        }
      }
    } finally {
      await engine.close()
      await drop()
    }
  },
)
