import { type ReleaseVerdict, writeReleaseAnswer } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import type { DraftData } from '@edfe/domain/entry'
import { sampleEntryDraft } from '@edfe/domain/sample'
import type { CustomsGateway, GatewayAnswer } from '../src/customs/gateway/gateway.ts'
import { FILING_KINDS } from '../src/customs/kinds/index.ts'
import { fileSubmission } from '../src/customs/transmissions/file-submission.ts'
import { createSampleEntry, until } from './entry-steps.ts'
import { done, type Team, type TestApp } from './harness.ts'

const MAKER = {
  name: 'Hsinchi Lighting Co Ltd',
  address_line1: '118 Guangfu Road Sec 2',
  city: 'Hsinchu City',
  state: 'HSQ',
  zip: '300044',
  country: 'TW',
}
const { parties, shipment_origin } = sampleEntryDraft('')

/** What the release of the sample entry adds to it. */
export const RELEASED_FIRST: DraftData = {
  shipment_origin: { ...shipment_origin, trip_number: '024E', eta: '2026-03-04' },
  parties: { ...parties, seller: MAKER, manufacturer: MAKER },
  release: { method: 'first', contact_name: 'Ana Ruiz', contact_phone: '2125550100' },
}

/** An entry whose release is on file before its summary: its id. */
export async function releaseOnFile(app: TestApp, team: Team): Promise<string> {
  const { id } = await createSampleEntry(app, team.preparer, RELEASED_FIRST)
  const params = { id }
  done(await app.answer('requestRelease', { as: team.approver, params, body: { action: 'add' } }))
  await until(
    async () => (await app.ask('getRelease', { as: team.auditor, params })).release,
    (release) => release?.state === 'on_file',
  )
  return id
}

/** An answer of CBP to a release: what it finds in the records, and what the state on file makes of it. */
export interface ReleaseVerdictOf {
  faults?: Parameters<typeof writeReleaseAnswer>[1]
  verdict?: ReleaseVerdict
}

/** The records of an answer (SX) to the records of a release. */
export function answerTo(images: readonly string[], { faults = [], verdict = TAKEN }: ReleaseVerdictOf = {}) {
  const own = images.filter((image) => image.startsWith('SE'))
  const action = own[0]?.[4]
  const known = (['A', 'R', 'U', 'D'] as const).find((one) => one === action) ?? 'A'
  const { answer } = FILED_KINDS.release
  return [
    images[0]!.slice(0, 25) + answer + images[0]!.slice(27),
    ...images.slice(1, 2).map((image) => image.slice(0, 10) + answer + image.slice(12)),
    ...writeReleaseAnswer(own, faults, verdict, known),
  ]
}

const TAKEN: ReleaseVerdict = { outcome: 'accepted' }

/** A gateway that answers at once what the test decides. */
export const gatewayWith = (answer: (images: string[]) => GatewayAnswer): CustomsGateway => ({
  send: async ({ images }) => answer(images),
  poll: async () => ({ kind: 'received', messages: [] }),
  acknowledge: async () => {},
})

/** Takes the newest release of an entry one step on, over a gateway. */
export async function takeOn(app: TestApp, team: Team, entryId: string, gateway: CustomsGateway) {
  const { rows } = await app.engine.asOwner((run) =>
    run(`select id from submissions where entry_id = '${entryId}' order by submitted_at desc limit 1`),
  )
  const { entryServices: services, jobs } = app.app
  await fileSubmission(
    { db: app.engine.db, kinds: FILING_KINDS, gateway, jobs, services, publicUrl: 'http://localhost' },
    { org_id: team.orgId, submission_id: String(rows[0]?.id) },
  )
}

/** CBP answers the newest release of an entry. */
export const answered = (app: TestApp, team: Team, entryId: string, verdict?: ReleaseVerdictOf) =>
  takeOn(
    app,
    team,
    entryId,
    gatewayWith((images) => ({ kind: 'answered', images: answerTo(images, verdict) })),
  )
