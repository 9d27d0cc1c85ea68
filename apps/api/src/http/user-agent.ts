import type { FastifyRequest } from 'fastify'

/** The longest user agent in an audit event. Clients may send a header of any length. */
const MAX_LENGTH = 500

/** The name of a browser for an audit event; null without one. */
export const keptUserAgent = (name: string | null | undefined): string | null =>
  name?.slice(0, MAX_LENGTH) ?? null

/** The browser that a request names. */
export const userAgentOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  keptUserAgent(headers['user-agent'])
