/** The date of the demonstration. */
export const DEMO_TODAY: string
