/** A JSON Schema as far as the comparison reads it. */
interface Schema {
  properties?: Record<string, Schema>
  required?: string[]
  enum?: unknown[]
  items?: Schema
  anyOf?: Schema[]
  type?: string | string[]
  /** `#/components/schemas/Entry`. */
  $ref?: string
}

interface Described {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: { required?: boolean; content: Record<string, { schema?: Schema }> }
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

/** An OpenAPI document as far as the comparison reads it. */
export interface Description {
  components?: { schemas?: Record<string, Schema> }
  paths: Record<string, Record<string, Described>>
}

/**
 * What a description of the API takes from programs that were written for an earlier one: operations and properties of
 * answers that are gone or have another type, input that became required or takes fewer values. Each as a sentence of
 * one line; none means that the programs go on working.
 */
export function breakingChanges(given: Description, current: Description): string[] {
  const [before, now] = [withoutReferences(given), withoutReferences(current)]
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, earlier]) => {
      const at = `${method.toUpperCase()} ${path}`
      const described = now.paths[path]?.[method]
      return described ? changesOf(at, earlier, described) : [`${at} is gone`]
    }),
  )
}

const READ_OF_SCHEMAS = ['properties', 'required', 'enum', 'items', 'anyOf', 'type', '$ref']

/** A description as text: what the comparison reads of it alone, a line for each path. */
export function promiseOf({ paths, components }: Description): string {
  const schemaOf = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(schemaOf)
    if (typeof schema !== 'object' || schema === null) return schema
    const kept = Object.entries(schema).filter(([key]) => READ_OF_SCHEMAS.includes(key))
    return Object.fromEntries(
      kept.map(([key, value]) => [key, key === 'properties' ? each(value) : schemaOf(value)]),
    )
  }
  const each = (schemas: object = {}) =>
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, schemaOf(schema)]))
  const contentOf = (content: Record<string, { schema?: Schema }> = {}) =>
    Object.fromEntries(
      Object.entries(content).map(([media, { schema }]) => [media, { schema: schemaOf(schema) }]),
    )
  const operationOf = ({ parameters, requestBody, responses }: Described) => ({
    parameters: parameters?.map(({ name, in: place, required, schema }) => ({
      name,
      in: place,
      required,
      schema: schemaOf(schema),
    })),
    requestBody: requestBody && { required: requestBody.required, content: contentOf(requestBody.content) },
    responses: Object.fromEntries(
      Object.entries(responses)
        .filter(([status]) => Number(status) < 400)
        .map(([status, { content }]) => [status, { content: contentOf(content) }]),
    ),
  })
  const lines = (values: object) =>
    Object.entries(values)
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(',\n')
  const operations = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, described]) => [method, operationOf(described)]),
    ),
  ])
  return `{"components":{"schemas":{\n${lines(each(components?.schemas))}\n}},\n"paths":{\n${lines(Object.fromEntries(operations))}\n}}\n`
}

/** A description with each schema where it is named. No schema of ours names itself. */
function withoutReferences({ paths, components }: Description): Description {
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved)
    if (typeof value !== 'object' || value === null) return value
    const name = '$ref' in value && typeof value.$ref === 'string' ? value.$ref.split('/').at(-1) : undefined
    if (name) return resolved(components?.schemas?.[name])
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner)]))
  }
  return { paths: resolved(paths) as Description['paths'] }
}

