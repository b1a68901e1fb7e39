import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const domains = [
  'dashboard',
  'shop',
  'website',
  'sales',
  'selling',
  'people',
  'catalogue',
  'platform',
];
const root = import.meta.dirname;
const textOf = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/**
 * Statements of lower domains that read tables of higher ones: what lists show, filter and sort by is
 * read in the list's own statement. Uses that keep records from being deleted, and what else changes
 * with a record, are contributed (`Contributions`).
 */
const read: Readonly<Record<string, readonly [tables: string, reason: string]>> = {
  'catalogue/parents/parents.ts': ['vendor_products', 'filter and number of vendors that include'],
  'catalogue/tags/tags.ts': [
    'blog_post_tags, style_tags',
    'sort by use; a used tag keeps its type',
  ],
  'catalogue/variations/counts/counted.ts': [
    'vendor_products',
    'number of products that sellers include',
  ],
  'catalogue/variations/filter.ts': [
    'vendor_products',
    'filter of bulk actions, lists and exports',
  ],
  'catalogue/variations/page.ts': ['vendor_products', 'number of vendors that include'],
  'people/manufacturers/resolvers.ts': ['vendor_products', 'brands that a vendor sells'],
  'people/networks/network.ts': ['vendor_products', 'number of published products'],
  'people/networks/requests.ts': [
    'vendor_products',
    'number of products that a connection carries',
  ],
  'people/userManagement/customers.ts': ['orders', 'number of orders'],
  'people/userManagement/manufacturers.ts': ['order_lines', 'sort by open orders'],
  'people/userManagement/persons.ts': ['orders', 'what orders know of an anonymised customer'],
  'people/userManagement/vendors.ts': [
    'order_parts, vendor_products',
    'sort by open orders and products',
  ],
  'platform/apiKeys/keys.ts': ['shops', 'a new key is refused without its shop'],
  'platform/system/state.ts': [
    'count_checks, webhook_deliveries',
    'lengths of queues, and the last check of kept values',
  ],
  'sales/discounts/conditions.ts': ['shops', 'names of the shops that take a code'],
};

/** The tables that a domain's README names. */
const namedBy = (domain: string): string[] => {
  const [, section = ''] = /\*\*Tables\.\*\*(.*?)\n\n/s.exec(textOf(`${domain}/README.md`)) ?? [];
  return [...section.matchAll(/`(\w+)`/g)].map(([, name]) => name as string);
};

const tables = [
  ...textOf('../generated/database.ts')
    .replace(/^.*export interface DB \{/s, '')
    .matchAll(/^ {2}(\w+): \w+;$/gm),
].map(([, name]) => name as string);

const singular = (name: string): string =>
  name.replace(/ies$/, 'y').replace(/xes$/, 'x').replace(/s$/, '');

/** The domain whose README names the table, or the record that it holds rows of. */
const ownerOf = (table: string): string | undefined => {
  const named = domains.flatMap((domain) => namedBy(domain).map((name) => ({ domain, name })));
  const own = named.find(({ name }) => name === table);
  const above = named
    .filter(({ name }) => table.startsWith(`${singular(name)}_`))
    .sort((one, other) => other.name.length - one.name.length);
  return (own ?? above[0])?.domain;
};

const withoutComments = (code: string): string =>
  code.replace(/\/\*.*?\*\//gs, '').replace(/^\s*(\/\/|--).*$/gm, '');

const patternsOf = (table: string) => ({
  written: new RegExp(
    [
      `\\b(update|insert\\s+into|delete\\s+from|merge\\s+into)\\s+${table}\\b`,
      `(insertInto|updateTable|deleteFrom)\\('${table}\\b`,
    ].join('|'),
  ),
  named: new RegExp(
    [
      `\\b(from|join|update|into|using)\\s+${table}\\b`,
      `sql\`${table}\``,
      `(selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\\('${table}\\b`,
    ].join('|'),
  ),
  /** As a text, of which `sql.table` makes a name. */
  composed: new RegExp(`'${table}'`),
});

const owners = tables.map((table) => ({ table, domain: ownerOf(table), ...patternsOf(table) }));

it('knows the domain of every table', () => {
  const without = owners.filter(({ domain }) => domain === undefined);
  expect(without.map(({ table }) => table)).toEqual([]);
});

/** The files of lower domains that name tables of higher ones, with those that a pattern finds. */
const filesNaming = (isNamed: (table: (typeof owners)[number], code: string) => boolean) =>
  [...domains].sort().flatMap((domain) => {
    const higher = domains.slice(0, domains.indexOf(domain));
    return fs
      .globSync(`${domain}/**/*.ts`, { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .sort()
      .flatMap((file) => {
        const code = withoutComments(textOf(file));
        const named = owners
          .filter((owner) => higher.includes(owner.domain ?? ''))
          .filter((owner) => isNamed(owner, code))
          .map(({ table }) => table);
        return named.length > 0 ? [`${file}: ${named.sort().join(', ')}`] : [];
      });
  });

it('finds statements of lower domains that name tables of higher ones only where known', () => {
  const found = filesNaming(
    ({ named, composed }, code) =>
      named.test(code) || (code.includes('sql.table(') && composed.test(code)),
  );
  expect(found).toEqual(Object.entries(read).map(([file, [tables]]) => `${file}: ${tables}`));
});

it('finds no statement of a lower domain that writes a table of a higher one', () => {
  expect(filesNaming(({ written }, code) => written.test(code))).toEqual([]);
});
