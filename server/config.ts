import path from 'node:path';
import * as v from 'valibot';
import { PermanentStartProblem } from '#server/errors/startProblem.ts';
import { asksForHost, hostAddresses } from './db/hosts.ts';
import { keyBytes } from './secrets/keys.ts';

const wholeNumber = (fallback: number, min: number, max: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

/** Kinds of hosts that `target_session_attrs` may ask for: one that accepts writes, or replicas. */
const writableHosts = ['read-write', 'primary'];
const replicaHosts = ['standby', 'prefer-standby', 'read-only'];

const databaseAddress = (hosts: readonly string[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
      v.check(
        (url) => hostAddresses(url).length > 0,
        'must look like postgres://user:password@host:5432/atrium; several hosts are separated by commas',
      ),
      v.check(
        (url) => asksForHost(url, hosts),
        `may have target_session_attrs only as ${hosts.join(' or ')}`,
      ),
    ),
  );

const variables = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: wholeNumber(3000, 0, 65535),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: databaseAddress(writableHosts),
  DATABASE_DIRECT_URL: databaseAddress(writableHosts),
  DATABASE_READ_URL: databaseAddress(replicaHosts),
  DATABASE_CONNECTIONS: wholeNumber(10, 1, 500),
  MIGRATIONS: v.optional(v.picklist(['start', 'wait'], 'must be start or wait'), 'start'),
  SEED: v.optional(v.picklist(['demo', 'none'], 'must be demo or none')),
  ADMIN_SECOND_FACTOR: v.optional(
    v.picklist(['required', 'optional'], 'must be required or optional'),
  ),
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
  S3_ENDPOINT: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^?#]+$/, 'must be an address'))),
  S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not a valid bucket name')),
  ),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  AI_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^?#@\s]+$/, 'must be an address such as https://api.example.com/v1'),
    ),
  ),
  AI_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'is not a valid key'))),
  AI_MODEL: v.optional(v.string()),
  AI_TIMEOUT: wholeNumber(60, 1, 100),
  PAYPAL_CLIENT_ID: v.optional(v.string()),
  PAYPAL_CLIENT_SECRET: v.optional(v.string()),
  PAYPAL_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^/?#@\s]+$/, 'must be an address such as https://api-m.paypal.com'),
    ),
    'https://api-m.paypal.com',
  ),
  PAYPAL_LOGIN_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^/?#@\s]+$/, 'must be an address such as https://www.paypal.com'),
    ),
    'https://www.paypal.com',
  ),
  SECRETS_KEY: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => Buffer.from(text, 'base64')),
      v.check(({ length }) => length === keyBytes, 'must be what openssl rand -base64 32 prints'),
    ),
  ),
  DOCUMENT_YEARS: wholeNumber(8, 1, 30),
  PAYOUT_FOUR_EYES: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  PAYOUT_TWO_APPROVALS_ABOVE: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be an amount such as 5000')),
  ),
  TRUST_PROXY: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  INTROSPECTION: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  CLAMD: v.optional(
    v.pipe(v.string(), v.regex(/^(\/.+|[^\s/]+:\d{1,5})$/, 'must be a path or host:port')),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^?#\s]+$/, 'must be an address such as http://localhost:4318'),
    ),
  ),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_PORT: wholeNumber(0, 0, 65535),
  REQUESTS_PER_MINUTE: wholeNumber(6000, 0, 1_000_000),
  SHOP_REQUESTS_PER_MINUTE: wholeNumber(6000, 0, 1_000_000),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'is not a known level'),
    'warn',
  ),
});

