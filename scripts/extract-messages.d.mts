export function englishCatalogue(): Promise<{
  catalogue: Record<string, string>
  places: ReadonlyMap<string, string>
  problems: string[]
}>
