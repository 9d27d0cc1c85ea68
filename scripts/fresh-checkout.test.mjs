import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from './lib/paths.mjs'

const IMPORT = /^(?:import|export)\s[^'"]*?from\s+'(?<from>[^']+)'|^import\s+'(?<alone>[^']+)'/gm

/** What the files that a script imports at its start import in turn, other than files of JavaScript and parts of Node. */
function reached(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(({ groups: { from, alone } }) => {
    const named = from ?? alone
    if (/^\..*\.mjs$/.test(named)) return reached(resolve(dirname(file), named), seen)
    return builtinModules.includes(named.replace(/^node:/, '')) ? [] : [`${named} in ${file}`]
  })
}

test.each(['build', 'dev', 'setup', 'start', 'test'])(
  'scripts/%s.mjs begins on Node 20 where no package is installed yet',
  (name) => {
    expect(reached(inRoot('scripts', `${name}.mjs`))).toEqual([])
  },
)
