/**
 * Fetches the parts of the entry page that are separate chunks, while the server answers: a person can then work on when
 * it does not. A chunk that cannot be fetched now is fetched when it is opened.
 */
export const prefetchChunks = (): void =>
  void Promise.all([import('./steps/lines/lines-step.tsx'), import('./details/detail-routes.ts')]).catch(
    () => undefined,
  )
