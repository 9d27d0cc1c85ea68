import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript'

const HEAD =
  '// Generated from /api/v1/openapi.json: `vitest run --project integration apps/api/test/v1 -u`.\n'

/** The text of `src/v1.gen.ts`: the operations of a description of version 1, OpenAPI 3.1, as types. */
export async function typesOfDescription(description: object): Promise<string> {
  const nodes = await openapiTypes(description as OpenAPI3, { silent: true })
  return HEAD + astToString(nodes)
}
