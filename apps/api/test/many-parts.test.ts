import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ON_SAMPLE_DAY } from './entry-steps.ts'
import { refusal, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
let other: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Ours')
  other = await app.organization('Theirs')
})
afterAll(() => app.stop())

interface Row {
  id: string
  updated_at: string
  part: { part_number: string; origin_country?: string }
}

const TABLE = { part_number: 'HM-2107', description: 'Oak dining table', htsus: '9403.60.8040' }
const CHAIR = { part_number: 'HM-2108', description: 'Oak chair', htsus: '9401.69.6011' }

const send = (name: 'addParts' | 'changeParts' | 'deleteParts', parts: object[], as = team.preparer) =>
  app.answer(name, { as, body: { parts } })
const rows = async (): Promise<Row[]> => (await app.ask('listParts', { as: team.auditor })).parts
const versions = async () => (await rows()).map(({ id, updated_at }) => ({ id, updated_at }))
const withOrigin = async (origin_country: string) =>
  (await rows()).map(({ id, updated_at, part: { part_number: _, ...goods } }) => ({
    id,
    updated_at,
    goods: { ...goods, origin_country },
  }))
const origins = async () => (await rows()).map(({ part }) => part.origin_country)
/** A refused access is logged a moment later, and may be newer than what follows it. */
const newestEvent = async () =>
  (await app.ask('listAuditEvents', { as: team.admin })).events.find(({ entity }) => entity !== 'access')

describe('parts of an entry', () => {
  test('are saved in one request, and known parts stay as they are', async () => {
    expect((await app.answer('createPart', { as: team.preparer, body: TABLE })).status).toBe(201)
    const added = await send('addParts', [{ ...TABLE, description: 'Another table' }, CHAIR])
    expect(added).toMatchObject({ status: 200, body: { parts: [{ id: (await rows())[1]?.id }] } })
    expect((await rows()).map(({ part }) => part)).toEqual([TABLE, CHAIR])
    expect(await newestEvent()).toMatchObject({ entity: 'part', action: 'import', after_json: { added: 1 } })
  })

  test('are saved all or none', async () => {
    const answer = await send('addParts', [{ part_number: 'NEW-1' }, { part_number: 'NEW-2', htsus: '12' }])
    expect(answer).toMatchObject({ status: 400, body: { details: { fields: [{ path: 'parts.1.htsus' }] } } })
    expect(await rows()).toHaveLength(2)
  })

  test('do not exceed the limit when two requests add the last ones at once', async () => {
    await app.engine.asOwner((run) =>
      run(`insert into parts (org_id, part_number, part_key)
        select '${team.orgId}', 'FULL-' || n, 'FULL-' || n from generate_series(1, 20000 - 3) n`),
    )
    const answers = await Promise.all([
      send('addParts', [{ part_number: 'LAST-1' }]),
      app.answer('importParts', { as: team.preparer, body: { parts: [{ part_number: 'LAST-2' }] } }),
      app.answer('createPart', { as: team.preparer, body: { part_number: 'LAST-3' } }),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2)
    await app.engine.asOwner((run) =>
      run(`delete from parts where part_number like 'FULL-%' or part_number like 'LAST-%'`),
    )
  })
})

describe('many parts', () => {
  test('are changed in one request, and the audit log names each', async () => {
    const changed = await send('changeParts', await withOrigin('VN'))
    expect(changed).toMatchObject({ status: 200, body: { parts: await versions() } })
    expect(await origins()).toEqual(['VN', 'VN'])
    expect(await newestEvent()).toMatchObject({
      entity: 'part',
      action: 'update',
      after_json: { part_number: 'HM-2108', origin_country: 'VN' },
    })
  })

  test('are changed all or none: one wrong value is named', async () => {
    const [table, chair] = await withOrigin('MY')
    const wrong = { ...chair, goods: { ...chair!.goods, origin_country: 'XX' } }
    expect(await send('changeParts', [table!, wrong])).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: 'parts.1.goods.origin_country' }] } },
    })
    expect(await origins()).toEqual(['VN', 'VN'])
  })

  test('are not changed or deleted when somebody else changed one of them', async () => {
    const read = await withOrigin('MY')
    await app.ask('updatePart', { as: team.admin, params: { id: read[1]!.id }, body: CHAIR })
    const refused = await send('changeParts', read)
    expect(refused).toMatchObject({ status: 409, body: { code: 'parts_changed' } })
    expect(refusal(refused).message).toContain('HM-2108')
    expect(
      await send(
        'deleteParts',
        read.map(({ id, updated_at }) => ({ id, updated_at })),
      ),
    ).toMatchObject({
      status: 409,
    })
    expect(await origins()).toEqual(['VN', undefined])
  })

  test('of another organization are not found', async () => {
    const theirs = await send('changeParts', await withOrigin('MY'), other.preparer)
    expect(theirs).toMatchObject({ status: 409, body: { code: 'parts_changed' } })
    expect(await send('deleteParts', await versions(), other.preparer)).toMatchObject({ status: 409 })
    expect(await rows()).toHaveLength(2)
  })

  test('are not changed, added or deleted by an auditor', async () => {
    for (const [name, parts] of [
      ['addParts', [CHAIR]],
      ['changeParts', await withOrigin('MY')],
      ['deleteParts', await versions()],
    ] as const)
      expect((await send(name, [...parts], team.auditor)).status, name).toBe(403)
  })

  test('are deleted in one request', async () => {
    expect(await send('deleteParts', await versions())).toMatchObject({ status: 200, body: { deleted: 2 } })
    expect(await rows()).toEqual([])
    expect(await newestEvent()).toMatchObject({
      action: 'delete',
      after_json: { part_numbers: ['HM-2107', 'HM-2108'] },
    })
  })
})
