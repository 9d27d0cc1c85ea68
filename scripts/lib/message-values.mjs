import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { inRoot } from './paths.mjs'

// Vite brings the parser that it builds with.
const vite = createRequire(inRoot('apps', 'web', 'package.json')).resolve('vite')
const { parseSync } = await import(pathToFileURL(vite).href)

/** The names of blanks and tags in a message. */
function blanksOf(elements, names = new Set()) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    names.add(element.value)
    for (const { value } of Object.values(element.options ?? {})) blanksOf(value, names)
    blanksOf(element.children ?? [], names)
  }
  return names
}

const textOf = (node) => {
  const isTemplate = node?.type === 'TemplateLiteral' && node.quasis.length === 1
  const text = isTemplate ? node.quasis[0].value.cooked : node?.value
  return typeof text === 'string' ? text : undefined
}
const properties = (node) =>
  new Map(
    (node?.properties ?? []).map((property) => [property.key?.name ?? property.key?.value, property.value]),
  )

/**
 * Calls of `t` and `say` and elements `T` of a file whose values do not fill the blanks of their message, or fill one
 * that it lacks. A formatter fails on a blank without a value.
 */
export function unfilledBlanksIn(path, code = readFileSync(path, 'utf8')) {
  const found = []
  const compare = (node, english, values) => {
    const blanks = blanksOf(parse(english))
    if (values && values.type !== 'ObjectExpression') return
    if (values?.properties.some(({ type }) => type === 'SpreadElement')) return
    const given = properties(values)
    const line = code.slice(0, node.start).split('\n').length
    for (const name of blanks) if (!given.has(name)) found.push(`${path}:${line} {${name}} has no value`)
    for (const name of given.keys())
      if (!blanks.has(name)) found.push(`${path}:${line} {${name}} is no blank`)
  }
  const visit = (node) => {
    if (Array.isArray(node)) {
      node.forEach(visit)
      return
    }
    if (typeof node?.type !== 'string') return
    if (node.type === 'CallExpression' && /^(t|say)$/.test(node.callee.name ?? '')) {
      const [descriptor, values] = node.arguments
      const english = textOf(properties(descriptor).get('defaultMessage'))
      if (english !== undefined) compare(node, english, values)
    }
    if (node.type === 'JSXOpeningElement' && node.name.name === 'T') {
      const attributes = new Map(node.attributes.map(({ name, value }) => [name?.name, value]))
      const english = attributes.get('defaultMessage')
      const text = textOf(english?.type === 'JSXExpressionContainer' ? english.expression : english)
      if (text !== undefined) compare(node, text, attributes.get('values')?.expression)
    }
    Object.values(node).forEach(visit)
  }
  visit(parseSync(path, code).program)
  return found
}
