import { randomUUID } from 'node:crypto'
import { type DraftData, emptyDraft, normaliseDraft } from '@edfe/domain/entry'
import type { MemberScope } from '../request-scope.ts'
import { organizationDefaults } from './organization-defaults.ts'

/** The draft of a new entry: the specified defaults, under what the organization has set. */
export async function newDraft(scope: MemberScope, entryNumber: string): Promise<DraftData> {
  const { header, ...sections } = emptyDraft({ entryNumber, lineId: randomUUID() })
  const set = await organizationDefaults(scope)
  return normaliseDraft({ ...sections, ...set, header: { ...header, ...set.header } })
}
