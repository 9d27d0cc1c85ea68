import { expect, test } from 'vitest'
import { deviceLabel } from './device-label.ts'

test('a session is named by browser and system', () => {
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
  expect(deviceLabel(agent)).toBe('Chrome on Windows')
  expect(deviceLabel(`${agent} Edg/140.0`)).toBe('Edge on Windows')
  expect(deviceLabel('Mozilla/5.0 (iPhone) Version/18 Safari/604.1')).toBe('Safari on iOS')
})

test('a session that says nothing of itself is an unknown device', () => {
  expect(deviceLabel(null)).toBe('Unknown device')
})
