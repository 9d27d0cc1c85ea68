export function writePseudoLanguage(folder: string): Promise<void>
