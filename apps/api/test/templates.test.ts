import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EntryBody } from './entry-steps.ts'
import { createSampleEntry, ON_SAMPLE_DAY } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team
let other: Team
let entry: EntryBody
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Ours')
  other = await app.organization('Theirs')
  entry = await createSampleEntry(app, team.preparer, {
    parties: { importer_number: '123-45-6789', importer_of_record: { name: 'Harbor Lamp Company' } },
  })
})
afterAll(() => app.stop())

const save = (name: string, parts: string[], as: Visitor = team.preparer, entry_id = entry.id) =>
  app.answer('saveTemplate', { as, body: { name, parts, entry_id } })
const list = async (as: Visitor = team.auditor) => (await app.ask('listTemplates', { as })).templates
const draftOf = (id: string, as: Visitor = team.preparer) =>
  app.answer('getTemplateDraft', { as, params: { id } })

describe('a template', () => {
  test('has what is taken of the entry; an entry from it has no number, day, bill or signature, and lines by choice', async () => {
    const saved = await save('Lamps by sea', ['parties', 'transport', 'declarant'])
    expect(saved).toMatchObject({
      status: 201,
      body: { template: { name: 'Lamps by sea', importer: 'Harbor Lamp Company', line_count: 0 } },
    })
    const { draft_data: draft, name } = done(await draftOf(done(saved).template.id))
    expect(name).toBe('Lamps by sea')
    expect(draft.header!.port_code).toBe('2704')
    expect(draft.header!.entry_number ?? '').toBe('')
    expect(draft.shipment_origin).not.toHaveProperty('bill_of_lading')
    expect(draft.shipment_origin).not.toHaveProperty('import_date')
    expect(draft.totals_declarations).not.toHaveProperty('declarant_signature')
    expect(draft.line_items).toHaveLength(1)
    expect(draft.line_items![0]!.htsus ?? '').toBe('')
    const whole = await save('Lamps with lines', ['parties', 'lines', 'transport', 'declarant'])
    const first = done(await draftOf(done(whole).template.id)).draft_data.line_items![0]
    expect(first).toMatchObject({ htsus: '9405.41.8440' })
    expect(first!.id).not.toBe(entry.draft_data.line_items![0]?.id)
  })

  test('begins an entry that is saved with it, under a new number', async () => {
    const [{ id } = { id: '' }] = await list()
    const { draft_data } = done(await draftOf(id))
    const made = await app.answer('createEntry', { as: team.preparer, body: { draft_data } })
    expect(made.status).toBe(201)
    expect(done(made).entry.draft_data.parties).toMatchObject({ importer_number: '123-45-6789' })
  })

  test('keeps a Social Security number encrypted, and no list shows it', async () => {
    const { rows } = await app.engine.asOwner((run) =>
      run('select draft::text as draft from entry_templates'),
    )
    for (const { draft } of rows) expect(String(draft)).not.toContain('6789')
    expect(JSON.stringify(await list(team.admin))).not.toContain('6789')
  })

  test('has a name that no other one has, also in other letters', async () => {
    expect(await save('LAMPS BY SEA', [])).toMatchObject({ status: 409, body: { code: 'template_exists' } })
    expect((await save('  ', [])).status).toBe(400)
    const [first, second] = await list()
    const rename = (id: string, name: string) =>
      app.answer('renameTemplate', { as: team.preparer, params: { id }, body: { name } })
    expect((await rename(second!.id, first!.name)).status).toBe(409)
    expect(done(await rename(second!.id, 'Lamps, goods too')).template.name).toBe('Lamps, goods too')
    expect((await rename(second!.id, 'LAMPS, GOODS TOO')).status).toBe(200)
  })

  test('is not changed or used by an auditor, and unknown to another organization', async () => {
    const [{ id } = { id: '' }] = await list()
    expect((await save('Mine', [], team.auditor)).status).toBe(403)
    expect((await draftOf(id, team.auditor)).status).toBe(403)
    expect((await draftOf(id, other.preparer)).status).toBe(404)
    expect((await save('Theirs', [], other.preparer)).status).toBe(404)
    expect(await list(other.admin)).toEqual([])
  })

  test('is deleted; entries from it stay, and the audit log names it', async () => {
    const [{ id, name } = { id: '', name: '' }] = await list()
    const remove = () => app.answer('deleteTemplate', { as: team.preparer, params: { id } })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect((await list()).map((template) => template.id)).not.toContain(id)
    const { events } = await app.ask('listAuditEvents', { as: team.admin })
    // A refused access is logged a moment later, and may be the newest event.
    expect(events).toContainEqual(
      expect.objectContaining({ entity: 'template', action: 'delete', before_json: { name } }),
    )
  })

  test('is one of 100 at most', async () => {
    await app.engine.asOwner((run) =>
      run(
        `insert into entry_templates (org_id, name, parts, draft) select $1, 'Filler ' || n, '{}', '{}' from generate_series(1, 99) n`,
        [team.orgId],
      ),
    )
    expect(await save('One too many', [])).toMatchObject({
      status: 409,
      body: { code: 'too_many_templates' },
    })
    expect((await list()).length).toBe(100)
  })
})
