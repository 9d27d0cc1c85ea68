import { fieldLabel } from '@edfe/contracts/field-label'
import type { FieldProblem } from '@edfe/contracts/problem'
import type { z } from 'zod'

/**
 * The authentication library's message for a field that it cannot use: `[body.email] Invalid email address`.
 */
const FAULT = /\[(?:body|query)\.([\w.]+)\] ([^;]*)/g

/** The library's validation message as one sentence for each field; empty when it names none. */
export const fieldsOfLibrary = (message: string): z.output<typeof FieldProblem>[] =>
  [...message.matchAll(FAULT)].map(([, path = '', fault = '']) => ({
    path,
    message: sentence(words(path), fault),
  }))

/** 'Current password' of 'currentPassword'. */
const words = (path: string): string =>
  fieldLabel(path.replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`))

function sentence(label: string, fault: string): string {
  if (/received undefined/.test(fault)) return `${label} is required`
  if (/email address/i.test(fault)) return 'Please enter a valid email address'
  return `${label} is not valid`
}
