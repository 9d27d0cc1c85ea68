/** A throwaway PostgreSQL cluster of the binaries in a folder. */
export function startCluster(binaries: string): Promise<{ url: string; stop(): Promise<void> }>
