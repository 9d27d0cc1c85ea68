import { ROLES, type Role } from '@edfe/domain/entry'
import { t } from '../words/t.ts'

/** The name and the permissions of each role, for lists and for the invitation. */
export const ROLE_TEXTS: Record<Role, { name: string; may: string }> = {
  admin: {
    get name() {
      return t({ id: 'roles.admin', defaultMessage: 'Admin' })
    },
    get may() {
      return t({
        id: 'roles.manages-members-and-settings-and',
        defaultMessage: 'manages members and settings, and files entries',
      })
    },
  },
  preparer: {
    get name() {
      return t({ id: 'roles.preparer', defaultMessage: 'Preparer' })
    },
    get may() {
      return t({
        id: 'roles.creates-edits-and-validates-entries',
        defaultMessage: 'creates, edits and validates entries',
      })
    },
  },
  approver: {
    get name() {
      return t({ id: 'roles.approver', defaultMessage: 'Approver' })
    },
    get may() {
      return t({
        id: 'roles.prepares-entries-and-submits-them',
        defaultMessage: 'prepares entries and submits them to CBP',
      })
    },
  },
  auditor: {
    get name() {
      return t({ id: 'roles.auditor', defaultMessage: 'Auditor' })
    },
    get may() {
      return t({
        id: 'roles.reads-everything-and-changes-nothing',
        defaultMessage: 'reads everything and changes nothing',
      })
    },
  },
}

export const ROLE_OPTIONS = ROLES.map((role) => [role, ROLE_TEXTS[role].name] as const)

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text)
