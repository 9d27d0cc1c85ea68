import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { fault } from '../fault.ts'
import { EmailAddress } from '../names.ts'

/** A message of the contact page; all four fields are required. */
export const ContactMessage = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, fault(say({ id: 'request.name-is-required', defaultMessage: 'Name is required' })))
    .max(200),
  email: z
    .string()
    .trim()
    .min(1, fault(say({ id: 'request.email-is-required', defaultMessage: 'Email is required' })))
    .max(254)
    .pipe(EmailAddress),
  subject: z
    .string()
    .trim()
    .min(1, fault(say({ id: 'request.subject-is-required', defaultMessage: 'Subject is required' })))
    .max(200),
  message: z
    .string()
    .trim()
    .min(1, fault(say({ id: 'request.message-is-required', defaultMessage: 'Message is required' })))
    .max(5000),
})

export const CONTACT_SUCCESS = 'Thanks! Your message has been received.'
export const ContactReply = z.object({ message: z.literal(CONTACT_SUCCESS) })
