export function englishCatalogue(): Promise<{ catalogue: Record<string, string>; problems: string[] }>
