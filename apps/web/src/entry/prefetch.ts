/**
 * Fetches the pages that come in chunks of their own, while the server is there: work goes on when it is not. What
 * cannot be fetched now is fetched when it is opened.
 */
export const prefetchChunks = (): void =>
  void Promise.all([
    import('./entry-page.tsx'),
    import('./steps/lines/lines-step.tsx'),
    import('./details/detail-routes.ts'),
  ]).catch(() => undefined)
