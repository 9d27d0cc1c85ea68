import { expect, test } from 'vitest'
import { startStartupTimer } from './startup-timer.ts'

test('each part of the start is counted from the end of the one before it, the first from the start of the process', () => {
  const times = [120.4, 500.4, 530.4]
  const timer = startStartupTimer(() => times.shift()!)
  timer.end('load')
  timer.end('database')
  timer.end('load')
  expect(timer.summary()).toMatchObject({ phases_ms: { load: 150, database: 380 }, total_ms: 530 })
})
