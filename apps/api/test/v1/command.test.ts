import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '@edfe/client/command'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { workbook } from '../../../../packages/sheet-file/test/workbook.ts'
import { createSampleEntry, ON_SAMPLE_DAY } from '../entry-steps.ts'
import { startApp, type Team, type TestApp } from '../harness.ts'
import { makeKey, setUpSecondFactor } from '../key-steps.ts'
import { listenOn } from './listen-on.ts'

let app: TestApp
let team: Team
let server: string
let key: string
let folder: string
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  server = await listenOn(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edfe-command-'))
  team = await app.organization()
  await setUpSecondFactor(app, team.admin)
  key = (await makeKey(app, team.admin, ['read', 'drafts'])).secret
  return () => rmSync(folder, { recursive: true, force: true })
})

interface Given {
  env?: Record<string, string>
  input?: string
  pause?: () => Promise<void>
}

/** Runs the command as a person does; what it prints, and its exit code. */
async function edfe(line: string, { env = {}, input = '', pause = async () => {} }: Given = {}) {
  const said: string[] = []
  const exit = await run(line.split(' '), {
    env,
    settingsFolder: folder,
    askSecret: undefined,
    readInput: async () => input,
    out: (text) => said.push(text),
    err: (text) => said.push(text),
    pause,
  })
  return { exit, said: said.join('\n'), json: () => JSON.parse(said.at(-1) ?? '') }
}
const login = () => edfe(`login --server ${server}`, { input: `${key}\n` })
const file = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const linesOf = async (id: string) => {
  const { entry } = await app.ask('getEntry', { as: team.preparer, params: { id } })
  return entry.draft_data.line_items ?? []
}
const draftCount = async () => (await app.ask('listEntries', { as: team.preparer })).total

describe('edfe login', () => {
  test('has the server check the key, and keeps it where only its owner reads it', async () => {
    const { exit, said } = await login()
    expect(exit).toBe(0)
    expect(said).not.toContain(key)
    const kept = join(folder, 'edfe/login.json')
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual({ server, key })
    expect((statSync(kept).mode & 0o777).toString(8)).toBe('600')
  })

  test('takes the place of a file that others could read', async () => {
    mkdirSync(join(folder, 'edfe'))
    writeFileSync(join(folder, 'edfe/login.json'), '{}', { mode: 0o644 })
    await login()
    expect((statSync(join(folder, 'edfe/login.json')).mode & 0o777).toString(8)).toBe('600')
  })

  test('refuses a key that the server does not know, and keeps nothing', async () => {
    const refused = await edfe(`login --server ${server} --json`, { input: 'edfe_of_nobody' })
    expect(refused.exit).toBe(1)
    expect(refused.json()).toMatchObject({ error: { code: 'key_unknown' } })
    expect((await edfe('status XYZ')).said).toContain('Log in first')
  })

  test('takes a key that may send documents alone', async () => {
    const { secret } = await makeKey(app, team.admin, ['documents'])
    expect((await edfe(`login --server ${server}`, { input: secret })).exit).toBe(0)
  })

  test('sends no key over http, except on the same machine', async () => {
    const { exit, said } = await edfe('login --server http://filings.example.com', { input: key })
    expect(exit).toBe(2)
    expect(said).toContain('https://')
  })

  test('says that a server was not reached', async () => {
    const { exit, said } = await edfe('login --server http://127.0.0.1:9', { input: key })
    expect({ exit, said }).toMatchObject({ exit: 1, said: expect.stringContaining('was not reached') })
  })
})

test('edfe logout removes the key, and settings are used in its place', async () => {
  await login()
  expect((await edfe('logout')).said).toContain('removed from this machine')
  expect((await edfe('logout')).said).toBe('You were not logged in.')
  const env = { EDFE_SERVER: server, EDFE_KEY: key }
  expect((await edfe('status XYZ-0000000-0', { env })).said).toContain('There is no entry XYZ-0000000-0')
})

