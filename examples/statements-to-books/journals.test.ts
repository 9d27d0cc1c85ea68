import { createClient, type EdfeClient } from '@edfe/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomsApp } from '../../apps/api/test/customs-steps.ts'
import { until } from '../../apps/api/test/entry-steps.ts'
import type { Team } from '../../apps/api/test/harness.ts'
import { makeKey, setUpSecondFactor } from '../../apps/api/test/key-steps.ts'
import { startWithCustoms } from '../../apps/api/test/simulator.ts'
import {
  dailyOf,
  lineOf,
  onStatement,
  sendStatement,
  statementsOf,
} from '../../apps/api/test/statement-steps.ts'
import { listenOn } from '../../apps/api/test/v1/listen-on.ts'
import { fileOf, journalsOf, type Program } from './journals.ts'

const NUMBER = '2726069001'
const MARCH = { from: '2026-03-01', to: '2026-03-31' }

let app: CustomsApp
let team: Team
let edfe: EdfeClient
/** What CBP's statement says was paid. */
let stated: string

/** An organization that paid a statement of two entries on March 5, and owes a third entry. */
beforeAll(async () => {
  app = await startWithCustoms({ env: { CUSTOMS_POLL_SECONDS: '0.2' } })
  team = await app.organization()
  await setUpSecondFactor(app, team.admin)
  const { secret } = await makeKey(app, team.admin, ['reports'])
  edfe = createClient({ server: await listenOn(app), key: secret })
  const one = await onStatement(app, team)
  const other = await onStatement(app, team)
  await onStatement(app, team, { payment_type: '2', statement_date: '2026-03-12' })
  const statement = dailyOf(NUMBER, [lineOf(one.number), lineOf(other.number)])
  await sendStatement(app, statement)
  const { id } = await inState('preliminary')
  const body = { authorized_on: '2026-03-05' }
  await app.ask('recordAuthorization', { as: team.preparer, params: { id }, body })
  await sendStatement(app, dailyOf(NUMBER, statement.entries, { status: 'final' }))
  stated = (await inState('paid')).amount
})
afterAll(() => app.stop())

async function inState(state: string) {
  const find = async () => (await statementsOf(app, team)).statements.find((one) => one.number === NUMBER)
  const found = await until(find, (one) => one?.state === state)
  return found!
}

const linesFor = async (program: Program) => (await journalsOf(edfe, program, MARCH)).lines ?? []
const cents = (text: string) => Math.round(Number(text) * 100)

test('what was paid is one journal that adds up to zero, and to the statement of CBP to the cent', async () => {
  const lines = await linesFor('xero')
  expect(lines.map(({ account }) => account)).toEqual(['310', '311', '311', '310', '311', '311', '090'])
  expect(new Set(lines.map(({ journal, day }) => `${day} ${journal}`))).toEqual(
    new Set([`2026-03-05 CBP ${NUMBER}`]),
  )
  expect(lines.reduce((total, line) => total + line.cents, 0n)).toBe(0n)
  const bank = lines.at(-1)?.cents ?? 0n
  expect(-Number(bank)).toBe(cents(stated))
  expect(-Number(bank)).toBe(2 * (47303 + 4201 + 1516))
})

test('the file for Xero has signed amounts, the one for QuickBooks Online debits and credits', async () => {
  const xero = fileOf('xero', await linesFor('xero')).split('\r\n')
  expect(xero[0]).toBe('Narration,Date,Description,AccountCode,TaxRate,Amount')
  expect(xero[1]).toMatch(/^CBP 2726069001,05 Mar 2026,"[^"]+",310,Tax Exempt,473\.03$/)
  expect(xero.at(-2)).toMatch(/,090,Tax Exempt,-1060\.40$/)
  const books = fileOf('quickbooks', await linesFor('quickbooks')).split('\r\n')
  expect(books[0]).toBe('Journal No.,Journal Date,Account Name,Description,Debits,Credits')
  expect(books[1]).toMatch(/^CBP 2726069001,03\/05\/2026,Customs duty,"[^"]+",473\.03,$/)
  expect(books.at(-2)).toMatch(/,Checking,CBP 2726069001,,1060\.40$/)
})

test('a span that ends before it begins is refused in the words of the server', async () => {
  const { refusal } = await journalsOf(edfe, 'xero', { from: MARCH.to, to: MARCH.from })
  expect(refusal).toMatch(/\w/)
})
