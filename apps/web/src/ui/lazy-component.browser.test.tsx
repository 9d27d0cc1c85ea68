import { CatchBoundary } from '@tanstack/react-router'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/form.tsx'
import { lazyComponent, loadPartsAgain } from './lazy-component.ts'

test('a part that could not be loaded is loaded again when somebody asks for it, and not before', async () => {
  let tries = 0
  const Part = lazyComponent<{ name: string }>(async () => {
    tries++
    if (tries < 2) throw new TypeError('Failed to fetch')
    return ({ name }) => <p>Entry of {name}</p>
  })
  render(
    <CatchBoundary
      getResetKey={() => 'part'}
      errorComponent={({ reset }) => (
        <>
          <button type="button" onClick={reset}>
            Draw again
          </button>
          <button
            type="button"
            onClick={() => {
              loadPartsAgain()
              reset()
            }}
          >
            Load again
          </button>
        </>
      )}
    >
      <Suspense>
        <Part name="Harbor Lamp" />
      </Suspense>
    </CatchBoundary>,
  )
  await page.getByRole('button', { name: 'Draw again' }).click()
  await expect.element(page.getByRole('button', { name: 'Load again' })).toBeVisible()
  expect(tries).toBe(1)
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect.element(page.getByText('Entry of Harbor Lamp')).toBeVisible()
  expect(tries).toBe(2)
})
