import type { AnswerOf } from '@edfe/contracts/operations'
import type { GoodsReason } from '@edfe/domain/entry'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/form.tsx'
import { rulingQuery } from './goods-queries.ts'
import { RulingButtons } from './ruling-dialog.tsx'

const REASONS: GoodsReason[] = [
  { source: 'own', words: 'lantern', ruling: null },
  { source: 'ruling', words: 'a solar lantern', ruling: { number: 'N301234', day: '2018-11-05' } },
]
const RULING: AnswerOf<'getRuling'> = {
  number: 'N301234',
  is_revoked: false,
  day: '2018-11-05',
  subject: 'The tariff classification of a solar lantern from China',
  numbers: [
    { hts: '9405.41.8440', is_current: true },
    { hts: '9405.40.8000', is_current: false },
  ],
  modified_by: ['H310000'],
  text: null,
}
const dialog = page.getByRole('dialog', { name: 'CBP ruling N301234' })

/** Opens the ruling by keyboard with the answer of the server at hand. */
async function open(answer: AnswerOf<'getRuling'>) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(rulingQuery('N301234').queryKey, answer)
  render(
    <QueryClientProvider client={queries}>
      <RulingButtons reasons={REASONS} />
    </QueryClientProvider>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
}

test('a ruling opens with its words, subject, numbers, what modified it, and the way to its text', async () => {
  await open(RULING)
  for (const text of [
    'CBP ruling N301234 of 11/05/2018: “a solar lantern”',
    RULING.subject,
    '9405.40.8000, which the tariff of today does not have',
    'Modified by H310000: read both.',
  ])
    await expect.element(dialog.getByText(text)).toBeVisible()
  await expect.element(dialog.getByText('9405.41.8440', { exact: true })).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'Read ruling N301234 at rulings.cbp.gov (opens a new tab)' }))
    .toHaveAttribute('href', 'https://rulings.cbp.gov/ruling/N301234')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a ruling whose text was loaded shows it, line by line', async () => {
  await open({ ...RULING, text: 'Dear Ms. Doe:\nThe lantern has a solar cell and <b>LED</b> lamps.' })
  await expect.element(dialog.getByRole('heading', { name: 'Text of the ruling' })).toBeVisible()
  await expect.element(dialog.getByText('Dear Ms. Doe:', { exact: true })).toBeVisible()
  await expect
    .element(dialog.getByText('The lantern has a solar cell and <b>LED</b> lamps.', { exact: true }))
    .toBeVisible()
  await expect
    .element(
      dialog.getByText('This is a copy of the text. CBP may have changed or revoked the ruling since.'),
    )
    .toBeVisible()
})

test('a revoked ruling says so', async () => {
  await open({ ...RULING, is_revoked: true, day: null, subject: '', numbers: [], modified_by: [] })
  await expect
    .element(dialog.getByText('CBP has revoked this ruling: it no longer supports a number.'))
    .toBeVisible()
  expect(dialog.getByRole('list').elements()).toEqual([])
})
