import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedEntry, type CustomsApp } from './customs-steps.ts'
import { until } from './entry-steps.ts'
import { ANSWER_FAULTS, type FaultyRoad, startFaultyRoad } from './faulty-road.ts'
import { done, type Team } from './harness.ts'
import { releaseOnFile } from './release-steps.ts'
import { isfDraft } from './security-filing-steps.ts'
import { startWithCustoms } from './simulator.ts'

let app: CustomsApp
let team: Team
let road: FaultyRoad

beforeAll(async () => {
  let gateway: string | undefined
  road = await startFaultyRoad(() => gateway)
  app = await startWithCustoms({ env: { CUSTOMS_GATEWAY_URL: road.url, CUSTOMS_POLL_SECONDS: '0.2' } })
  gateway = app.simulator.url
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(async () => {
  await app.stop()
  await road.stop()
})

const rows = async (text: string) => (await app.engine.asOwner((run) => run(text))).rows

/** Each kind of filing from its request to what people see of its answer. */
const FILINGS: Record<string, () => Promise<unknown>> = {
  summary: () => acceptedEntry(app, team),
  release: () => releaseOnFile(app, team),
  async 'security filing'() {
    const { id } = await isfDraft(app, team)
    const params = { id }
    const { filings } = await app.ask('getSecurityFiling', { as: team.approver, params })
    const body = { request: 'file', master: filings[0]!.master } as const
    done(await app.answer('requestSecurityFiling', { as: team.approver, params, body }))
    await until(
      async () => (await app.ask('getSecurityFiling', { as: team.auditor, params })).filings[0],
      (filing) => filing?.state === 'on_file' && filing.awaits === null,
    )
  },
  async 'status query'() {
    const { id } = await acceptedEntry(app, team)
    done(await app.answer('askStatus', { as: team.approver, params: { id } }))
    await until(
      () => app.ask('getFiling', { as: team.approver, params: { id } }),
      ({ question }) => question.latest?.state === 'answered',
    )
  },
  async 'importer query'() {
    await rows(`update organizations set importer_number = '12-3456789', default_port = '2704'
      where id = '${team.orgId}'`)
    await rows(
      `update importer_checks set asked_at = asked_at - interval '2 hours' where org_id = '${team.orgId}'`,
    )
    done(await app.answer('askImporter', { as: team.approver }))
    await until(
      () => app.ask('getImporterCheck', { as: team.approver }),
      ({ latest }) => latest?.state === 'answered',
    )
  },
}

test.each(ANSWER_FAULTS)(
  'the first answer to each kind of filing is %s: it is filed once and its answer is shown once',
  async (fault) => {
    road.fault = fault
    await Promise.all(Object.values(FILINGS).map((file) => file()))
    await until(road.isQuiet, (isQuiet) => isQuiet)
    const answers = await rows(`
      select s.id, s.kind, s.state, s.sent_again,
        count(*) filter (where m.direction = 'sent')::int as sent,
        count(*) filter (where m.direction = 'received')::int as received
      from submissions s join transmission_messages m on m.submission_id = s.id
      where s.org_id = '${team.orgId}' group by s.id, s.kind, s.state, s.sent_again`)
    expect(new Set(answers.map(({ kind }) => kind)).size).toBe(5)
    for (const answer of answers) {
      expect(answer).toMatchObject({ state: 'answered', sent_again: 0, sent: 1, received: 1 })
      expect(road.sent.has(String(answer.id))).toBe(true)
    }
    // A message is taken from the road before it is read.
    await until(
      () => rows(`select id from customs_inbox where state <> 'read'`),
      (unread) => unread.length === 0,
    )
    expect(new Set(road.sent.keys())).toEqual(new Set(answers.map(({ id }) => String(id))))
  },
)
