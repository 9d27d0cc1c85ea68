import { z } from 'zod'
import { INVALID, operation } from '../operation.ts'
import { ContactMessage, ContactReply } from './contact.ts'
import { ServiceFigures } from './figures.ts'

/** Operations of the public site and of those who watch the server. */
const Health = z.object({ status: z.literal('ok') })

export const getHealth = operation('getHealth', {
  summary: 'Whether the server answers',
  tag: 'health',
  answers: { 200: Health },
  refusals: {},
})

export const getDatabaseHealth = operation('getDatabaseHealth', {
  summary: 'Whether the database answers',
  tag: 'health',
  answers: { 200: Health },
  refusals: { 503: ['database_unavailable'] },
})

export const getVersion = operation('getVersion', {
  summary: 'The version of the product that answers',
  tag: 'health',
  answers: { 200: z.object({ version: z.string() }) },
  refusals: {},
})

export const getServiceFigures = operation('getServiceFigures', {
  summary: 'What the installation has measured of itself, over all organizations',
  tag: 'health',
  answers: { 200: ServiceFigures },
  refusals: { 429: ['too_many_requests'] },
})

export const sendContactMessage = operation('sendContactMessage', {
  summary: 'Send a message of the contact page',
  tag: 'contact',
  body: ContactMessage,
  answers: { 200: ContactReply },
  refusals: { ...INVALID, 429: ['too_many_requests'] },
})
