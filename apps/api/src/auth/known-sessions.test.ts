import { expect, test } from 'vitest'
import { knownSessions } from './known-sessions.ts'
import type { FoundSession } from './session.ts'
import { watchHearing } from './session-changes.ts'

const ADA: FoundSession = {
  actor: {
    sessionId: 'session-1',
    authId: 'account-1',
    userId: 'person-1',
    email: 'ada@example.com',
    name: 'Ada Importer',
    timezone: 'America/New_York',
    hasPassword: true,
    hasTwoFactor: false,
    membership: { id: 'membership-1', orgId: 'organization-1', role: 'admin' },
    provenAt: new Date(0),
    lacksSecondFactor: false,
    isDisabled: false,
  },
  secondsLeft: 3600,
}

function setUp() {
  const state = { now: 0, isHearing: true }
  const sessions = knownSessions(
    () => state.isHearing,
    () => state.now,
  )
  return { state, sessions, signIn: (found = ADA) => sessions.read('token', async () => found) }
}

test('a session that was read is known without the database', async () => {
  const { sessions, signIn } = setUp()
  expect(sessions.find('token')).toBeUndefined()
  await signIn()
  expect(sessions.find('token')).toBe(ADA.actor)
})

test.each(['session-1', 'account-1', 'person-1', 'organization-1'])(
  'a change of %s makes the server forget the session',
  async (id) => {
    const { sessions, signIn } = setUp()
    await signIn()
    sessions.forget(id)
    expect(sessions.find('token')).toBeUndefined()
  },
)

test('a change of somebody else leaves the session known', async () => {
  const { sessions, signIn } = setUp()
  await signIn()
  sessions.forget('person-2')
  expect(sessions.find('token')).toBe(ADA.actor)
})

test('what changes while a session is read is not kept from before the change', async () => {
  const { sessions } = setUp()
  const answer = Promise.withResolvers<FoundSession>()
  const reading = sessions.read('token', () => answer.promise)
  sessions.forget('person-1')
  answer.resolve(ADA)
  expect(await reading).toBe(ADA.actor)
  expect(sessions.find('token')).toBeUndefined()
})

test('a session is asked for again after half a minute, and never known past its end', async () => {
  const { state, sessions, signIn } = setUp()
  await signIn()
  state.now = 30_000
  expect(sessions.find('token')).toBeUndefined()
  await signIn({ ...ADA, secondsLeft: 5 })
  state.now += 5_000
  expect(sessions.find('token')).toBeUndefined()
})

test('somebody without an organization is asked for each time', async () => {
  const { sessions, signIn } = setUp()
  await signIn({ ...ADA, actor: { ...ADA.actor, membership: null } })
  expect(sessions.find('token')).toBeUndefined()
})

test('a server that does not hear changes knows nobody', async () => {
  const { state, sessions, signIn } = setUp()
  await signIn()
  state.isHearing = false
  expect(sessions.find('token')).toBeUndefined()
})

test('the oldest of very many sessions makes room', async () => {
  const { sessions } = setUp()
  for (let count = 0; count <= 10_000; count += 1) await sessions.read(`token ${count}`, async () => ADA)
  expect(sessions.find('token 0')).toBeUndefined()
  expect(sessions.find('token 10000')).toBe(ADA.actor)
})

test('a server hears as long as its own messages come back', () => {
  let now = 0
  const sent: string[] = []
  const hearing = watchHearing(
    (message) => sent.push(message),
    () => now,
  )
  expect(hearing.isHearing()).toBe(false)
  expect(hearing.isEcho(sent[0] ?? '')).toBe(true)
  expect(hearing.isHearing()).toBe(true)
  now = 1_400
  expect(hearing.isHearing()).toBe(true)
  now = 1_501
  expect(hearing.isHearing()).toBe(false)
  expect(hearing.isEcho(sent[1] ?? '')).toBe(true)
  expect(hearing.isHearing()).toBe(true)
  hearing.lost()
  expect(hearing.isHearing()).toBe(false)
})

test('the message of another server proves nothing', () => {
  const hearing = watchHearing(() => {})
  expect(hearing.isEcho('echo 9f0d 0')).toBe(true)
  expect(hearing.isEcho('3c1e6f0a-8f5e-4c5d-9d2b-0a8f1b2c3d4e')).toBe(false)
  expect(hearing.isHearing()).toBe(false)
})
