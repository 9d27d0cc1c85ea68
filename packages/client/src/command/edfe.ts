#!/usr/bin/env node
import { homedir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { run } from './run.ts'

/** Asks a person at the keyboard; what they type is not shown. */
function askSecret(question: string): Promise<string> {
  process.stderr.write(question)
  const asked = createInterface({ input: process.stdin, terminal: true })
  return new Promise((resolve) => {
    asked.question('', (answer) => {
      asked.close()
      process.stderr.write('\n')
      resolve(answer)
    })
  })
}

const { env, platform, stdin } = process
const settingsFolder =
  env.XDG_CONFIG_HOME || (platform === 'win32' && env.APPDATA) || join(homedir(), '.config')

process.exitCode = await run(process.argv.slice(2), {
  env,
  settingsFolder,
  askSecret: stdin.isTTY ? askSecret : undefined,
  readInput: () => text(stdin),
  out: (line) => console.log(line),
  err: (line) => console.error(line),
  pause: (ms) => pause(ms),
})
