import { createRequire } from 'node:module'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const PARSER = '@formatjs/icu-messageformat-parser'
const WITHOUT_PARSER = createRequire(import.meta.url).resolve(`${PARSER}/no-parser.js`)

/** The parts of a syntax tree (ESTree) that are read here. */
interface SyntaxNode {
  type: string
  start: number
  end: number
  [name: string]: unknown
}

interface Property {
  key?: { name?: string; value?: unknown }
  value?: SyntaxNode
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/** The English of a message `{ id, defaultMessage }`, with its place; undefined for any other node. */
function englishIn(node: SyntaxNode): { text: string; start: number; end: number } | undefined {
  if (node.type !== 'ObjectExpression') return undefined
  const properties = new Map(
    (node.properties as Property[]).map(({ key, value }) => [key?.name ?? key?.value, value]),
  )
  const english = properties.get('defaultMessage')
  if (!properties.has('id') || !english) return undefined
  if (english.type === 'Literal' && typeof english.value === 'string') {
    return { text: english.value, start: english.start, end: english.end }
  }
  const quasis = english.type === 'TemplateLiteral' ? (english.quasis as { value: { cooked: string } }[]) : []
  return quasis.length === 1
    ? { text: quasis[0]?.value.cooked ?? '', start: english.start, end: english.end }
    : undefined
}

const isPlain = (elements: readonly MessageFormatElement[], text: string): boolean => {
  const [first] = elements
  return elements.length === 1 && first?.type === TYPE.literal && first.value === text
}

/**
 * Replaces the English of each message that has blanks or tags by its parsed form, so that pages are sent no parser of
 * the ICU syntax. Text without blanks stays text. Throws for English that is not valid ICU syntax.
 */
export const parsedMessages = (): Plugin => ({
  name: 'edfe-parsed-messages',
  apply: 'build',
  enforce: 'post',
  resolveId: {
    order: 'pre',
    handler: (source, importer) =>
      source === PARSER && importer?.includes('/intl-messageformat/') ? WITHOUT_PARSER : null,
  },
  transform(code) {
    if (!code.includes('defaultMessage')) return null
    const replacements: { start: number; end: number; text: string }[] = []
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) {
        node.forEach(visit)
        return
      }
      if (!isNode(node)) return
      const english = englishIn(node)
      if (english) {
        const elements = parse(english.text)
        if (!isPlain(elements, english.text)) {
          replacements.push({ ...english, text: JSON.stringify(elements) })
        }
      }
      Object.values(node).forEach(visit)
    }
    visit(this.parse(code))
    if (replacements.length === 0) return null
    let result = code
    for (const { start, end, text } of replacements.sort((a, b) => b.start - a.start)) {
      result = `${result.slice(0, start)}${text}${result.slice(end)}`
    }
    return { code: result, map: null }
  },
})
