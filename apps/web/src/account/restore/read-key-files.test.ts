import { expect, test } from 'vitest'
import { readKeyFiles } from './read-key-files.ts'

const file = (name: string, text: string) => new File([text], name)

test('the names of the files say which key each is', async () => {
  expect(await readKeyFiles([file('ssn-key', 'abc\n'), file('auth-secret', 'def')])).toEqual({
    keys: { SSN_KEY: 'abc', AUTH_SECRET: 'def' },
    problems: [],
  })
})

test('a file of another name, an empty one and one that is too long are named', async () => {
  const files = [file('notes.txt', 'abc'), file('audit-key', ' \n'), file('documents-key', 'x'.repeat(201))]
  expect(await readKeyFiles(files)).toEqual({
    keys: {},
    problems: [
      'notes.txt is not the name of a key file.',
      'audit-key holds no key.',
      'documents-key holds no key.',
    ],
  })
})
