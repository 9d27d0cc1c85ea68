import { expect, test } from 'vitest'
import { createSampleEntry, ON_SAMPLE_DAY, readEntry, submit, until } from './entry-steps.ts'
import { startApp } from './harness.ts'
import { createSimulator } from './simulator.ts'

test('in the demonstration the goods are released by themselves a while after acceptance, also past a restart of customs', async () => {
  const simulator = await createSimulator({ RELEASE_AFTER_SECONDS: '2' })
  await simulator.start()
  const env = { ...ON_SAMPLE_DAY, CUSTOMS_GATEWAY_URL: simulator.url, CUSTOMS_POLL_SECONDS: '0.2' }
  const app = await startApp({ env, workers: true })
  try {
    const team = await app.organization()
    const entry = await createSampleEntry(app, team.preparer)
    await submit(app, team.approver, entry)
    const read = () => readEntry(app, team.auditor, entry.id)
    expect(await until(read, ({ status }) => status === 'accepted')).toMatchObject({ release_status: null })
    await simulator.kill()
    await simulator.start()
    const released = await until(read, ({ release_status }) => release_status !== null)
    expect(released).toMatchObject({ status: 'accepted', release_status: 'released' })
  } finally {
    await app.stop()
    await simulator.stop()
  }
})
