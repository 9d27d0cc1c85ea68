import { type Sentence, say } from '@edfe/domain/messages'
import { z } from 'zod'
import { fault } from './fault.ts'

/** Line ends and other control characters, and those that turn the direction of what follows. */
export const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

const LINK = /:\/\//

/** True if a name can appear in a mail and on a screen without passing for more than a name. */
export const isOneLine = (name: string): boolean => !INVISIBLE.test(name) && !LINK.test(name)

/** The fault of text that is longer than `max` characters. */
export const tooLong = (label: Sentence, max: number): string =>
  fault(
    say(
      { id: 'request.too-long', defaultMessage: '{label} must be {max} characters or less' },
      { label, max: String(max) },
    ),
  )

/** A name of a person or company: others read it in mail that the product sends. */
export const Name = (label: Sentence, max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(label, max))
    .refine(
      isOneLine,
      fault(
        say(
          {
            id: 'request.one-line',
            defaultMessage: '{label} must be one line without a web address',
          },
          { label },
        ),
      ),
    )

/** The form of an email address. */
export const EmailAddress = z.email(
  fault(say({ id: 'request.email-address', defaultMessage: 'Please enter a valid email address' })),
)

/** The name of an organization. */
export const OrganizationName = Name(say({ id: 'request.label.name', defaultMessage: 'Name' }), 200).min(
  1,
  fault(
    say({ id: 'request.organization-name-is-required', defaultMessage: 'Organization name is required' }),
  ),
)

/** The default name of an organization that nobody has named yet. */
export const defaultOrganizationName = (person: string): string => `${person}'s Organization`
