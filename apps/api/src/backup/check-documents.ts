import { createHash } from 'node:crypto'
import type { Contents } from '../documents/content/contents.ts'
import type { StoredDocument } from './stored-documents.ts'

/** Sentences on the documents that cannot be opened or have another content than their rows say. */
export async function documentProblems(
  contents: Contents,
  documents: readonly StoredDocument[],
): Promise<string[]> {
  const problems: string[] = []
  for (const document of documents) {
    const problem = await documentProblem(contents, document)
    if (problem) problems.push(`The document ${document.id} ${problem}.`)
  }
  return problems
}

/** The fault of a document's content; undefined when it has none. */
async function documentProblem(contents: Contents, document: StoredDocument): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const part of contents.read(document)) hash.update(part)
  } catch (error) {
    return `cannot be opened (${(error as Error).message})`
  }
  return hash.digest('hex') === document.sha256 ? undefined : 'has another content than its row says'
}
