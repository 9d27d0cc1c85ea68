/** Routes of one entry: `/entries/new` and `/entries/$entryId/…`. */
export const entryRoutes = [] as const
