import { z } from 'zod'

/** A message of the contact page; all four fields are required. */
export const ContactMessage = z.strictObject({
  name: z.string().trim().min(1, 'Name is required').max(200),
  email: z
    .string()
    .trim()
    .min(1, 'Email is required')
    .max(254)
    .pipe(z.email('Please enter a valid email address')),
  subject: z.string().trim().min(1, 'Subject is required').max(200),
  message: z.string().trim().min(1, 'Message is required').max(5000),
})

export const CONTACT_SUCCESS = 'Thanks! Your message has been received.'
export const ContactReply = z.object({ message: z.literal(CONTACT_SUCCESS) })
