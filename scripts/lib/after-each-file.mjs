import { afterAll, vi } from 'vitest'

// Test files share a process: what one puts in place of a global would be there in the next.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
