import { expect, test } from 'vitest'
import { auditCsv } from './audit-csv.ts'

const event = {
  id: '1',
  actor_user_id: null,
  actor: null,
  entity: 'organization',
  entity_id: 'o',
  action: 'update',
  before_json: { name: 'A "quoted" name' },
  after_json: { name: 'B' },
  created_at: '2026-03-05T10:00:00.000Z',
}

test('every cell is quoted, quotes are doubled, an absent user is Unknown', () => {
  const [head, row] = auditCsv([event]).split('\r\n')
  expect(head).toBe('"Date","User","Entity","Action","Changes"')
  expect(row).toBe(
    '"2026-03-05T10:00:00.000Z","Unknown","Organization","Updated","{""before"":{""name"":""A \\""quoted\\"" name""},""after"":{""name"":""B""}}"',
  )
})

test('a name that a spreadsheet would run as a formula is disarmed', () => {
  const actor = { id: 'u', name: '=1+1', email: 'a@b.example' }
  expect(auditCsv([{ ...event, actor }])).toContain(`"'=1+1"`)
})
