import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const domains = ['dashboard', 'website', 'sales', 'selling', 'people', 'catalogue', 'platform'];
const root = import.meta.dirname;
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** Statements of lower domains that still name tables of higher ones, to be moved there. */
const remaining = [
  'catalogue/attributes/uses.ts: affiliate_categories, affiliate_networks, blog_posts, menu_item_value_groups, menu_items, style_sections, styles, website_banners',
  'catalogue/parents/parents.ts: vendor_products',
  'catalogue/tags/tags.ts: blog_post_tags, menu_item_tags, style_tags',
  'catalogue/variations/filter.ts: vendor_products',
  'catalogue/variations/page.ts: vendor_products',
  'catalogue/variations/remove.ts: vendor_products',
  'people/manufacturers/resolvers.ts: vendor_products',
  'people/networks/network.ts: vendor_products',
  'people/networks/requests.ts: vendor_products',
  'people/userManagement/customers.ts: order_events, order_lines, order_services, orders, refunds, returns',
  'people/userManagement/effects.ts: vendor_products',
  'people/userManagement/manufacturers.ts: order_lines',
  'people/userManagement/vendors.ts: order_parts, vendor_products',
];

/** The tables that a domain's README names. */
const namedBy = (domain: string): string[] => {
  const [, section = ''] = /\*\*Tables\.\*\*(.*?)\n\n/s.exec(read(`${domain}/README.md`)) ?? [];
  return [...section.matchAll(/`(\w+)`/g)].map(([, name]) => name as string);
};

const tables = [
  ...read('../generated/database.ts')
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

it('finds statements of lower domains that name tables of higher ones nowhere but where known', () => {
  const found = [...domains].sort().flatMap((domain) => {
    const higher = domains.slice(0, domains.indexOf(domain));
    return fs
      .globSync(`${domain}/**/*.ts`, { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .sort()
      .flatMap((file) => {
        const code = withoutComments(read(file));
        const named = owners
          .filter((owner) => higher.includes(owner.domain ?? ''))
          .filter(
            ({ written, composed }) =>
              written.test(code) || (code.includes('sql.table(') && composed.test(code)),
          )
          .map(({ table }) => table);
        return named.length > 0 ? [`${file}: ${named.sort().join(', ')}`] : [];
      });
  });
  expect(found).toEqual(remaining);
});
