import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { inRoot } from './paths.mjs'

// Vite brings the parser that it builds with.
const vite = createRequire(inRoot('apps', 'web', 'package.json')).resolve('vite')
const { parseSync } = await import(pathToFileURL(vite).href)

/** One word that a person reads: a heading of a table, a button, a status. */
const WORD = /^\p{Lu}\p{Ll}+/u
/** Words that are no text of a page: names of components, browsers and keys, a time zone, members of XML and of a file of Office. */
const NAMES =
  /^(\w+Page|\w+Step|Shell|ApiProblem|Edge|Firefox|Chrome|Safari|Android|Windows|Linux|Control|Alt|Shift|Ctrl|Space|Enter|Control\+[\w+]+|America\/New_York|Id|Target|EncryptedPackage|WordDocument|PowerPoint)$/
/** Attributes and properties that no person reads. */
const SILENT =
  /^(className|id|to|href|path|htmlFor|key|type|rel|target|autoComplete|inputMode|d|viewBox|points|transform|role|style|aria-labelledby|aria-describedby|aria-controls|lang|pattern|accept|queryKey|gridTemplateColumns|media)$/
/** Calls whose text is for a program: selectors, parts of text, bugs. */
const SILENT_CALLS =
  /(^|\.)(t|defineMessage|querySelector(All)?|getElementById|matches|closest|startsWith|endsWith|includes|indexOf|split|replace|replaceAll|join|test|match|matchMedia|has|get|getAttribute|setAttribute|addEventListener|getPropertyValue)$|^console\./
/** Selectors of elements, an order of rows, and the code of a fee in the draft, which are no text. */
const CODES = /\[[a-z-]+[\]=]|^a, button|^\w+ (asc|desc)$|^Other Fee$/
/** In place of the values of a template. */
const BLANK = '\uFFFC'
const LETTERS = /\p{L}{2,}/u
/** The texts of the app are English; tables of the letters of other alphabets are data. */
const ENGLISH = /[A-Za-z]{2}/

/** Text of several words that is no list of class names or keys, no path and no code. */
function isSentence(text) {
  const trimmed = text.trim()
  // Codes, measures and texts in capitals are data: '65 NO', '1,248 kg'.
  if (!/\p{Ll}{3}/u.test(trimmed) || !/\s/.test(trimmed)) return false
  // '1 more line' is words; names of classes and codes do not begin with a number.
  if (/^(?!\d+ [a-z])[a-z0-9-]+( [a-z0-9-]+){0,2}$/.test(trimmed) || CODES.test(trimmed)) return false
  return !/^([./#@:]|https?:|[MLHVCSQTAZ][\d-])|var\(|\dpx|rem\b|calc\(|minmax|::|=>|\w=\w/.test(trimmed)
}

/**
 * Texts of a file of the web app that a person reads and that are not messages, each with its line; and calls of `t`
 * that run while the module loads, before the language of the page is known.
 */
export function bareWordsIn(path, code = readFileSync(path, 'utf8')) {
  const { program } = parseSync(path, code)
  const found = []
  const report = (node, problem) =>
    found.push(`${path}:${code.slice(0, node.start).split('\n').length} ${problem}`)
  const source = (node) => code.slice(node.start, node.end)

  const visit = (node, { name, isInFunction }) => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each, { name, isInFunction })
      return
    }
    if (typeof node?.type !== 'string') return
    const inside = { name, isInFunction }
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ThrowStatement':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAnnotation':
      case 'TSTypeParameterInstantiation':
        return
      case 'CallExpression': {
        const callee = source(node.callee)
        if (callee === 't' && !isInFunction) report(node, 't is called while the module loads')
        if (SILENT_CALLS.test(callee)) {
          const nested = node.arguments.filter(({ type }) => type !== 'Literal')
          if (!/^(t|defineMessage)$/.test(callee)) visit([node.callee, ...nested], inside)
          else visit(node.arguments.slice(1), inside)
          return
        }
        break
      }
      case 'NewExpression':
        if (/Error|RegExp|IntlMessageFormat/.test(source(node.callee))) return
        break
      case 'BinaryExpression':
        if (/^[!=]==?$/.test(node.operator)) {
          visit(
            [node.left, node.right].filter(({ type }) => type !== 'Literal'),
            inside,
          )
          return
        }
        break
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        visit([node.params, node.body].flat(), { name: undefined, isInFunction: true })
        return
      // The value of a choice, beside its label.
      case 'ArrayExpression':
        if (node.elements[1]?.type === 'CallExpression' && source(node.elements[1].callee) === 't') {
          visit(node.elements.slice(1), inside)
          return
        }
        break
      case 'Property':
      case 'JSXAttribute': {
        const own = node.type === 'Property' ? (node.key.name ?? node.key.value) : source(node.name)
        if (SILENT.test(own) || own === 'defaultMessage') return
        visit(node.value, { name: own, isInFunction })
        return
      }
      case 'JSXText':
        if (LETTERS.test(node.value)) report(node, `text: ${node.value.trim().slice(0, 60)}`)
        return
      case 'Literal':
        if (typeof node.value !== 'string' || !ENGLISH.test(node.value)) return
        if (
          isSentence(node.value) ||
          (WORD.test(node.value) && !NAMES.test(node.value) && !CODES.test(node.value))
        ) {
          report(node, `text: ${node.value.slice(0, 60)}`)
        }
        return
      case 'TemplateLiteral': {
        const text = node.quasis.map(({ value }) => value.cooked).join(BLANK)
        const isStyle = node.expressions.some((each) => /[sS]tyles?\b/.test(source(each)))
        if (
          !isStyle &&
          /(^|[\s\uFFFC(])\p{L}{2,}([\s.,:?!)]|$)/u.test(text) &&
          /\s/.test(text) &&
          isSentence(text)
        ) {
          report(node, `text: ${source(node).slice(0, 60)}`)
        }
        visit(node.expressions, inside)
        return
      }
    }
    for (const [key, value] of Object.entries(node)) {
      if (!/^(type|start|end|typeAnnotation|returnType|typeParameters|typeArguments)$/.test(key))
        visit(value, inside)
    }
  }
  visit(program.body, { name: undefined, isInFunction: false })
  return found
}
