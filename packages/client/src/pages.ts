/** What a call of a list returns: a page, or why it was refused. */
interface Answer {
  data?: { next: string | null } | undefined
}

/**
 * The pages of a list by cursor, each as the call returned it. The list ends after the page whose `next` is null, and
 * after a refusal: `for await (const { data, error } of pagesOf((after) => edfe.GET(…)))`.
 */
export async function* pagesOf<Page extends Answer>(
  read: (after: string | undefined) => Promise<Page>,
): AsyncGenerator<Page, void> {
  for (let after: string | undefined; ; ) {
    const answer = await read(after)
    yield answer
    if (!answer.data?.next) return
    after = answer.data.next
  }
}
