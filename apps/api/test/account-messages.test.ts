import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_MESSAGES, type ApiMessage, SCREEN_MESSAGES } from './account-messages.ts'
import {
  type Answer,
  cookieOf,
  PASSWORD,
  refusal,
  startApp,
  type Team,
  type TestApp,
  withApp,
} from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp()
  team = await app.organization()
})
afterAll(() => app.stop())

const ORGANIZATION = { name: 'Harbour Trading' }
const ADDRESS = {
  line1: '12 Wharf Road',
  line2: '',
  city: 'Seattle',
  state: 'WA',
  postal: '98101',
  country: 'US',
}
const NOBODY = '00000000-0000-4000-8000-000000000000'
const save = (change: object) =>
  app.answer('saveOrganization', { body: { ...ORGANIZATION, ...change }, as: team.admin })

/** Lets the database itself refuse what a request does: `make` runs as the owner of the tables, `undo` afterwards. */
async function withSql(make: string, undo: string, request: () => Promise<Answer>): Promise<Answer> {
  await app.engine.asOwner((run) => run(make))
  try {
    return await request()
  } finally {
    await app.engine.asOwner((run) => run(undo))
  }
}

/** A trigger before every write of a kind that runs a statement of PL/pgSQL. */
const withTrigger = (when: string, statement: string, request: () => Promise<Answer>) =>
  withSql(
    `create function interfere() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$;
     create trigger interfere before ${when} for each row execute function interfere()`,
    'drop function interfere() cascade',
    request,
  )
const nameCheck = (request: () => Promise<Answer>) =>
  withSql(
    `alter table organizations add constraint name_is_allowed check (name <> 'Forbidden')`,
    'alter table organizations drop constraint name_is_allowed',
    request,
  )

/** How the API is brought to say each message that no screen shows; SQL errors are real ones. */
const SAID: Record<ApiMessage, { by: () => Promise<Answer>; says?: string; status: number }> = {
  'Auth session missing!': { by: () => app.answer('getMe', {}), status: 401 },
  'Auth session or user missing': {
    by: () => app.auth('two-factor/enable', { password: PASSWORD }),
    status: 401,
  },
  'User not found': {
    by: () =>
      withSql(
        'create policy hidden on users as restrictive for select to app using (false)',
        'drop policy hidden on users',
        () => app.answer('getMe', { as: team.admin }),
      ),
    status: 404,
  },
  'Address not found': {
    by: async () => {
      const saveAddress = () => app.answer('saveAddress', { body: ADDRESS, as: team.admin })
      expect((await saveAddress()).status).toBe(200)
      return withSql(
        'create policy hidden on addresses as restrictive for select to app using (false)',
        'drop policy hidden on addresses',
        saveAddress,
      )
    },
    status: 404,
  },
  'Membership not found': {
    by: () =>
      app.answer('changeMemberRole', { params: { id: NOBODY }, body: { role: 'auditor' }, as: team.admin }),
    status: 404,
  },
  'Required field cannot be null: {column}': {
    by: () =>
      withTrigger('update on organizations', 'new.name := null', () => save({ name: 'Harbour Imports' })),
    says: 'Required field cannot be null: name',
    status: 422,
  },
  'Database constraint violation: {constraint}': {
    by: () => nameCheck(() => save({ name: 'Forbidden' })),
    says: 'Database constraint violation: name_is_allowed',
    status: 422,
  },
  'RLS policy violation: insufficient permissions.': {
    by: () =>
      withSql('revoke update on organizations from app', 'grant update on organizations to app', () =>
        save({ name: 'Harbour Imports' }),
      ),
    status: 403,
  },
  'Unknown database error': {
    by: () =>
      withTrigger(
        'update on organizations',
        `raise exception using errcode = 'XX000', message = 'disk 7'`,
        () => save({ name: 'Harbour Imports' }),
      ),
    status: 500,
  },
  'User record not found': {
    by: async () => {
      const body = { name: 'Nora Newcomer', email: 'nora@example.com', password: PASSWORD }
      const { headers } = await app.auth('sign-up/email', body)
      const cookie = cookieOf(headers)
      return withTrigger('insert on users', 'return null', () => app.answer('getMe', { headers: { cookie } }))
    },
    status: 404,
  },
}

test.each(API_MESSAGES)("the API says '%s'", async (message) => {
  const { by, says = message, status } = SAID[message]
  expect(await by()).toMatchObject({ status, body: { message: says } })
})

