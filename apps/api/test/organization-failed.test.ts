import { expect, test } from 'vitest'
import { startApp } from './harness.ts'

test('when the first entry finds no organization and none can be made, the answer says so and nothing is made', async () => {
  const app = await startApp()
  try {
    const person = await app.account()
    await app.engine.asOwner((run) =>
      run(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$;
        create trigger refuse before insert on organizations for each row execute function refuse()`),
    )
    expect(await app.answer('createEntry', { as: person, body: {} })).toMatchObject({
      status: 500,
      body: { code: 'organization_failed', message: 'Failed to create default organization' },
    })
    await app.engine.asOwner((run) => run('drop trigger refuse on organizations'))
    const { status } = await app.answer('createEntry', { as: person, body: {} })
    expect(status, 'and it works again once it can').toBe(201)
  } finally {
    await app.stop()
  }
})
