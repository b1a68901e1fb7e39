/** The token of an `authorization` header, if it has our format. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;