/** The S3 settings: all of them, or none to keep images in DATA_DIR. */
const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const environment = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [['SMTP_URL'], ['MAIL_FROM']],
      ({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined,
      'is required with SMTP_URL: the sender of all mails',
    ),
    ['MAIL_FROM'],
  ),
  v.forward(
    v.partialCheck(
      [['AI_URL'], ['AI_MODEL']],
      ({ AI_URL, AI_MODEL }) => (AI_URL === undefined) === (AI_MODEL === undefined),
      'must be set together with AI_URL: the vision model to use',
    ),
    ['AI_MODEL'],
  ),
  v.forward(
    v.partialCheck(
      [['PAYPAL_CLIENT_ID'], ['PAYPAL_CLIENT_SECRET']],
      ({ PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET }) =>
        (PAYPAL_CLIENT_ID === undefined) === (PAYPAL_CLIENT_SECRET === undefined),
      'must be set together with PAYPAL_CLIENT_ID',
    ),
    ['PAYPAL_CLIENT_SECRET'],
  ),
  v.forward(
    v.partialCheck(
      [['DATABASE_URL'], ['DATABASE_READ_URL']],
      ({ DATABASE_URL, DATABASE_READ_URL }) =>
        DATABASE_READ_URL === undefined || DATABASE_URL !== undefined,
      'must be set together with DATABASE_URL: the replicas are those of that server',
    ),
    ['DATABASE_READ_URL'],
  ),
  v.forward(
    v.partialCheck(
      [['DATABASE_URL'], ['DATABASE_DIRECT_URL']],
      ({ DATABASE_URL, DATABASE_DIRECT_URL }) =>
        DATABASE_DIRECT_URL === undefined || DATABASE_URL !== undefined,
      'must be set together with DATABASE_URL: the address of a pooler in front of that server',
    ),
    ['DATABASE_DIRECT_URL'],
  ),
  v.forward(
    v.partialCheck(
      [['DATABASE_URL'], ['MIGRATIONS']],
      ({ DATABASE_URL, MIGRATIONS }) => DATABASE_URL !== undefined || MIGRATIONS === 'start',
      'must be start without DATABASE_URL: only one process can open the embedded database',
    ),
    ['MIGRATIONS'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const missing = s3Names.filter((name) => dataset.value[name] === undefined);
    if (missing.length === 0 || missing.length === s3Names.length) return;
    addIssue({ message: `S3_*: ${missing.join(', ')} must also be set` });
  }),
);

/** A bucket of an S3-compatible store, addressed by path: `<endpoint>/<bucket>/<key>`. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** An OpenAI-compatible chat completions endpoint with a vision model. */
export interface AiSettings {
  /** Base address, to which `/chat/completions` is appended. */
  url: string;
  apiKey: string | undefined;
  model: string;
  timeoutSeconds: number;
}

/** What the operator requires of administrators who approve and pay payouts. */
export interface PayoutRules {
  /** The administrator who approved a payout cannot mark it as paid. */
  isFourEyes: boolean;
  /** EUR net; above it, two administrators approve a payout. */
  twoApprovalsAbove: string | undefined;
}

export const noPayoutRules: PayoutRules = { isFourEyes: false, twoApprovalsAbove: undefined };

/** A PayPal application, with which partners connect their accounts. */
export interface PaypalSettings {
  clientId: string;
  secret: string;
  /** Base address of the API, and of the pages on which users give their consent. */
  url: string;
  loginUrl: string;
  timeoutSeconds: number;
}

/** `initially` is a rule that administrators can change. */
export type AdminSecondFactor = 'required' | 'optional' | 'initially';

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same server without the pooler to which `databaseUrl` leads; undefined without a pooler. */
  databaseDirectUrl: string | undefined;
  /** Replicas that answer reads. */
  databaseReadUrl: string | undefined;
  databaseConnections: number;
  /** `wait`: the server does not migrate the database, but waits until the command `migrate` has. */
  migrations: 'start' | 'wait';
  seed: 'demo' | 'none';
  /** Whether administrators need a second factor; undefined for a product that is only tried. */
  adminSecondFactor: AdminSecondFactor | undefined;
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Sender of all mails. */
  mailFrom: string;
  /** Image store instead of DATA_DIR. */
  s3: S3Settings | undefined;
  /** Analyses images instead of the server itself. */
  ai: AiSettings | undefined;
  /** Connects partners' accounts; undefined if PayPal is not offered. */
  paypal: PaypalSettings | undefined;
  /** Encrypts secrets in the database; without it, a key in DATA_DIR does. */
  secretsKey: Buffer | undefined;
  /** Years for which the documents of anonymised customers are kept, after the year they are of. */
  documentYears: number;
  /** Who may approve and pay payouts; no rule by default. */
  payoutRules: PayoutRules;
  trustProxy: boolean;
  /** Limit per client address; 0 for none. */
  requestsPerMinute: number;
  /** Of each shop's key. */
  shopRequestsPerMinute: number;
  logLevel: string;
  /** The collector of OpenTelemetry that traces are sent to; none without. */
  traceCollector: string | undefined;
  /** Whether the API answers introspection queries; for developers only. */
  introspection: boolean;
  metricsHost: string;
  /** The socket of ClamAV's daemon, which scans uploaded documents: a path, or `host:port`. */
  clamd: string | undefined;
  /** Port for metrics; 0 for none. */
  metricsPort: number;
  /** Folder of the built application; not served if it does not exist. */
  clientDir: string;
}