describe('a real SQL error', () => {
  test('23503 names the constraint that missed its row', async () => {
    const answer = await withSql(
      `create table trade (name text primary key);
       alter table organizations add constraint known_trade foreign key (dba) references trade (name)`,
      'alter table organizations drop constraint known_trade; drop table trade',
      () => save({ dba: 'Nobody’s trade' }),
    )
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'Database constraint violation: known_trade' },
    })
  })

  test('23505 names the constraint, and neither the value nor whose it is', async () => {
    const { admin } = await app.organization('Quay Trading')
    await save({ name: 'Known Harbour' })
    const answer = await withSql(
      'alter table organizations add constraint one_name unique (name)',
      'alter table organizations drop constraint one_name',
      () => app.answer('saveOrganization', { body: { name: 'Known Harbour' }, as: admin }),
    )
    expect(answer.body).toEqual({ code: '23505', message: 'Database constraint violation: one_name' })
    expect(answer.status).toBe(409)
  })

  test('23514 of the entry number is about its check digit', async () => {
    const answer = await withTrigger(
      'insert on entries',
      `new.entry_number := left(new.entry_number, -1) || ((right(new.entry_number, 1)::int + 1) % 10)::text`,
      () => app.answer('createEntry', { body: {}, as: team.admin }),
    )
    expect(answer).toMatchObject({
      status: 422,
      body: { code: '23514', message: expect.stringMatching(/check digit/) },
    })
  })

  test('of any other kind is answered in its original words, without statement, values or rows', async () => {
    const answer = await withTrigger(
      'update on organizations',
      `raise exception 'The harbour is closed' using errcode = 'P0001', detail = 'row of Quay Trading', hint = 'ask Quay'`,
      () => save({ name: 'Harbour Imports' }),
    )
    expect(answer).toMatchObject({ status: 500, body: { code: 'P0001', message: 'The harbour is closed' } })
    expect(JSON.stringify(answer.body)).not.toMatch(/Quay|update|organizations|Harbour Imports/)
  })

  test('without words is unknown', async () => {
    const answer = await withTrigger('update on organizations', `raise exception using message = ''`, () =>
      save({ name: 'Harbour Imports' }),
    )
    expect(answer).toMatchObject({ status: 500, body: { message: 'Unknown database error' } })
  })
})

describe('conditions of the authentication library', () => {
  test('invalid credentials are refused in the words of the library', async () => {
    expect(await app.auth('sign-in/email', { email: team.admin.email, password: 'guess' })).toMatchObject({
      status: 401,
      body: { message: 'Invalid email or password' },
    })
  })

  test('weak_password comes with reasons', async () => {
    const body = { name: 'Ada', email: 'weak@example.com', password: 'password1' }
    const answer = await app.auth('sign-up/email', body)
    expect(answer).toMatchObject({ status: 422, body: { code: 'weak_password' } })
    expect(refusal(answer).details).toMatchObject({ reasons: expect.arrayContaining([expect.any(String)]) })
  })

  test('invalid_jwt is a cookie that is not ours, session_not_found one whose session has ended', () =>
    withApp(async (other) => {
      const { cookie } = await other.account()
      const ask = (headers: Record<string, string>) => other.answer('getMe', { headers })
      expect((await ask({ cookie: 'edfe.session_token=made-up.c2ln' })).body).toEqual({
        code: 'invalid_jwt',
        message: 'Auth session missing!',
      })
      await other.ask('endSessions', { body: { scope: 'global' }, headers: { cookie } })
      expect((await ask({ cookie })).body).toEqual({
        code: 'session_not_found',
        message: 'Auth session missing!',
      })
    }))
})

const SPECIFICATION = resolve(import.meta.dirname, '../../../../shared/spec/1-accounts-and-settings.md')

test.runIf(existsSync(SPECIFICATION))('the two lists are the messages that the specification quotes', () => {
  const text = readFileSync(SPECIFICATION, 'utf8')
  const section = text.slice(text.indexOf('## 8. '), text.indexOf('## 9. '))
  const quoted = [...section.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, words]) => words)
  expect(quoted.length).toBeGreaterThan(60)
  expect([...new Set(quoted)].sort()).toEqual([...SCREEN_MESSAGES, ...API_MESSAGES].sort())
})
