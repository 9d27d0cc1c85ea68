import type { Page } from '@playwright/test'

/** Collects what goes wrong behind the page while a journey goes well: script errors and refused requests. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    const isRefusedRequest = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isRefusedRequest) faults.push(message.text())
  })
  page.on('response', async (response) => {
    if (response.status() < 400) return
    const said = await response.text().catch(() => '')
    faults.push(
      `${response.request().method()} ${response.url()}: ${response.status()} ${said.slice(0, 300)}`,
    )
  })
  return faults
}
