/** The token of an `authorization` header, if it is one of ours. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;
