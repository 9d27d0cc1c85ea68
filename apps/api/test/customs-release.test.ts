import { expect, test } from 'vitest'
import { createSampleEntry, readEntry, submit, until } from './entry-steps.ts'
import { startWithCustoms } from './simulator.ts'

test('in the demonstration the goods are released by themselves a while after acceptance, also past a restart of customs', async () => {
  const app = await startWithCustoms({
    customs: { RELEASE_AFTER_SECONDS: '2' },
    env: { CUSTOMS_POLL_SECONDS: '0.2' },
  })
  try {
    const team = await app.organization()
    const entry = await createSampleEntry(app, team.preparer)
    await submit(app, team.approver, entry)
    const read = () => readEntry(app, team.auditor, entry.id)
    expect(await until(read, ({ status }) => status === 'accepted')).toMatchObject({ release_status: null })
    await app.simulator.kill()
    await app.simulator.start()
    const released = await until(read, ({ release_status }) => release_status !== null)
    expect(released).toMatchObject({ status: 'accepted', release_status: 'released' })
  } finally {
    await app.stop()
  }
})
