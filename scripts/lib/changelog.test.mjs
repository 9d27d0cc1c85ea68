import { expect, it } from 'vitest'
import { isLater, readChange, withRelease, withVersion } from './changelog.mjs'

const CHANGELOG = `# Changelog

Changes that a user or an operator notices, newest first.

## Unreleased

### Added

- Parts.

## 0.2.0, November 22, 2026

- The first release.
`

it('puts the changes of a release under their headings, what filers should check first', () => {
  const changes = [
    readChange('holds.md', 'kind: added\n\nThe list shows\nthe hold of each shipment.\n'),
    readChange('metals.md', 'kind: filings\n\nCheck entries of laptops.\n'),
  ]
  expect(withRelease(CHANGELOG, changes, '0.3.0', '2026-11-26')).toBe(`# Changelog

Changes that a user or an operator notices, newest first.

## 0.3.0, November 26, 2026

### Check your filings

- Check entries of laptops.

### Added

- Parts.
- The list shows the hold of each shipment.

## 0.2.0, November 22, 2026

- The first release.
`)
})

it('needs no section of unreleased changes', () => {
  const released = CHANGELOG.replace(/## Unreleased[\s\S]*(?=## 0\.2\.0)/, '')
  const change = readChange('fees.md', 'kind: fixed\n\nFees are whole.\n')
  expect(withRelease(released, [change], '0.3.0', '2027-01-02')).toContain(
    'newest first.\n\n## 0.3.0, January 2, 2027\n\n### Fixed\n\n- Fees are whole.\n\n## 0.2.0',
  )
})

it('refuses a file without a kind, with another kind, and with several paragraphs', () => {
  expect(() => readChange('a.md', 'The list is new.\n')).toThrow("a.md: begin with 'kind: filings|added")
  expect(() => readChange('a.md', 'kind: new\n\nThe list is new.\n')).toThrow('a.md')
  expect(() => readChange('a.md', 'kind: added\n\nOne.\n\nTwo.\n')).toThrow('one paragraph')
})

it('knows which version is later', () => {
  expect(isLater('0.3.0', '0.2.0')).toBe(true)
  expect(isLater('0.10.0', '0.9.9')).toBe(true)
  expect(isLater('0.2.0', '0.2.0')).toBe(false)
  expect(isLater('0.1.9', '0.2.0')).toBe(false)
})

it('gives a package and what it needs of the product one version, and other packages none', () => {
  const manifest = {
    name: '@edfe/api',
    version: '0.2.0',
    dependencies: { '@edfe/abi': '0.2.0', zod: '4.1.0' },
  }
  expect(withVersion(manifest, '0.3.0')).toEqual({
    name: '@edfe/api',
    version: '0.3.0',
    dependencies: { '@edfe/abi': '0.3.0', zod: '4.1.0' },
  })
})
