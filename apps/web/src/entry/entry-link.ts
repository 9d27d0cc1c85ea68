/** The address of one page of an entry, for `Link` and `navigate`: a step ('step-3') or a detail page ('bond'). */
export const entryLink = (entryId: string, page: string) =>
  ({ to: '/entries/$entryId/$page', params: { entryId, page } }) as const

/** The address of the documents of an entry. */
export const documentsLink = (entryId: string) =>
  ({ to: '/entries/$entryId/documents', params: { entryId } }) as const

/** Where an entry is filled from its papers; `new` makes one of them. */
export const papersLink = (entryId: string) =>
  ({ to: '/entries/$entryId/papers', params: { entryId } }) as const

/** The address of what is kept of an entry as data. */
export const developerDataLink = (entryId: string) =>
  ({ to: '/entries/$entryId/developer-data', params: { entryId } }) as const

/** The step at which work on an entry was left; `current_step` names the first step 'header'. */
export const resumeLink = ({ id, current_step }: { id: string; current_step: string }) =>
  entryLink(id, current_step === 'header' ? 'step-1' : current_step)

/** Where the security filing is on the page of a filed entry. */
export const SECURITY_FILING_ID = 'security-filing'
