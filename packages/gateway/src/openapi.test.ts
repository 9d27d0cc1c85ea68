import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openApi } from './openapi.ts'

test('docs/gateway.openapi.json is the contract: `vitest run --project unit packages/gateway -u` writes it anew', async () => {
  const file = resolve(import.meta.dirname, '../../../docs/gateway.openapi.json')
  await expect(`${JSON.stringify(openApi(), null, 2)}\n`).toMatchFileSnapshot(file)
})
