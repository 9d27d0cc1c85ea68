import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { type BrowserContext, expect, type TestInfo } from '@playwright/test'
import { SAMPLE_DRAFT, SAMPLE_DRAFT_BY_CBP } from '../fixtures/sample-draft.ts'
import { type ApiSession, newSession } from './api-session.ts'
import { confirmNumber, operatorSession } from './operator-session.ts'
import { newPerson } from './person.ts'
import { type StartedProduct, startProduct } from './product.ts'

const ACCEPTED = ['A', 'B', 'E1AI995   ENTRY SUMMARY ADDED', 'Y', 'Z']

/** A folder as the road to customs, into which the test puts the answers of customs. */
interface CustomsFolder {
  folder: string
  /** Waits for the one message that was sent, and answers that CBP took the summary. Returns the records of the message. */
  acceptSummary(): Promise<string[]>
  /** Puts a message of CBP that nobody asked for into the folder. */
  bring(name: string, records: readonly string[]): void
}

/** A product whose entries go to CBP, over a folder. */
export interface Connected extends CustomsFolder {
  product: StartedProduct
}

/** Makes an empty folder for messages to customs and its answers. */
export function customsFolder(folder: string): CustomsFolder {
  const [outbound, inbound] = [join(folder, 'outbound'), join(folder, 'inbound')]
  for (const each of [outbound, inbound]) mkdirSync(each, { recursive: true })
  const sent = () => readdirSync(outbound).filter((name) => name.endsWith('.txt'))
  const bring = (name: string, records: readonly string[]) =>
    writeFileSync(join(inbound, name), `${records.map((record) => record.padEnd(80)).join('\n')}\n`)
  return {
    folder,
    async acceptSummary() {
      await expect.poll(() => sent().length).toBe(1)
      const [name = ''] = sent()
      const records = readFileSync(join(outbound, name), 'latin1').split('\r\n').filter(Boolean)
      bring(name, ACCEPTED)
      return records
    },
    bring,
  }
}

/** Starts it on the day of the sample entry, with more settings of the server, and with practice beside the road to CBP. */
export async function startConnected(
  info: TestInfo,
  env: Record<string, string> = {},
  hasPractice = false,
): Promise<Connected> {
  const customs = customsFolder(info.outputPath('customs'))
  const product = await startProduct({
    today: SAMPLE_ENTRY.today,
    hasPractice,
    env: {
      CUSTOMS_GATEWAY: 'directory',
      CUSTOMS_GATEWAY_URL: customs.folder,
      CUSTOMS_RULES: 'cbp',
      ABI_SITE_CODE: 'TEST',
      ABI_SENDER_ID: 'ABC',
      ABI_PASSWORD: 'SECRET',
      ...env,
    },
  })
  return { product, ...customs }
}

/** Somebody whose organization may file the sample entry with CBP, signed with the name of the account. */
export async function filerSession(
  { product }: Connected,
  context: BrowserContext,
  operator?: ApiSession,
): Promise<ApiSession> {
  const confirming = operator ?? (await operatorSession(product))
  const person = newPerson(SAMPLE_DRAFT.totals_declarations?.declarant_name)
  const session = await newSession(product, context, person)
  await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company', cbp_filer_code: 'B76' })
  await confirmNumber(confirming, session, 'filer_code', 'B76')
  const number = SAMPLE_DRAFT_BY_CBP.parties?.importer_number ?? ''
  await confirmNumber(confirming, session, 'importer_number', number)
  return session
}
