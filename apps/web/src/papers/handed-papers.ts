let handed: readonly File[] = []

/** Hands files that were dropped on another page to the page of papers, which takes them once. */
export const handPapers = (files: readonly File[]): void => {
  handed = files
}

export const takeHandedPapers = (): readonly File[] => {
  const files = handed
  handed = []
  return files
}
