/** Where the guide to condition codes explains one, within its page. Apart from the table, which no browser needs. */
export const conditionAnchor = (code: string): string => `code-${code}`
