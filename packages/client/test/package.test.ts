import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packInto } from '../tools/pack.ts'

const MODULES = resolve(import.meta.dirname, '../../../node_modules')
const project = mkdtempSync(join(tmpdir(), 'edfe-customer-'))
const folder = join(project, 'node_modules/edfe')

/** A project of a customer: the package with what it says that it needs, and no file of this repository. */
beforeAll(async () => {
  await packInto(folder)
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const name of [
    ...Object.keys(dependencies),
    '@types/node',
    'undici-types',
    'openapi-typescript-helpers',
  ]) {
    const link = join(project, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(MODULES, name), link)
  }
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' })

test('the package is loaded by Node from a customer’s project', () => {
  writeFileSync(
    join(project, 'use.js'),
    `import { createClient, pagesOf, readEvent } from 'edfe'
     console.log(typeof createClient({ server: 'http://127.0.0.1', key: 'k' }).GET, typeof pagesOf, readEvent('whsec_aaaa', '', {}).refusal)`,
  )
  expect(run('use.js').trim()).toBe('function function not-signed')
})

test('its declarations hold a customer’s program to the API', () => {
  const check = (program: string) => {
    writeFileSync(join(project, 'use.ts'), program)
    const compiler = join(MODULES, 'typescript/bin/tsc')
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node']
    try {
      run(compiler, ...options, '--ignoreConfig', 'use.ts')
      return ''
    } catch (failed) {
      return (failed as { stdout: string }).stdout
    }
  }
  const begin = `import { createClient, type Problem } from 'edfe'
    const edfe = createClient({ server: 'http://127.0.0.1', key: 'k' })\n`
  const right = `const { data, error } = await edfe.GET('/api/v1/entries', { params: { query: { limit: 5 } } })
    if (error) { const problem: Problem = error; console.log(problem.code) }
    else console.log(data.entries[0]?.entry_number.toUpperCase(), data.next)`
  expect(check(begin + right)).toBe('')
  expect(check(`${begin} await edfe.GET('/api/v1/members', {})`)).toContain('"/api/v1/members"')
  const wrong = `await edfe.POST('/api/v1/parts', { body: { part_number: 7 } })`
  expect(check(begin + wrong)).toContain('not assignable')
})

test('it has a license, a page to read and a version', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { version } = JSON.parse(readFileSync(resolve(MODULES, '../package.json'), 'utf8'))
  expect(manifest).toMatchObject({ name: 'edfe', version, license: 'Apache-2.0' })
  expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toContain('Apache License')
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain("from 'edfe'")
})

test('its command runs from a customer’s project', () => {
  expect(run('node_modules/edfe/edfe.js', '--help')).toContain('edfe push SHEET')
  const csv = 'Description,Qty,Amount\nOak table,4,500\n'
  writeFileSync(join(project, 'goods.csv'), csv)
  const env = { EDFE_SERVER: 'http://127.0.0.1', EDFE_KEY: 'edfe_not_sent' }
  const said = execFileSync(process.execPath, ['node_modules/edfe/edfe.js', 'push', 'goods.csv', '--trial'], {
    cwd: project,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  expect(said).toContain("A 'Description' is Description")
})
