import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDay } from '@edfe/domain/calendar'
import { shippedTariff } from '@edfe/tariff/shipped'
import { notesOf, officialJson, rowsOn } from '@edfe/tariff/test/fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPglite } from '../src/db/pglite-engine.ts'
import { migrateFolder } from './databases.ts'

const COMMAND = join(import.meta.dirname, '../src/tariff/editions/load.ts')
const FROM = '2026-10-01'

describe('npm run tariff:load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-tariff-load-'))
  const schedule = join(folder, 'hts_2026_revision_5_json.json')
  const notes = join(folder, 'chapter99.txt')
  const shortened = join(folder, 'chapter99-shortened.txt')

  beforeAll(async () => {
    await migrateFolder(folder)
    writeFileSync(schedule, officialJson(rowsOn(shippedTariff(), parseDay(FROM)!)))
    writeFileSync(notes, notesOf(shippedTariff()))
    writeFileSync(shortened, notesOf(shippedTariff()).replace('9903.88.02 applies', '9903.88.02 applied'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Runs the command without a terminal to answer at. */
  function load(given: string[], dataFolder = folder) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...given], {
      env: { PATH: process.env.PATH, DATA_DIR: dataFolder },
      encoding: 'utf8',
      input: '',
    })
    return { status, said: stdout + stderr }
  }
  const stored = async () => {
    const engine = await openPglite({ folder })
    const { rows } = await engine.asOwner((run) =>
      run('select loaded_by, first_day::text from tariff_editions'),
    )
    await engine.close()
    return rows
  }

  test('says how it is used when a file or the first day is missing', () => {
    expect(load(['--schedule', schedule, '--notes', notes])).toEqual({
      status: 1,
      said: expect.stringContaining('Name the official files and the first day of the edition'),
    })
  })

  test('says that a database without tables is set up first', () => {
    const empty = mkdtempSync(join(folder, 'empty-'))
    expect(load(['--schedule', schedule, '--notes', notes, '--from', FROM], empty)).toEqual({
      status: 1,
      said: expect.stringContaining('The database is not set up for this version: run npm run migrate'),
    })
  })

  test('stores nothing from files that it refuses, and nothing without an approval', async () => {
    const refused = load(['--schedule', schedule, '--notes', shortened, '--from', FROM, '--yes'])
    expect(refused.status).toBe(1)
    expect(refused.said).toContain('notes: the list of note 20(d) is not where it was')
    const unanswered = load(['--schedule', schedule, '--notes', notes, '--from', FROM])
    expect(unanswered.status).toBe(1)
    expect(unanswered.said).toContain('Nothing was stored.')
    expect(await stored()).toEqual([])
  })

  test('prints the difference, stores the approved edition with who loaded it, and writes it for the simulator', async () => {
    const { status, said } = load([
      '--schedule',
      schedule,
      '--notes',
      notes,
      '--from',
      FROM,
      '--by',
      'olga',
      '--yes',
    ])
    expect(said).toContain('HTS 2026 Rev 5, in force from 2026-10-01, against HTS 2026 Rev 10:')
    expect(said).toContain('HTS 2026 Rev 5 is stored. Open drafts are checked again.')
    expect(status).toBe(0)
    expect(await stored()).toEqual([{ loaded_by: 'olga', first_day: FROM }])
    expect(readdirSync(join(folder, 'tariff-editions'))).toHaveLength(1)
  })
})
