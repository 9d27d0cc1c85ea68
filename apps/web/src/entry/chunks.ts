/** The parts of the entry page that are separate chunks: a slow connection loads no sheet of lines with a short step. */
export const CHUNKS = {
  header: () => import('./steps/header-step.tsx'),
  shipment: () => import('./steps/shipment-step.tsx'),
  parties: () => import('./steps/parties-step.tsx'),
  totals: () => import('./steps/totals/totals-step.tsx'),
  review: () => import('./steps/review/review-step.tsx'),
  lines: () => import('./steps/lines/lines-step.tsx'),
  filed: () => import('./filed/filed-entry.tsx'),
  details: () => import('./details/detail-routes.ts'),
}

/**
 * Fetches them while the server answers: a person can then work on when it does not. A chunk that cannot be fetched now
 * is fetched when it is opened.
 */
export const prefetchChunks = (): void =>
  void Promise.all(Object.values(CHUNKS).map((load) => load())).catch(() => undefined)
