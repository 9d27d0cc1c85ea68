import { expect, test } from 'vitest'
import { fingerprints, keyFit, keySentences } from './backup-keys.ts'

const KEYS = { AUTH_SECRET: 'a'.repeat(32), SSN_KEY: 's'.repeat(32), DOCUMENTS_KEY: 'd'.repeat(32) }

test('a fingerprint says neither the key nor that two settings have the same key', () => {
  const same = 'k'.repeat(32)
  const { AUTH_SECRET, SSN_KEY } = fingerprints({ AUTH_SECRET: same, SSN_KEY: same })
  expect(AUTH_SECRET).toMatch(/^[\w-]{16}$/)
  expect(AUTH_SECRET).not.toBe(SSN_KEY)
  expect(same).not.toContain(AUTH_SECRET)
})

test.each([
  ['fits', 'the key of the backup', [KEYS.SSN_KEY]],
  ['fits', 'an earlier key beside a new one', ['n'.repeat(32), KEYS.SSN_KEY]],
  ['differs', 'another key', ['n'.repeat(32)]],
  ['missing', 'no key', []],
] as const)('it %s: %s', (fit, _, keys) => {
  expect(keyFit(fingerprints(KEYS), 'SSN_KEY', keys)).toBe(fit)
})

test('a key of which the backup kept no fingerprint cannot be checked', () => {
  expect(keyFit(undefined, 'SSN_KEY', [KEYS.SSN_KEY])).toBe('unchecked')
  expect(keyFit(fingerprints(KEYS), 'AUDIT_KEY', ['x'.repeat(32)])).toBe('unchecked')
})

test('the command names each key that does not fit, and what is lost without it', () => {
  const known = { ...KEYS, SSN_KEY: 'n'.repeat(32), DOCUMENTS_KEY: undefined }
  const kept = fingerprints({ ...KEYS, AUDIT_KEY: 'u'.repeat(32) })
  expect(keySentences(kept, { ...known, AUDIT_KEY: 'u'.repeat(32) }, '/data')).toEqual([
    'SSN_KEY is not the key of this backup: the Social Security numbers and the messages of customs cannot be decrypted.',
    'DOCUMENTS_KEY is not known here: set it, or put the file documents-key of the old DATA_DIR into /data, before the server starts. Without it, no document can be opened.',
  ])
  expect(keySentences(fingerprints(KEYS), KEYS, '/data')).toEqual([
    expect.stringMatching(/^AUDIT_KEY is not known here/),
  ])
})
