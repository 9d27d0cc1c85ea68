import { randomUUID } from 'node:crypto'
import type { EntryTemplate, SaveTemplate } from '@edfe/contracts/templates/templates'
import { draftFromTemplate, MOST_TEMPLATES, normaliseDraft, templateOf } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { sql } from 'kysely'
import type { z } from 'zod'
import '../../db/template-tables.ts'
import type { Trx } from '../../db/engine.ts'
import { notFound, type Refusal, refuse } from '../../refusals/problems.ts'
import { entryNotFound } from '../drafts/conflict.ts'
import { newDraft } from '../drafts/new-draft.ts'
import { auditChange } from '../record-change.ts'
import { loadEntry } from '../repository/load-entry.ts'
import type { MemberScope, RequestScope } from '../request-scope.ts'

type Template = z.output<typeof EntryTemplate>

const taken = (name: string) =>
  refuse(
    409,
    'template_exists',
    say(
      { id: 'refusal.template-exists', defaultMessage: 'There is a template named {name} already.' },
      { name },
    ),
  )

const selected = (trx: Trx, orgId: string) =>
  trx
    .selectFrom('entry_templates')
    .select(['id', 'name', 'parts', 'updated_at'])
    .select(sql<string>`coalesce(draft -> 'parties' -> 'importer_of_record' ->> 'name', '')`.as('importer'))
    .select(sql<number>`coalesce(jsonb_array_length(draft -> 'line_items'), 0)`.as('line_count'))
    .where('org_id', '=', orgId)

/** The templates of the organization, by name. */
export async function readTemplates({ trx, org }: RequestScope): Promise<Template[]> {
  const rows = await selected(trx, org.id).orderBy('name_key').execute()
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}

async function readTemplate({ trx, org }: RequestScope, id: string): Promise<Template> {
  const row = await selected(trx, org.id).where('id', '=', id).executeTakeFirstOrThrow()
  return { ...row, updated_at: row.updated_at.toISOString() }
}

/** Saves what is taken of an entry, whatever its status, as a template of this name. */
export async function saveTemplate(
  scope: MemberScope,
  { name, entry_id, parts }: z.output<typeof SaveTemplate>,
): Promise<Template | Refusal> {
  const { trx, org, actor, now, sealing } = scope
  const entry = await loadEntry(scope, entry_id)
  if (!entry) return entryNotFound()
  const draft = templateOf(entry.draft, parts, randomUUID)
  // One after the other, so that two requests do not pass the limit together.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`templates ${org.id}`}, 0))`.execute(trx)
  const saved = await trx
    .insertInto('entry_templates')
    .values({
      org_id: org.id,
      name,
      parts,
      draft: JSON.stringify(sealing.encryptPersonalNumbers(draft, {})),
      created_at: now,
      created_by: actor.userId,
      updated_at: now,
      updated_by: actor.userId,
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'name_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!saved) return taken(name)
  if ((await readTemplates(scope)).length > MOST_TEMPLATES)
    return refuse(
      409,
      'too_many_templates',
      say(
        { id: 'refusal.too-many-templates', defaultMessage: 'You can keep {limit} templates at most.' },
        { limit: MOST_TEMPLATES },
      ),
    )
  await auditChange(scope, {
    entity: 'template',
    entityId: saved.id,
    action: 'create',
    after: { name, parts },
  })
  return readTemplate(scope, saved.id)
}

/** Gives a template another name. */
export async function renameTemplate(
  scope: MemberScope,
  id: string,
  name: string,
): Promise<Template | Refusal> {
  const { trx, org, actor, now } = scope
  const before = await lockTemplate(scope, id)
  if (!before) return notFound()
  const other = await trx
    .selectFrom('entry_templates')
    .select('id')
    .where('org_id', '=', org.id)
    .where('name_key', '=', sql<string>`lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) return taken(name)
  await trx
    .updateTable('entry_templates')
    .set({ name, updated_at: now, updated_by: actor.userId })
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .execute()
  await auditChange(scope, {
    entity: 'template',
    entityId: id,
    action: 'update',
    before: { name: before.name },
    after: { name },
  })
  return readTemplate(scope, id)
}

/** Deletes a template. Entries that began from it stay as they are. */
export async function deleteTemplate(scope: MemberScope, id: string): Promise<Refusal | undefined> {
  const { trx, org } = scope
  const before = await lockTemplate(scope, id)
  if (!before) return notFound()
  await trx.deleteFrom('entry_templates').where('org_id', '=', org.id).where('id', '=', id).execute()
  await auditChange(scope, {
    entity: 'template',
    entityId: id,
    action: 'delete',
    before: { name: before.name },
  })
  return undefined
}

const lockTemplate = ({ trx, org }: RequestScope, id: string) =>
  trx
    .selectFrom('entry_templates')
    .select('name')
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Returns the starting draft of a new entry from a template, over the organization's present settings. */
export async function templateDraft(scope: MemberScope, id: string) {
  const { trx, org, sealing } = scope
  const row = await trx
    .selectFrom('entry_templates')
    .select(['name', 'draft'])
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return notFound()
  const template = sealing.decryptPersonalNumbers(row.draft)
  const onto = await newDraft(scope, '')
  return { name: row.name, draft_data: normaliseDraft(draftFromTemplate(template, onto, randomUUID)) }
}
