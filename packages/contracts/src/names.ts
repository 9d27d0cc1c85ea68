import { z } from 'zod'

/** Line ends and other control characters, and those that turn the direction of what follows. */
export const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

const LINK = /:\/\//

/** Whether a name can be in a mail and on a screen without passing for more than a name. */
export const isOneLine = (name: string): boolean => !INVISIBLE.test(name) && !LINK.test(name)

/** A name of a person or company: others read it in mail that the product sends. */
export const Name = (label: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, `${label} must be ${max} characters or less`)
    .refine(isOneLine, `${label} must be one line without a web address`)

/** What an organization is called. */
export const OrganizationName = Name('Name', 200).min(1, 'Organization name is required')
