import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

/** The footer of the application as the settings of a build make it. */
async function footerWith(settings: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { SiteFooter } = await import('./site-footer.tsx')
  return renderToStaticMarkup(<SiteFooter />)
}

afterEach(() => vi.unstubAllEnvs())

test('the footer shows what the operator has set, and nothing in place of what is not set', async () => {
  const bare = await footerWith({})
  for (const part of ['tel:', 'mailto:', 'Built by', 'External status page']) expect(bare).not.toContain(part)
  const set = await footerWith({
    SITE_PHONE: '+1 555 0100',
    SITE_EMAIL: 'help@example.com',
    SITE_STATUS_URL: 'https://status.example.com',
    SITE_BUILDER: 'Example Builders',
    SITE_BUILDER_URL: 'https://example.com',
  })
  expect(set).toContain('href="tel:+1 555 0100"')
  expect(set).toContain('href="mailto:help@example.com"')
  expect(set).toContain('<a href="https://status.example.com">External status page</a>')
  expect(set).toContain('Built by <a href="https://example.com">Example Builders</a>')
})
