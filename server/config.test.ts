import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, databaseLocation, readConfig } from './config.ts';

const wrong = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error(`Accepted: ${JSON.stringify(env)}`);
};

describe('defaults', () => {
  test('are the ones of a fresh clone', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      databaseConnections: 10,
      migrations: 'start',
      seed: 'demo',
      publicUrl: undefined,
      smtpUrl: undefined,
      mailFrom: 'Atrium <no-reply@atrium.localhost>',
      s3: undefined,
      ai: undefined,
      adminSecondFactor: undefined,
      secretsKey: undefined,
      documentYears: 8,
      trustProxy: false,
      metricsHost: '127.0.0.1',
      metricsPort: 0,
      payoutRules: { isFourEyes: false, twoApprovalsAbove: undefined },
      requestsPerMinute: 6000,
      shopRequestsPerMinute: 6000,
      logLevel: 'warn',
      introspection: false,
      clientDir: path.resolve('dist/client'),
    });
  });

  test('apply if a setting is empty', () => {
    expect(readConfig({ PORT: '', HOST: '', DATABASE_URL: '', SEED: '' })).toEqual(readConfig({}));
  });

  test.each([
    [{ DATABASE_URL: 'postgresql://db/atrium' }, 'none'],
    [{ PUBLIC_URL: 'https://{portal}.example.com' }, 'none'],
    [{ DATABASE_URL: 'postgres://db/atrium', SEED: 'demo' }, 'demo'],
    [{ SEED: 'none' }, 'none'],
  ])('use, with %j, the seed %s', (env, seed) => {
    expect(readConfig(env).seed).toBe(seed);
  });

  test('the embedded database is in DATA_DIR, unless a server is named', () => {
    expect(databaseLocation(readConfig({ DATA_DIR: '/srv/atrium' }))).toEqual({
      setting: 'DATA_DIR',
      folder: '/srv/atrium/database',
    });
    const env = { DATABASE_URL: 'postgres://db/atrium', DATABASE_CONNECTIONS: '3' };
    expect(databaseLocation(readConfig(env))).toEqual({
      setting: 'DATABASE_URL',
      url: 'postgres://db/atrium',
      connections: 3,
    });
    const pooled = { ...env, DATABASE_DIRECT_URL: 'postgres://direct/atrium' };
    expect(databaseLocation(readConfig(pooled))).toMatchObject({
      setting: 'DATABASE_DIRECT_URL',
      url: 'postgres://direct/atrium',
    });
  });
});

describe('wrong settings', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3000a'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'postgres://db:port/atrium'],
    ['DATABASE_URL', 'postgres://db1:5432,db2:port/atrium'],
    ['DATABASE_URL', 'postgres://db1,db2/atrium?target_session_attrs=standby'],
    ['DATABASE_CONNECTIONS', '1.5'],
    // only with DATABASE_URL
    ['DATABASE_READ_URL', 'postgres://db2/atrium'],
    ['DATABASE_READ_URL', 'mysql://db2/atrium'],
    ['MIGRATIONS', 'wait'],
    ['DATABASE_DIRECT_URL', 'postgres://db/atrium'],
    ['DATABASE_DIRECT_URL', 'postgres://db:port/atrium'],
    ['DATABASE_CONNECTIONS', '0'],
    ['SEED', 'Demo'],
    ['PUBLIC_URL', 'https://example.com'],
    ['PUBLIC_URL', '{portal}.example.com'],
    ['PUBLIC_URL', 'https://{portal}.example.com/path'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'Atrium'],
    ['S3_ENDPOINT', 'example.com'],
    ['S3_BUCKET', 'Pictures!'],
    ['AI_URL', 'api.example.com/v1'],
    ['ADMIN_SECOND_FACTOR', 'yes'],
    ['SECRETS_KEY', 'too short'],
    ['SECRETS_KEY', Buffer.alloc(33).toString('base64')],
    ['AI_URL', 'https://me:geheim@api.example.com/v1'],
    ['AI_TIMEOUT', '0'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
  ])('%s=%s is rejected by name', (name, value) => {
    expect(wrong({ [name]: value })).toContain(name);
  });

  test.each([
    ['DATABASE_URL', 'standby', 'read-write or primary'],
    ['DATABASE_DIRECT_URL', 'any', 'read-write or primary'],
    ['DATABASE_READ_URL', 'read-write', 'standby or prefer-standby or read-only'],
  ])('%s does not ask for a host that is %s, and says for which it may', (name, kind, allowed) => {
    const url = `postgres://db2/atrium?target_session_attrs=${kind}`;
    const env = { DATABASE_URL: 'postgres://db/atrium', [name]: url };
    expect(wrong(env)).toBe(
      `Wrong settings:\n  ${name} may have target_session_attrs only as ${allowed}`,
    );
  });

  test.each(['standby', 'prefer-standby', 'read-only'])('replicas may be %s', (kind) => {
    const url = `postgres://db2/atrium?target_session_attrs=${kind}`;
    const env = { DATABASE_URL: 'postgres://db/atrium', DATABASE_READ_URL: url };
    expect(readConfig(env).databaseReadUrl).toBe(url);
  });

  test('SMTP needs a sender', () => {
    const smtp = { SMTP_URL: 'smtp://localhost:25' };
    expect(wrong(smtp)).toContain('MAIL_FROM');
    const { smtpUrl, mailFrom } = readConfig({ ...smtp, MAIL_FROM: 'a@example.com' });
    expect([smtpUrl, mailFrom]).toEqual(['smtp://localhost:25', 'a@example.com']);
  });

  test('a bucket needs all of its settings', () => {
    const bucket = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'geheim',
    };
    const { endpoint, region, secretAccessKey } = readConfig(bucket).s3 ?? {};
    expect([endpoint, region, secretAccessKey]).toEqual([
      'https://s3.example.com',
      'us-east-1',
      'geheim',
    ]);
    for (const name of Object.keys(bucket))
      expect(wrong({ ...bucket, [name]: '' })).toContain(name);
  });

  test('an AI service needs an address and a model', () => {
    const ai = { AI_URL: 'https://api.example.com/v1/', AI_MODEL: 'sees', AI_API_KEY: 'sk-geheim' };
    expect(readConfig(ai).ai).toEqual({
      url: 'https://api.example.com/v1',
      model: 'sees',
      apiKey: 'sk-geheim',
      timeoutSeconds: 60,
    });
    expect(wrong({ AI_URL: ai.AI_URL })).toContain('AI_MODEL');
    expect(wrong({ AI_MODEL: ai.AI_MODEL })).toContain('AI_MODEL');
    expect(wrong({ ...ai, AI_API_KEY: 'sk geheim' })).not.toContain('geheim');
  });

  test('are all reported at once', () => {
    const message = wrong({ PORT: 'x', SEED: 'y', TRUST_PROXY: 'z', HOST: 'localhost' });
    for (const name of ['PORT', 'SEED', 'TRUST_PROXY']) expect(message).toContain(name);
    expect(message).not.toContain('HOST');
  });

  test('do not repeat a password', () => {
    expect(wrong({ DATABASE_URL: 'mysql://me:geheim@db' })).not.toContain('geheim');
    expect(wrong({ SMTP_URL: 'imap://me:geheim@mail' })).not.toContain('geheim');
  });
});
