import { expect, test } from 'vitest'
import { startPhases } from './startup-timer.ts'

test('each part of the start is counted from the end of the one before it, the first from the start of the process', () => {
  const times = [120.4, 500.4, 530.4]
  const phases = startPhases(() => times.shift()!)
  phases.end('load')
  phases.end('database')
  phases.end('load')
  expect(phases.summary()).toMatchObject({ phases_ms: { load: 150, database: 380 }, total_ms: 530 })
})
