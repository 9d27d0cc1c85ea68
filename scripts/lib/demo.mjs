/** The demonstration uses this date, so that its entries are neither late nor in the future (`DEMO_DAY` of apps/api/src/demo). */
export const DEMO_TODAY = '2026-10-29'

/** The demonstration prepares real filings; the settings of its organization show the choice. */
export const DEMO_RULES = { CUSTOMS_RULES: process.env.CUSTOMS_RULES || 'cbp' }

/** Whoever looks at the demonstration signs in with this account. */
export const DEMO_ACCOUNT = { email: 'demo@example.com', password: 'demo-import-2026' }
