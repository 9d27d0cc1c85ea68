import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeCodes } from '../src/agency-codes/loaded-codes.ts'
import { readCodeFile } from '../src/agency-codes/read-code-file.ts'
import { openPglite } from '../src/db/pglite-engine.ts'
import { migrateFolder } from './databases.ts'
import { createSampleEntryByCbp, ON_SAMPLE_DAY } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'
import { RELEASED_FIRST } from './release-steps.ts'

const COMMAND = join(import.meta.dirname, '../src/agency-codes/load.ts')
const HEADING = 'list,code,meaning,from,until'
const UNITS = [
  HEADING,
  'unit,CT,Carton,,',
  'unit,KG,Kilogram,2020-01-01,',
  'unit,BX,Box,,2020-12-31',
  'unit,M3,Cubic meter,2099-01-01,',
].join('\n')

describe('npm run agency-codes:load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-agency-codes-'))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const load = (...given: string[]) => {
    const env = { PATH: process.env.PATH, DATA_DIR: folder }
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...given], {
      env,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }
  const stored = async () => {
    const engine = await openPglite({ folder })
    const { rows } = await engine.asOwner((run) =>
      run('select list, source, loaded_by, codes from agency_code_lists order by load_number'),
    )
    await engine.close()
    return rows
  }
  beforeAll(() => migrateFolder(folder))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('says how it is used, and stores nothing of a file with a wrong row', async () => {
    expect(load()).toEqual({ status: 1, said: expect.stringContaining('Name the file: npm run') })
    const wrong = load(file('wrong.csv', `${UNITS}\nunit,kg,Kilogram,,`))
    expect(wrong.status).toBe(1)
    expect(wrong.said).toContain('line 6: a code of unit has 1 to 5 characters')
    expect(wrong.said).toContain('The file is refused: 1 problems. Nothing was stored.')
    expect(await stored()).toEqual([])
  })

  test('stores the lists of a file with its name and who loaded it', async () => {
    const text = `${UNITS}\nfda-processing,PRO,Processed food,,`
    expect(load(file('appendix.csv', text), '--by', 'olga')).toEqual({
      status: 0,
      said: 'unit: 4 codes are stored.\nfda-processing: 1 codes are stored.\n',
    })
    const kept = { source: 'appendix.csv', loaded_by: 'olga' }
    expect(await stored()).toEqual([
      { list: 'unit', ...kept, codes: expect.arrayContaining([expect.objectContaining({ code: 'CT' })]) },
      {
        list: 'fda-processing',
        ...kept,
        codes: [{ code: 'PRO', meaning: 'Processed food', from: '', until: '' }],
      },
    ])
  })
})

describe('loaded codes', () => {
  let app: TestApp
  let team: Team
  beforeAll(async () => {
    app = await startApp({ env: ON_SAMPLE_DAY })
    team = await app.organization()
  })
  afterAll(() => app.stop())

  const load = async (text: string) => {
    const bytes = Buffer.from(text)
    const read = readCodeFile(bytes)
    if ('problems' in read) throw new Error(read.problems.join())
    await storeCodes(app.engine.db, read.lists, { bytes, source: 'test.csv', by: 'olga' })
  }
  const units = () => app.ask('getAgencyCodes', { as: team.preparer, params: { list: 'unit' } })
  const food = {
    agency: 'FDA',
    program: 'FOO',
    answers: [
      { question: 'processing', row: '0', value: 'XYZ' },
      ...['CT', 'BX', 'bx', 'KG'].map((value, row) => ({ question: 'unit', row: `${row}`, value })),
    ],
  }
  const warnings = async () => {
    const line_items = sampleEntryDraft(randomUUID()).line_items!.map((line, index) => ({
      ...line,
      ...(index === 0 && { agency_statements: [food] }),
    }))
    const { id } = await createSampleEntryByCbp(app, team.preparer, { ...RELEASED_FIRST, line_items })
    const { final_review } = await app.ask('reviewEntry', { as: team.preparer, params: { id }, body: {} })
    return final_review.issues.filter(({ rule_id }) => rule_id === 'FILING_RELEASE_AGENCY_CODE')
  }

  test('are not judged before their list is loaded, and nothing is suggested', async () => {
    expect(await units()).toEqual({ is_loaded: false, codes: [] })
    expect(await warnings()).toEqual([])
  })

  test('are suggested on the days on which they are in force; the newest load of a list counts', async () => {
    await load(`${HEADING}\nunit,OLD,Gone with the next load,,`)
    await load(UNITS)
    expect(await units()).toEqual({
      is_loaded: true,
      codes: [
        { code: 'CT', meaning: 'Carton' },
        { code: 'KG', meaning: 'Kilogram' },
      ],
    })
  })

  test('warn of a code that the list does not have, once, and refuse nothing; other lists are not judged', async () => {
    const found = await warnings()
    expect(found.map(({ severity, path }) => [severity, path])).toEqual([
      ['warning', 'line_items.0.agency_statements.FDA-FOO.unit.1'],
    ])
    expect(JSON.stringify(found)).toContain('the list of codes does not have BX')
    expect(JSON.stringify(found)).not.toContain('XYZ')
  })

  test('are never changed or removed, and only an operator adds some', async () => {
    for (const change of [
      "update agency_code_lists set loaded_by = 'nobody'",
      'delete from agency_code_lists',
      "insert into agency_code_lists (list, codes, source, sha256, loaded_by) values ('unit', '[]', '', '', '')",
    ])
      await expect(app.engine.run(change), change).rejects.toMatchObject({ code: '42501' })
  })
})
