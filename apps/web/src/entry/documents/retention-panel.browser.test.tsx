import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/form.tsx'
import { RetentionPanel } from './retention-panel.tsx'

test('the days until which records are kept are those of the calendar, west of Greenwich too', async () => {
  const answer = {
    documents: [],
    used: 0,
    is_filed: true,
    kept_until: '2033-02-24',
    required_until: '2031-02-24',
    legal_hold: null,
    missing_codes: [],
    may: { add: false, hold: false, delete_records: false },
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RetentionPanel entryId="e" entryNumber="ZZZ00000018" answer={answer} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(/Kept until 02\/24\/2033\./)).toBeVisible()
  await expect.element(page.getByText(/\(19 CFR 163\.4\): until 02\/24\/2031\.$/)).toBeVisible()
})
