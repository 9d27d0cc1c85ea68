import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/form.tsx'
import { announce, LiveRegion } from './announce.tsx'

test('sentences that come at once are announced one after the other, each in full', async () => {
  render(<LiveRegion />)
  const region = page.getByRole('status')
  await expect.element(region).toBeInTheDocument()
  const heard: string[] = []
  const observer = new MutationObserver(() => heard.push(region.element().textContent ?? ''))
  observer.observe(region.element(), { childList: true, characterData: true, subtree: true })
  const sentences = [
    'Validation in progress…',
    'Form has 2 validation errors',
    'Form has 2 validation errors',
  ]
  for (const sentence of sentences) announce(sentence)
  await vi.waitFor(() => expect(heard.map((text) => text.trimEnd())).toEqual(sentences))
  observer.disconnect()
})
