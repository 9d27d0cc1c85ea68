import { expect } from '@playwright/test'
import type { Product } from './product.ts'

/** Has the simulator issue a statement now. */
export async function issueStatement(
  { gatewayUrl }: Pick<Product, 'gatewayUrl'>,
  wanted: object,
): Promise<void> {
  const answer = await fetch(`${gatewayUrl}/control/statements`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  })
  expect(answer.status, await answer.text()).toBe(201)
}
