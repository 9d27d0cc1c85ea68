import type { Finding } from '@edfe/domain/rules'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../words/language.ts'
import { shownFinding } from './findings.ts'

const MISSING: Finding = {
  rule_id: 'HEADER_PORT_REQUIRED',
  path: 'header.port_code',
  severity: 'error',
  message: { id: 'rule.HEADER_PORT_REQUIRED' },
  step: 'header',
}

afterEach(() => setLanguage())

test('what a rule finds in a form is said in the language of the page', () => {
  setLanguage({ locale: 'es', catalogue: { 'rule.HEADER_PORT_REQUIRED': 'Falta el código del puerto' } })
  expect(shownFinding(MISSING).message).toBe('Falta el código del puerto')
})

test('and in English where the translation lacks it', () => {
  const english = shownFinding(MISSING).message
  setLanguage({ locale: 'es', catalogue: {} })
  expect(shownFinding(MISSING).message).toBe(english)
})
