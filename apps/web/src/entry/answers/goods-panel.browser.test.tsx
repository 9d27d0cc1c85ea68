import type { GoodsAnswer } from '@edfe/contracts/customs/goods'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { GoodsPanel } from './goods-panel.tsx'

const bill = (number: number, state: GoodsAnswer['bills'][number]['state']) => ({
  numbers: [`EGLV1426003184${number + 10}`],
  state,
  events: [],
})

test('of many bills those with a problem and five others are shown, and the rest on request', async () => {
  const goods: GoodsAnswer = {
    is_free: false,
    released_on: null,
    bills: [...Array.from({ length: 9 }, (_, index) => bill(index, 'arrived')), bill(9, 'held')],
    agencies: [],
    entry: [],
  }
  const filing = {
    bill_questions: [],
    question: { may_ask: false, latest: null, heard_at: null },
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(<GoodsPanel entryId="entry" goods={goods} filing={filing} customs="simulator" />),
  )
  const bills = page.getByRole('heading', { name: /^Bill EGLV/ })
  expect(bills.elements().map(({ textContent }) => textContent?.slice(-2))).toEqual([
    '10',
    '11',
    '12',
    '13',
    '14',
    '19',
  ])
  await page.getByText('4 more bills without a problem').click()
  expect(bills.elements()).toHaveLength(10)
  root.unmount()
})
