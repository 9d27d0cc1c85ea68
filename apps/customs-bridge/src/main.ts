import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startBridge } from './bridge.ts'
import { readSettings } from './settings.ts'

const read = readSettings(process.env)
if (!read.ok) {
  console.error(`The bridge cannot start. ${read.problems.join('; ')}.`)
  process.exit(1)
}
mkdirSync(join(read.settings.DATA_DIR), { recursive: true, mode: 0o700 })
try {
  const bridge = await startBridge(read.settings)
  console.log(`The bridge to customs listens at ${bridge.url}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void bridge.stop())
} catch (error) {
  console.error(`The bridge cannot start: ${(error as Error).message}`)
  process.exitCode = 1
}
