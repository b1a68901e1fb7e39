import path from 'node:path';
import * as v from 'valibot';

const wholeNumber = (fallback: number, min: number, max: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

const variables = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: wholeNumber(3000, 0, 65535),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
    ),
  ),
  DATABASE_CONNECTIONS: wholeNumber(10, 1, 500),
  SEED: v.optional(v.picklist(['demo', 'none'], 'must be demo or none')),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^/]*\{portal\}[^/]*$/, 'must look like https://{portal}.example.com'),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/./, 'must look like smtp://user:password@host:587')),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/@/, 'must be an address, such as Atrium <no-reply@example.com>')),
  ),
  TRUST_PROXY: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'is no known level'),
    'warn',
  ),
});

const environment = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [['SMTP_URL'], ['MAIL_FROM']],
      ({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined,
      'must be given with SMTP_URL: whom mails come from',
    ),
    ['MAIL_FROM'],
  ),
);

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseConnections: number;
  seed: 'demo' | 'none';
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Whom mails come from. */
  mailFrom: string;
  trustProxy: boolean;
  logLevel: string;
  /** The built application; a folder that is not there is not served. */
  clientDir: string;
}

export class ConfigError extends Error {}

/** Reads and checks the settings once; throws {@link ConfigError} naming every wrong one. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, given);
  if (!result.success) {
    const lines = result.issues.map((issue) => `  ${v.getDotPath(issue)} ${issue.message}`);
    throw new ConfigError(`Wrong settings:\n${lines.join('\n')}`);
  }
  const settings = result.output;
  const isTrial = !settings.DATABASE_URL && !settings.PUBLIC_URL;
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    seed: settings.SEED ?? (isTrial ? 'demo' : 'none'),
    publicUrl: settings.PUBLIC_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? 'Atrium <no-reply@atrium.localhost>',
    trustProxy: settings.TRUST_PROXY === 'true',
    logLevel: settings.LOG_LEVEL,
    clientDir: path.resolve('dist/client'),
  };
};

/** Where the database of these settings is. */
export const databaseLocation = (config: Config) =>
  config.databaseUrl
    ? { url: config.databaseUrl, connections: config.databaseConnections }
    : { folder: path.join(config.dataDir, 'database') };
