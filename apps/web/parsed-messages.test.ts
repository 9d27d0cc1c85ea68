import { build } from 'vite'
import { expect, test } from 'vitest'
import { parsedMessages } from './parsed-messages.ts'

/** A module as the build sends it to a browser. */
async function built(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'source',
        resolveId: (id) => (id === 'source' ? '\0source' : null),
        load: (id) => (id === '\0source' ? source : null),
      },
      parsedMessages(),
    ],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: 'source', preserveEntrySignatures: 'strict' },
    },
  })
  const [output] = [result].flat()
  return output && 'output' in output ? output.output[0].code : ''
}

test('the build parses a message with blanks, and leaves text without them as it is', async () => {
  const code = await built(`
    export const plain = { id: 'a', defaultMessage: 'It’s one line' }
    export const blank = { id: 'b', defaultMessage: 'Step {number}' }
  `)
  expect(code).toContain('"It’s one line"')
  expect(code).not.toContain('Step {number}')
  expect(code).toMatch(/type"?: 1,\s+"?value"?: "number"/)
})

test('the build refuses English that is not ICU syntax', async () => {
  await expect(built(`export default { id: 'a', defaultMessage: 'Step {number' }`)).rejects.toThrow()
})
