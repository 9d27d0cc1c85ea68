import { createSampleEntry, readEntry, submit, until } from './entry-steps.ts'
import type { Team, TestApp } from './harness.ts'
import type { Simulator } from './simulator.ts'

export type CustomsApp = TestApp & { simulator: Simulator }

/** The worked entry, accepted by customs, and the transmission that filed it. */
export async function acceptedEntry(app: CustomsApp, team: Team) {
  const entry = await createSampleEntry(app, team.preparer)
  await submit(app, team.approver, entry)
  await until(
    () => readEntry(app, team.auditor, entry.id),
    ({ status }) => status === 'accepted',
  )
  const { transmission } = await app.ask('getFiling', { as: team.auditor, params: { id: entry.id } })
  return {
    id: entry.id,
    number: entry.entry_number,
    transmission: transmission!.id,
  }
}

/** Has the simulator send a message: to the entry of a transmission, or as raw records. */
export async function sendFromCustoms(app: CustomsApp, message: object): Promise<void> {
  const answer = await fetch(`${app.simulator.url}/control/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  if (answer.status !== 201) throw new Error(await answer.text())
}

/** The messages of an entry once there are so many in a stream. */
export const customsMessages = (app: CustomsApp, team: Team, id: string, stream: string, count: number) =>
  until(
    async () =>
      (await app.ask('getTimeline', { as: team.auditor, params: { id } })).messages.filter(
        (message) => message.stream === stream,
      ),
    (messages) => messages.length >= count,
  )
