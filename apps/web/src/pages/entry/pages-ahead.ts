/**
 * Fetches the pages that come in chunks of their own, while the server is there: work goes on when it is not. What
 * cannot be fetched now is fetched when it is opened.
 */
export const fetchPagesAhead = (): void =>
  void Promise.all([
    import('./entry-page.tsx'),
    import('./lines-step.tsx'),
    import('./named/detail-pages.ts'),
  ]).catch(() => undefined)