export class ConfigError extends PermanentStartProblem {}

/** Reads and validates the settings once. Throws {@link ConfigError} naming every invalid one. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, given);
  if (!result.success) {
    const lines = result.issues.map(
      (issue) => `  ${[v.getDotPath(issue), issue.message].filter(Boolean).join(' ')}`,
    );
    throw new ConfigError(`Wrong settings:\n${lines.join('\n')}`);
  }
  const settings = result.output;
  const isTrial = !settings.DATABASE_URL && !settings.PUBLIC_URL;
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    databaseReadUrl: settings.DATABASE_READ_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    migrations: settings.MIGRATIONS,
    seed: settings.SEED ?? (isTrial ? 'demo' : 'none'),
    adminSecondFactor:
      settings.ADMIN_SECOND_FACTOR ?? (settings.PUBLIC_URL ? 'initially' : undefined),
    publicUrl: settings.PUBLIC_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? 'Atrium <no-reply@atrium.localhost>',
    s3: s3Of(settings),
    ai: aiOf(settings),
    paypal: paypalOf(settings),
    secretsKey: settings.SECRETS_KEY,
    documentYears: settings.DOCUMENT_YEARS,
    payoutRules: {
      isFourEyes: settings.PAYOUT_FOUR_EYES === 'true',
      twoApprovalsAbove: settings.PAYOUT_TWO_APPROVALS_ABOVE,
    },
    trustProxy: settings.TRUST_PROXY === 'true',
    clamd: settings.CLAMD,
    metricsHost: settings.METRICS_HOST,
    metricsPort: settings.METRICS_PORT,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    shopRequestsPerMinute: settings.SHOP_REQUESTS_PER_MINUTE,
    logLevel: settings.LOG_LEVEL,
    traceCollector: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    introspection: settings.INTROSPECTION === 'true',
    clientDir: path.resolve('dist/client'),
  };
};

const s3Of = (settings: v.InferOutput<typeof variables>): S3Settings | undefined => {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
};

const aiOf = (settings: v.InferOutput<typeof variables>): AiSettings | undefined => {
  const { AI_URL, AI_API_KEY, AI_MODEL, AI_TIMEOUT } = settings;
  if (!AI_URL || !AI_MODEL) return undefined;
  const url = AI_URL.replace(/\/+$/, '');
  return { url, apiKey: AI_API_KEY, model: AI_MODEL, timeoutSeconds: AI_TIMEOUT };
};

const paypalOf = (settings: v.InferOutput<typeof variables>): PaypalSettings | undefined => {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_URL, PAYPAL_LOGIN_URL } = settings;
  if (!PAYPAL_CLIENT_ID || !PAYPAL_CLIENT_SECRET) return undefined;
  return {
    clientId: PAYPAL_CLIENT_ID,
    secret: PAYPAL_CLIENT_SECRET,
    url: PAYPAL_URL,
    loginUrl: PAYPAL_LOGIN_URL,
    timeoutSeconds: 10,
  };
};

/** The database these settings point to, for migrations and commands: not through a pooler. */
export const databaseLocation = (config: Config) =>
  config.databaseUrl
    ? {
        setting: config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
        url: config.databaseDirectUrl ?? config.databaseUrl,
        connections: config.databaseConnections,
      }
    : { setting: 'DATA_DIR', folder: path.join(config.dataDir, 'database') };

/** The server with that database, for requests and jobs. */
export const servingLocation = (config: Config, url: string) => ({
  url,
  isPooled: config.databaseDirectUrl !== undefined,
  readUrl: config.databaseReadUrl,
  connections: config.databaseConnections,
});
