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

/** A failure on the database that a setting names; `startFailureOf` says which one. */
class FailureOfSetting extends Error {
  constructor(
    readonly setting: string,
    override readonly cause: unknown,
  ) {
    super();
  }
}

/** Does `work` on the database that a setting names, which is blamed if it cannot be reached. */
export const blamingSetting = async <Result>(
  setting: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StartProblem ? error : new FailureOfSetting(setting, error);
  }
};

interface StartFailure {
  text: string;
  exitCode: number;
}

/** The message for an operator about a server or command that could not start. */
export const startFailureOf = (thrown: unknown): StartFailure => {
  const { setting, cause } =
    thrown instanceof FailureOfSetting ? thrown : { setting: 'DATABASE_URL', cause: thrown };
  const error = innermost(cause);
  if (error instanceof StartProblem) return { text: error.message, exitCode: error.exitCode };
  const text = textOf(error as Failure, setting);
  return { text: text ?? unexpected(error), exitCode: 1 };
};

const unexpected = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** With the additional properties of errors from Node and PostgreSQL. */
interface Failure extends NodeJS.ErrnoException {
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

const textOf = (error: Failure, setting: string): string | undefined => {
  const known = typeof error?.code === 'string' ? texts[error.code] : undefined;
  if (known) return known(error, setting);
  return error?.message === 'timeout exceeded when trying to connect'
    ? `The server of ${setting} does not answer.`
    : undefined;
};

type Text = (error: Failure, setting: string) => string;

const refused: Text = ({ message }, setting) => `${setting}: ${message}.`;
const unknownHost: Text = ({ hostname = '' }, setting) =>
  `${setting}: the host ${hostname} is unknown.`;
const unreached: Text = ({ address, port }, setting) =>
  `${setting}: ${address}:${port} cannot be reached. Correct the address, or the network.`;

const texts: Record<string, Text> = {
  '3D000': ({ message }, setting) =>
    `${setting}: ${message}. Create it with createdb, or correct the address.`,
  '28P01': refused,
  '28000': refused,
  '42501': ({ message }, setting) => `${setting}: ${message}. The user must own the database.`,
  '25006': (_, setting) =>
    `${setting}: the database is read-only. Name the primary, or wait until this server may write.`,
  '53100': () => noRoom,
  XX001: ({ message }) => damaged(message),
  XX002: ({ message }) => damaged(message),
  // what pgbouncer answers by default; 08P01 in general is a broken protocol
  '08P01': (error, setting) =>
    /unsupported startup parameter/.test(error.message)
      ? `${setting} leads to a pooler. Set DATABASE_DIRECT_URL to the address of the server behind it.`
      : refused(error, setting),
  '53300': ({ message }, setting) =>
    `${setting}: ${message}. Lower DATABASE_CONNECTIONS, or raise max_connections.`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  EHOSTUNREACH: unreached,
  EHOSTDOWN: unreached,
  ENETUNREACH: unreached,
  ENETDOWN: unreached,
  ETIMEDOUT: unreached,
  ECONNREFUSED: ({ address, port }, setting) =>
    `${setting}: nothing answers at ${address}:${port}. Start the database, or correct the address.`,
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
const notWritable = ({ path }: NodeJS.ErrnoException) =>
  `DATA_DIR: this user may not write ${path}. Correct its owner, or choose another folder.`;
