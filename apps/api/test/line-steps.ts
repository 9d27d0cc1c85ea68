import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Transmission } from '@edfe/abi'
import { confirmNumber } from '../src/customs/claims/filing-claims.ts'
import type { CustomsApp } from './customs-steps.ts'
import {
  createSampleEntryByCbp,
  type EntryBody,
  LIVE_GATEWAY,
  ON_SAMPLE_DAY,
  readEntry,
  signedBy,
  submit,
  until,
} from './entry-steps.ts'
import { done, startApp, type Team, type Visitor } from './harness.ts'
import { createSimulator, type Simulator } from './simulator.ts'
import { PRINTED } from './statement-steps.ts'

const OPERATOR = 'operator@example.com'

/** The line that an operator opens in these tests. */
export const LINE = {
  act: 'set_line',
  road: 'live',
  site_code: 'HTLN',
  sender_id: 'L1N',
  office_code: null,
  password: 'LNPSWD',
  password_expires_on: null,
  reason: 'CBP said so',
} as const

/** A road of folders: what the server puts out, and what customs brings. */
export type FolderRoad = ReturnType<typeof folderRoad>

/** A server with all three lines, and an organization whose filer code is confirmed: customs is behind both folders. */
export type Lines = Awaited<ReturnType<typeof startLines>>

export async function startLines() {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-lines-'))
  const [far, practice] = [await createSimulator(), await createSimulator()]
  for (const simulator of [far, practice]) await simulator.start()
  const [live, tests] = [folderRoad(join(folder, 'live'), far), folderRoad(join(folder, 'tests'), far)]
  const testRoad = join(folder, 'test-road')
  writeFileSync(testRoad, `CUSTOMS_GATEWAY=directory\nCUSTOMS_GATEWAY_URL=${tests.folder}\n`)
  const started = await startApp({
    workers: true,
    env: {
      ...ON_SAMPLE_DAY,
      ...LIVE_GATEWAY,
      CUSTOMS_GATEWAY_URL: live.folder,
      CUSTOMS_PRACTICE_URL: practice.url,
      CUSTOMS_TEST_ROAD_FILE: testRoad,
      CUSTOMS_POLL_SECONDS: '0.2',
      OPERATORS: OPERATOR,
    },
  })
  const app: CustomsApp = { ...started, simulator: practice }
  const team = await app.organization('Harbour Trading')
  const operator = await app.account('Olga Operator', OPERATOR)
  await app.engine.run(`update auth."user" set "twoFactorEnabled" = true where "email" = $1`, [OPERATOR])
  const organization = { name: 'Harbour Trading', cbp_filer_code: LINE.sender_id }
  done(await app.answer('saveOrganization', { as: team.admin, body: organization }))
  const claims = { db: app.engine.db, sealing: app.app.sealing }
  await confirmNumber(claims, { orgId: team.orgId, kind: 'filer_code', typed: LINE.sender_id })
  await confirmNumber(claims, { orgId: team.orgId, kind: 'importer_number', typed: '07-4418290' })
  return {
    app,
    team,
    operator,
    live,
    tests,
    ...stepsOf(app, team, operator),
    async stop() {
      await started.stop()
      for (const simulator of [far, practice]) await simulator.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

function folderRoad(folder: string, far: Simulator) {
  const [outbound, inbound] = [join(folder, 'outbound'), join(folder, 'inbound')]
  for (const each of [outbound, inbound]) mkdirSync(each, { recursive: true })
  /** The records of each message that went to customs. */
  const sent: string[][] = []
  const waiting = () => readdirSync(outbound).filter((name) => name.endsWith('.txt'))
  const bring = (name: string, records: readonly string[]) => {
    const path = join(inbound, name)
    writeFileSync(`${path}.part`, `${records.join('\r\n')}\r\n`)
    renameSync(`${path}.part`, path)
  }
  return {
    folder,
    sent,
    waiting,
    bring,
    /** The carrier takes what is put out to customs, and brings what customs says. */
    async carry() {
      for (const name of waiting()) {
        const images = readFileSync(join(outbound, name), 'latin1').split('\r\n').filter(Boolean)
        sent.push(images)
        const answer = await fetch(new URL('/transmissions', far.url), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id: name.slice(0, -4), images, account: folder, check_digit_factor: 0 }),
        })
        bring(name, ((await answer.json()) as Transmission).images)
        rmSync(join(outbound, name))
      }
    },
  }
}

function stepsOf(app: CustomsApp, team: Team, operator: Visitor) {
  /** Whoever signs in has proven it just now. */
  const prove = () => app.engine.run(`update auth."session" set proven_at = now()`)
  return {
    prove,
    setLine: (change: object = {}, as = operator) =>
      app.answer('actAsOperator', { as, body: { id: team.orgId, ...LINE, ...change } }),
    me: () => app.ask('getMe', { as: team.preparer }),
    /** Submits the sample entry, which is paid by the statement of one day. */
    async file(): Promise<EntryBody> {
      const signed = signedBy('Arno Approver').totals_declarations
      const entry = await createSampleEntryByCbp(app, team.approver, {
        totals_declarations: { ...signed, payment_type: '2', statement_date: PRINTED },
      })
      done(await submit(app, team.approver, entry))
      return entry
    },
    /** Waits until customs has accepted the entry, behind a road of folders or as practice. */
    accepted: ({ id }: EntryBody, road?: FolderRoad) =>
      until(
        async () => {
          await road?.carry()
          return readEntry(app, team.auditor, id)
        },
        ({ status }) => status === 'accepted',
      ),
    async roadOf({ id }: EntryBody) {
      const filing = await app.ask('getFiling', { as: team.auditor, params: { id } })
      return filing.transmission?.gateway
    },
    async owed() {
      const { days } = await app.ask('getOwed', { as: team.admin })
      return days.flatMap(({ payments }) =>
        payments.flatMap(({ entries }) => entries.map(({ number }) => number)),
      )
    },
  }
}
