import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/form.tsx'
import { call } from '../api/client.ts'
import { ReconnectingBar } from './reconnecting-bar.tsx'

afterEach(() => vi.unstubAllGlobals())

test("'Reconnecting…' is said while the server answers with 503, and goes when it answers again", async () => {
  let isAway = true
  vi.stubGlobal('fetch', async () =>
    isAway
      ? Response.json(
          { code: 'database_unavailable', message: '' },
          { status: 503, headers: { 'retry-after': '1' } },
        )
      : Response.json({ status: 'ok' }),
  )
  render(<ReconnectingBar />)
  await expect(call('getMe')).rejects.toMatchObject({ status: 503 })
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Reconnecting… The server is not responding.')
  isAway = false
  await expect.element(page.getByRole('status'), { timeout: 10_000 }).toBeEmptyDOMElement()
})
