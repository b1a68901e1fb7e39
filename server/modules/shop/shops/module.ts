import { sql } from 'kysely';
import { shops as german } from '#i18n/de/shop/shops.ts';
import { shops as english } from '#i18n/en/shop/shops.ts';
import { exporterOf } from '#server/entity/export.ts';
import type { UsersOf } from '#server/entity/uses.ts';
import { minuteOf } from '#server/jobs/sheets/moments.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { shops } from './shops.ts';
import { thisShop } from './thisShop.ts';

const exporter = exporterOf(shops, {
  texts: { de: german, en: english },
  cells: {
    name: ({ name }) => name,
    url: ({ url }) => url,
    languages: ({ languages }) => languages.join(', '),
    shows: ({ shows }, { shows: words }) => words[shows as keyof typeof words],
    keyCount: ({ keyCount }) => keyCount,
    lastUsedAt: ({ lastUsedAt }) => (lastUsedAt === null ? null : minuteOf(lastUsedAt)),
    orderCount: ({ orderCount }) => orderCount,
  },
  filename: { de: 'shops', en: 'shops' },
});

const shopsOf =
  (table: string, column: string): UsersOf =>
  (given) =>
    sql`
    select 'shop' as kind, shop_id as id, ${sql.id(column)} as used
    from ${sql.table(table)} where ${sql.id(column)} = ${given}`;

export const shopsModule: readonly Module[] = [
  entityModule(shops, { exporter }),
  {
    uses: {
      category: shopsOf('shop_categories', 'category_id'),
      managedVendor: shopsOf('shop_vendors', 'vendor_id'),
    },
    users: { shop: sql`select id, name from shops` },
    shopResolvers: { Query: { shop: (_, __, { db, key }) => thisShop(db, key) } },
  },
];
