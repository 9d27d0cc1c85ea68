import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team
let url: string

beforeAll(async () => {
  app = await startApp()
  team = await app.organization()
  url = await app.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.stop())

/** An open stream of live updates: what it said, and a promise for its end. */
async function openStream(as: Visitor) {
  const response = await fetch(`${url}/api/events`, { headers: { cookie: as.cookie } })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const first = await reader.read()
  const rest = async () => {
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text
      text += value
    }
  }
  return { first: first.value ?? '', rest: rest(), cancel: () => reader.cancel() }
}

test('the stream of a member who is disabled ends at once and tells them nothing more', async () => {
  const stream = await openStream(team.preparer)
  expect(stream.first).toContain('retry:')
  const members = (await app.ask('listMembers', { as: team.admin })).members
  const { id } = members.find((member) => member.user_id === team.preparer.userId)!
  expect((await app.answer('disableMember', { as: team.admin, params: { id } })).status).toBe(200)
  expect(await stream.rest).not.toContain('access')
  expect((await fetch(`${url}/api/events`, { headers: { cookie: team.preparer.cookie } })).status).toBe(403)
})

test('the stream of a session ends with the session when its person signs out', async () => {
  const stream = await openStream(team.approver)
  const signOut = await app.call('POST', '/api/auth/sign-out', {
    as: team.approver,
    body: {},
    headers: { origin: app.app.settings.PUBLIC_URL },
  })
  expect(signOut.status).toBe(200)
  expect(await stream.rest).not.toContain('access')
  expect((await fetch(`${url}/api/events`, { headers: { cookie: team.approver.cookie } })).status).toBe(401)
})

test('a person holds at most twenty streams: the oldest makes room for one more', async () => {
  const streams = []
  for (let opened = 0; opened < 21; opened += 1) streams.push(await openStream(team.auditor))
  const [oldest, ...others] = streams
  let ended = 0
  const ends = others.map(({ rest }) => rest.then(() => (ended += 1)))
  await oldest!.rest
  // One more answer of the server: what it ended together with the oldest stream has ended by then.
  expect((await app.answer('getMe', { as: team.auditor })).status).toBe(200)
  expect(ended, 'streams that ended besides the oldest').toBe(0)
  await Promise.all(others.map((stream) => stream.cancel()))
  await Promise.all(ends)
})
