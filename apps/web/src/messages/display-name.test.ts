import { expect, test } from 'vitest'
import { displayName, initials } from './display-name.ts'

test('a person is called by the full name', () => {
  expect(displayName('Ruth Okafor', 'ruth@alder.example')).toBe('Ruth Okafor')
})

test('without a name it is the part of the email before the at-sign', () => {
  expect(displayName('  ', 'ruth@alder.example')).toBe('ruth')
})

test('without a name and an email the person is called User', () => {
  expect(displayName(undefined, undefined)).toBe('User')
})

test('initials are those of the first and the last word', () => {
  expect(initials('Ruth Ada Okafor')).toBe('RO')
  expect(initials('ruth')).toBe('R')
})
