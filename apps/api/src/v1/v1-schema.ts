import { OPERATIONS, type OperationName } from '@edfe/contracts/operations'
import { v1RefusalShapes } from '@edfe/contracts/v1/problems'
import type { FastifySchema } from 'fastify'

/** The schema of an operation in version 1: the same, with its refusals as problem details. */
export function v1Schema(schema: FastifySchema | undefined, name: OperationName): FastifySchema {
  const answers = Object.entries((schema?.response ?? {}) as Record<string, unknown>)
  return {
    ...schema,
    response: {
      ...Object.fromEntries(answers.filter(([status]) => Number(status) < 400)),
      ...v1RefusalShapes(OPERATIONS[name].refusals),
    },
  }
}