describe('edfe push', () => {
  const SHEET = `ACME Lighting Ltd,,,,,
Item No,Description of Goods,HS Code,Country of Origin,Qty,Total Amount,Carton colour
LMP-1,LED ceiling lamp,9405.11.6010,Taiwan,120,1440.00,red
TBL-2,Oak table,9403.60.8081,Vietnam,4,500.00,blue
,Total,,,124,1940.00,`

  test('adds the rows of a CSV to a new draft, and says what became what and what is left out', async () => {
    await login()
    await app.ask('createPart', {
      as: team.preparer,
      body: {
        part_number: 'TBL-2',
        htsus: '9403.60.8081',
        origin_country: 'VN',
        manufacturer_mid: 'VNOAKTAB12HAN',
      },
    })
    const { exit, said } = await edfe(`push ${file('invoice.csv', SHEET)}`)
    expect(said).toContain("B 'Description of Goods' is Description")
    expect(said).toContain("Left out: column 'Carton colour'")
    expect(said).toContain('Left out: row 5')
    expect(said).toMatch(/They are in draft \S+, lines 1 to 2\.$/)
    expect(exit).toBe(0)
    const { entries } = await app.ask('listEntries', { as: team.preparer })
    expect(await linesOf(entries[0]?.id ?? '')).toMatchObject([
      { line_number: 1, part_number: 'LMP-1', htsus: '9405.11.6010', origin_country: 'TW', net_qty: '120' },
      {
        line_number: 2,
        part_number: 'TBL-2',
        origin_country: 'VN',
        manufacturer_mid: 'VNOAKTAB12HAN',
      },
    ])
  })

  test('adds the rows of a workbook after the lines of a draft that is named by its number', async () => {
    await login()
    const first = (await edfe(`push ${file('invoice.csv', SHEET)} --json`)).json()
    const bytes = workbook({
      Cover: { rows: [['Packing list']] },
      Goods: {
        rows: [
          ['Description', 'HTS', 'Origin', 'Qty', 'Unit', 'Amount'],
          ['Cotton shirt', '6205.20.2051', 'IN', 300, 'DOZ', 4500],
        ],
      },
    })
    const second = (
      await edfe(`push ${file('more.xlsx', bytes)} --entry ${first.entry_number} --json`)
    ).json()
    expect(second).toMatchObject({ id: first.id, from: 3, to: 3, sheet: 'Goods' })
    expect(await linesOf(first.id)).toHaveLength(3)
  })

  test('leaves a cell to look at where it cannot be read, and says so by its exit code', async () => {
    await login()
    const sheet = 'Description,HTS,Origin,Qty,Amount\nLamp,9405,Atlantis,2,40\n'
    const { exit, said } = await edfe(`push ${file('doubt.csv', sheet)}`)
    expect(exit).toBe(3)
    expect(said).toContain("Look at B2 '9405' (hts-short)")
    expect(said).toContain("Look at C2 'Atlantis' (not-country)")
  })

  test('converts another currency by the rate that is named, and asks for one', async () => {
    await login()
    const sheet = file('euro.csv', 'Description,Qty,Amount (EUR)\nOak bench,4,1500\n')
    expect(await edfe(`push ${sheet}`)).toMatchObject({ exit: 2, said: expect.stringContaining('in EUR') })
    const { id } = (await edfe(`push ${sheet} --rate 1.1 --json`)).json()
    const [line] = await linesOf(id)
    expect(line).toMatchObject({
      invoice: { currency_code: 'EUR', foreign_value: '1500', exchange_rate: '1.1' },
    })
    expect(Number(line?.entered_value)).toBe(1650)
  })

  test('sends nothing on trial, nor when the file is none of goods', async () => {
    await login()
    const before = await draftCount()
    expect((await edfe(`push ${file('invoice.csv', SHEET)} --trial`)).said).toContain('Nothing was sent.')
    expect((await edfe(`push ${file('letter.csv', 'Dear Sirs,\nthank you,\n')}`)).exit).toBe(1)
    expect((await edfe(`push ${file('scan.pdf', '%PDF-1.7')}`)).said).toContain('is not read (pdf)')
    expect((await edfe(`push ${join(folder, 'none.csv')}`)).exit).toBe(2)
    expect(await draftCount()).toBe(before)
  })

  test('makes no draft with a key that may only read', async () => {
    const { secret } = await makeKey(app, team.admin, ['read'])
    const before = await draftCount()
    const env = { EDFE_SERVER: server, EDFE_KEY: secret }
    const { exit, said } = await edfe(`push ${file('invoice.csv', SHEET)}`, { env })
    expect({ exit, count: await draftCount() }).toEqual({ exit: 1, count: before })
    expect(said).toContain('drafts')
  })
})

describe('edfe status', () => {
  test('watches an entry until it has a status, and says each change once', async () => {
    await login()
    const entry = await createSampleEntry(app, team.preparer)
    let asked = 0
    const pause = async () => {
      asked += 1
      if (asked !== 3) return
      await app.ask('changeStatus', {
        as: team.preparer,
        params: { id: entry.id },
        body: { status: 'validated', expected_updated_at: entry.updated_at },
      })
    }
    const { exit, said } = await edfe(`status ${entry.id} --until validated --every 5`, { pause })
    expect(exit).toBe(0)
    expect(said.split('\n').map((line) => line.split(': ')[1])).toEqual(['draft', 'validated'])
    expect(asked).toBe(3)
  })

  test('is JSON for programs', async () => {
    await login()
    const { id, entry_number } = await createSampleEntry(app, team.preparer)
    const compact = entry_number.replaceAll('-', '')
    expect((await edfe(`status ${compact} --json`)).json()).toMatchObject({ id, status: 'draft' })
  })
})

test.each([
  ['', 2],
  ['fly', 2],
  ['push', 2],
  ['push one.csv two.csv', 2],
  ['status X --until gone', 2],
  ['status X --wing', 2],
  ['--help', 0],
  ['push --help', 0],
])('edfe %s ends with %i', async (line, exit) => {
  const env = { EDFE_SERVER: server, EDFE_KEY: key }
  expect((await edfe(line, { env })).exit).toBe(exit)
})
