/** The areas of a translation that every page of the application needs; the server names them with a page. */
export const FIRST_AREAS = ['app', 'domain', 'fields'] as const

/** The areas that come with the first page of an entry or the like. */
export const LATER_AREAS = ['entry', 'start', 'customs', 'rules'] as const

/** The cookie in which a browser keeps the language of its reader, a BCP 47 tag; English when there is none. */
export const LANGUAGE_COOKIE = 'edfe.language'
