/** A temporary reason for not starting, printed for the operator without a stack. */
export class StartProblem extends Error {
  readonly exitCode: number = 1;
}

/**
 * A permanent reason for not starting, which the operator must fix. Its exit code is EX_CONFIG of
 * sysexits.h, at which the unit in the deployment guide does not restart the server.
 */
export class PermanentStartProblem extends StartProblem {
  override readonly exitCode = 78;
}

interface StartFailure {
  text: string;
  exitCode: number;
}

/** The message for an operator about a server or command that could not start. */
export const startFailureOf = (thrown: unknown): StartFailure => {
  const error = innermost(thrown);
  if (error instanceof StartProblem) return { text: error.message, exitCode: error.exitCode };
  const text = textOf(error as NodeJS.ErrnoException & Details);
  return { text: text ?? unexpected(error), exitCode: 1 };
};

const unexpected = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Additional properties of errors from Node and PostgreSQL. */
interface Details {
  hostname?: string;
  address?: string;
  port?: number;
}

/**
 * The error of the first address: a failed connection to a host with two addresses has one error
 * for each.
 */
const innermost = (error: unknown): unknown =>
  error instanceof AggregateError ? (error.errors[0] ?? error) : error;

const textOf = (error: NodeJS.ErrnoException & Details): string | undefined => {
  const known = typeof error?.code === 'string' ? texts[error.code] : undefined;
  if (known) return known(error);
  return error?.message === 'timeout exceeded when trying to connect'
    ? 'The server of DATABASE_URL does not answer.'
    : undefined;
};

const texts: Record<string, (error: NodeJS.ErrnoException & Details) => string> = {
  '3D000': ({ message }) =>
    `DATABASE_URL: ${message}. Create it with createdb, or correct the address.`,
  '28P01': ({ message }) => `DATABASE_URL: ${message}.`,
  '28000': ({ message }) => `DATABASE_URL: ${message}.`,
  '42501': ({ message }) => `DATABASE_URL: ${message}. The user must own the database.`,
  '25006': () =>
    'DATABASE_URL: the database is read-only. Name the primary, or wait until this server may write.',
  '53100': () => noRoom,
  XX001: ({ message }) => damaged(message),
  XX002: ({ message }) => damaged(message),
  // what pgbouncer answers by default; 08P01 in general is a broken protocol
  '08P01': ({ message }) =>
    /unsupported startup parameter/.test(message)
      ? 'DATABASE_URL leads to a pooler. Set DATABASE_DIRECT_URL to the address of the server behind it.'
      : `DATABASE_URL: ${message}.`,
  '53300': ({ message }) =>
    `DATABASE_URL: ${message}. Lower DATABASE_CONNECTIONS, or raise max_connections.`,
  ENOTFOUND: ({ hostname }) => unknownHost(hostname),
  EAI_AGAIN: ({ hostname }) => unknownHost(hostname),
  ECONNREFUSED: ({ address, port }) =>
    `DATABASE_URL: nothing answers at ${address}:${port}. Start the database, or correct the address.`,
  EADDRINUSE: ({ port }) => `PORT: ${port} is in use. Stop what uses it, or choose another.`,
  EADDRNOTAVAIL: ({ address }) => `HOST: ${address} is no address of this machine.`,
  EACCES: (error) =>
    error.syscall === 'listen'
      ? `PORT: this user may not use ${error.port}. Choose one above 1023.`
      : notWritable(error),
  EPERM: (error) => notWritable(error),
  EROFS: (error) => notWritable(error),
  ENOTDIR: ({ path }) => `DATA_DIR: ${path} is not in a folder. Choose another.`,
  EEXIST: ({ path }) => `DATA_DIR: ${path} is a file, not a folder. Choose another.`,
  EDQUOT: () => noRoom,
  ENOSPC: () => noRoom,
};

const noRoom = 'The disk is full. Make room and start again.';
const damaged = (message: string) =>
  `The database is damaged: ${message}. \`npm run check\` names what is damaged; restore a backup (docs/deploy.md).`;
const unknownHost = (host = '') => `DATABASE_URL: the host ${host} is unknown.`;
const notWritable = ({ path }: NodeJS.ErrnoException) =>
  `DATA_DIR: this user may not write ${path}. Correct its owner, or choose another folder.`;
