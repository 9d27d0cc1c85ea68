import { expect, test } from 'vitest'
import { isReading, may, type Permission, ROLES, rolesThatMay } from './index.ts'

const rolesWith = (permission: Permission) => ROLES.filter((role) => may(role, permission))

test.each([
  ['entry.read', ['admin', 'preparer', 'approver', 'auditor']],
  ['entry.edit', ['admin', 'preparer', 'approver']],
  ['entry.certify', ['admin', 'preparer', 'approver']],
  ['entry.submit', ['admin', 'approver']],
  ['entry.decide', ['admin']],
  ['organization.edit', ['admin']],
  ['members.manage', ['admin']],
  ['audit.read', ['admin', 'auditor']],
] as const)('%s is for %j', (permission, roles) => {
  expect(rolesWith(permission)).toEqual(roles)
  expect([...rolesThatMay(permission)].sort()).toEqual([...roles].sort())
})

test('the system is no admin: it has no permission of a member', () => {
  expect(may('system', 'entry.read')).toBe(false)
  expect(may('system', 'members.manage')).toBe(false)
})

test('a person without an organisation may read and no more', () => {
  expect([isReading('entry.read'), isReading('notifications.own'), isReading('entry.edit')]).toEqual([
    true,
    true,
    false,
  ])
})
