import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/server.ts';
import { extent } from './support/extent.ts';

let copy: string;

const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
const node = (...args: string[]) => run(process.execPath, ...args);
const bin = (name: string) => path.join('node_modules/.bin', name);

beforeAll(() => {
  copy = temporaryFolder();
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of stdout.split('\n').filter((name) => name !== '' && fs.existsSync(name))) {
    if (!fs.statSync(file).isFile()) continue;
    fs.mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    fs.copyFileSync(file, path.join(copy, file));
  }
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

/** The records of a manufacturer. */
const owned = `type Fitting @access(area: fittings, action: view) @owned(by: manufacturer) {
  id: ID!
  name: String!
  sortIndex: Int!
  version: Int!
  updatedAt: String!
}

input FittingsQuery @list(sort: "sortIndex, name, id or updatedAt") {
  name: String
}

input FittingInput @versioned {
  name: String
}

extend type Query {
  fittings(query: FittingsQuery): FittingListResponse! @access(area: fittings, action: view)
  fittingById(id: ID!): FittingResponse! @access(area: fittings, action: view)
}

extend type Mutation {
  createFitting(input: FittingInput!): FittingResponse! @access(area: fittings, action: create)
  updateFitting(id: ID!, input: FittingInput!): FittingResponse!
    @access(area: fittings, action: edit)
  deleteFittingByIds(ids: [ID!], query: FittingsQuery): BulkResponse!
    @access(area: fittings, action: delete)
  updateFittingOrders(items: [FittingOrderInput!]!): IdsResponse!
    @access(area: fittings, action: edit)
}
`;

const assertPasses = (command: string, ...args: string[]) => {
  const { status, output } = run(command, ...args);
  expect(status, `${args.join(' ')}\n${output}`).toBe(0);
};

test('a new resource has correct types', { timeout: 600_000 }, () => {
  const written = node('scripts/new.mjs', 'warranties', '--domain', 'catalogue');
  expect(written.status, written.output).toBe(0);
  expect(written.output).toContain('wrote contract/schema/catalogue/warranties.graphql');
  expect(written.output).toContain('changed resources/registry.ts');
  assertPasses(bin('tsc'), '--noEmit', '-p', '.');
});

test.runIf(extent(false, true))(
  'it passes all checks, together with one whose records have owners',
  { timeout: 1_200_000 },
  () => {
    fs.writeFileSync(path.join(copy, 'contract/schema/people/fittings.graphql'), owned);
    assertPasses(process.execPath, 'scripts/new.mjs', 'fittings');
    assertPasses(process.execPath, 'scripts/codegen.mjs', '--check');
    assertPasses(bin('tsc'), '--noEmit', '-p', '.');
    assertPasses(bin('biome'), 'ci', 'contract', 'i18n', 'resources', 'server', 'tests');
    assertPasses(bin('knip'));
    const unit = ['contract', 'i18n', 'resources', 'server/db'];
    assertPasses(bin('vitest'), 'run', '--project', 'unit', ...unit);
    assertPasses(bin('vitest'), 'run', '--project', 'dom', 'resources/registry.test.tsx');
    const access = ['access/edits', 'access/mutations', 'access/roles'];
    assertPasses(bin('vitest'), 'run', '--project', 'integration', ...access);
  },
);

test('a field of a kind that the skeleton does not know is refused by its name', () => {
  const file = path.join(copy, 'contract/schema/sales/bundles.graphql');
  fs.writeFileSync(
    file,
    `type Bundle { id: ID! name: String! tags: [ID!]! version: Int! updatedAt: String! }
    input BundleInput { name: String tags: [ID!] }`,
  );
  const { status, output } = node('scripts/new.mjs', 'bundles');
  fs.rmSync(file);
  expect(status).toBe(1);
  expect(output).toContain('bundles.graphql: tags is neither String, Int nor Boolean');
  expect(fs.existsSync(path.join(copy, 'resources/sales/bundles'))).toBe(false);
});
