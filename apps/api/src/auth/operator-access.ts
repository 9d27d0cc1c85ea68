import { say } from '@edfe/domain/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound, type Refusal, refuse } from '../refusals/problems.ts'
import type { SignedIn } from './session.ts'

/** Operators are the accounts of the setting OPERATORS. */
export const isOperator = ({ settings }: Pick<FastifyInstance, 'settings'>, { email }: SignedIn): boolean =>
  settings.OPERATORS.includes(email.toLowerCase())

/**
 * Why the caller may not use an operator route; undefined for an operator. To everybody else the route does not exist. Their password alone opens nothing.
 */
export function operatorRefusal({ server }: FastifyRequest, actor: SignedIn): Refusal | undefined {
  if (!isOperator(server, actor)) return notFound(say({ id: 'refusal.found', defaultMessage: 'Not found' }))
  if (!actor.hasPassword || actor.hasTwoFactor) return undefined
  return refuse(
    403,
    'second_factor_required',
    say({
      id: 'refusal.operator-second-factor',
      defaultMessage:
        'The page of the operator asks for a second factor: set one up on the page Security & Audit.',
    }),
  )
}