function changesOf(at: string, before: Described, now: Described): string[] {
  const parameters = now.parameters ?? []
  const known = new Map((before.parameters ?? []).map((each) => [`${each.in} ${each.name}`, each]))
  const asked = parameters.flatMap((each) => {
    const earlier = known.get(`${each.in} ${each.name}`)
    return [
      ...(each.required && !earlier?.required ? [`${at} requires ${each.name}`] : []),
      ...inputChanges(`${at} ${each.name}`, earlier?.schema, each.schema),
    ]
  })
  const left = new Set(parameters.map((each) => `${each.in} ${each.name}`))
  const gone = [...known.keys()].filter((key) => !left.has(key)).map((key) => `${at} no longer takes ${key}`)
  const body = Object.entries(before.requestBody?.content ?? {}).flatMap(([media, { schema }]) => {
    const current = now.requestBody?.content[media]
    return current ? inputChanges(`${at} body`, schema, current.schema) : [`${at} no longer takes ${media}`]
  })
  const needsBody =
    now.requestBody?.required && !before.requestBody?.required ? [`${at} requires a body`] : []
  const answers = Object.entries(before.responses)
    .filter(([status]) => Number(status) < 400)
    .flatMap(([status, { content = {} }]) =>
      Object.entries(content).flatMap(([media, { schema }]) => {
        const current = now.responses[status]?.content?.[media]
        return current
          ? answerChanges(`${at} ${status}`, schema, current.schema)
          : [`${at} no longer answers ${status} as ${media}`]
      }),
    )
  return [...gone, ...asked, ...needsBody, ...body, ...answers]
}

const alternatives = (schema: Schema | undefined): Schema[] => schema?.anyOf ?? (schema ? [schema] : [])
const typesOf = (schema: Schema | undefined): string[] =>
  alternatives(schema).flatMap(({ type = [] }) => (typeof type === 'string' ? [type] : type))
const valuesOf = (schema: Schema | undefined): unknown[] | undefined => {
  const all = alternatives(schema).map((each) => each.enum)
  return all.every((values) => values !== undefined) && all.length > 0 ? all.flat() : undefined
}
const objectOf = (schema: Schema | undefined) => alternatives(schema).find(({ properties }) => properties)
const itemsOf = (schema: Schema | undefined) => alternatives(schema).find(({ items }) => items)?.items

/** What is sent may become more, not less. */
function inputChanges(at: string, before: Schema | undefined, now: Schema | undefined): string[] {
  const types = typesOf(now)
  const lostTypes = types.length > 0 ? typesOf(before).filter((type) => !types.includes(type)) : []
  const values = valuesOf(now)
  const lost = values ? (valuesOf(before) ?? []).filter((value) => !values.includes(value)) : []
  const [earlier, current] = [objectOf(before), objectOf(now)]
  const properties = current?.properties ?? {}
  return [
    ...lostTypes.map((type) => `${at} no longer takes ${type}`),
    ...lost.map((value) => `${at} no longer takes ${JSON.stringify(value)}`),
    ...(values && before && !valuesOf(before) ? [`${at} takes a list of values alone`] : []),
    ...(earlier ? (current?.required ?? []).filter((name) => !earlier.required?.includes(name)) : []).map(
      (name) => `${at} requires ${name}`,
    ),
    ...Object.entries(earlier?.properties ?? {}).flatMap(([name, schema]) =>
      name in properties
        ? inputChanges(`${at}.${name}`, schema, properties[name])
        : [`${at} no longer takes ${name}`],
    ),
    ...(itemsOf(before) ? inputChanges(`${at}[]`, itemsOf(before), itemsOf(now)) : []),
  ]
}

/** What is answered may become more, and no property goes or changes its type. */
function answerChanges(at: string, before: Schema | undefined, now: Schema | undefined): string[] {
  const types = typesOf(before)
  const newTypes = types.length > 0 ? typesOf(now).filter((type) => !types.includes(type)) : []
  const [earlier, current] = [objectOf(before), objectOf(now)]
  const properties = current?.properties ?? {}
  return [
    ...newTypes.map((type) => `${at} may be ${type}`),
    ...Object.entries(earlier?.properties ?? {}).flatMap(([name, schema]) =>
      name in properties
        ? answerChanges(`${at}.${name}`, schema, properties[name])
        : [`${at} has no ${name} any more`],
    ),
    ...(earlier?.required ?? [])
      .filter((name) => name in properties && !current?.required?.includes(name))
      .map((name) => `${at} may lack ${name}`),
    ...(itemsOf(before) ? answerChanges(`${at}[]`, itemsOf(before), itemsOf(now)) : []),
  ]
}
