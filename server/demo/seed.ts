import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { insertDemoAccounts } from './accounts.ts';
import { insertAffiliates } from './affiliates.ts';
import { changePrices, insertSellersProducts, pauseProducts } from './assortment.ts';
import { insertBlog } from './blog.ts';
import { demoCatalogue } from './catalogue.ts';
import { insertCraftsmanSettings } from './craftsmanSettings.ts';
import { insertTemplates } from './delivery.ts';
import { insertFeedback } from './feedback.ts';
import { backdateLedger } from './ledgerHistory.ts';
import { insertMenu } from './menu.ts';
import { insertNetworks } from './networks.ts';
import { insertOrders } from './orders.ts';
import { insertPayouts } from './payouts.ts';
import { includeProducts, insertProducts } from './products.ts';
import { insertProfiles } from './profiles.ts';
import { insertRefunds } from './refunds.ts';
import { insertRepresentatives } from './representatives.ts';
import { insertReturns } from './returns.ts';
import { insertSelling } from './selling.ts';
import { insertShops } from './shops.ts';
import { insertNews, insertShowrooms } from './showrooms.ts';
import { insertStructure } from './structure.ts';
import { insertStyles } from './styles.ts';
import { insertBanners, insertDiscounts } from './website.ts';

/**
 * Fills an empty database with the demo marketplace; returns whether the database was empty. In one
 * transaction: a process killed meanwhile leaves the database empty, and two processes that start
 * at once seed it only once.
 */
export const seedDemo = (db: Db, print: (line: string) => void): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('atrium demo'))`.execute(trx);
    if (!(await isEmpty(trx))) return false;
    print('The database is empty: filling it with the demo marketplace ...');
    const catalogue = demoCatalogue();
    const structure = await insertStructure(trx, catalogue);
    await insertProducts(trx, catalogue, structure);
    await insertDemoAccounts(trx, [...structure.manufacturers.values()]);
    await insertProfiles(trx);
    await insertRepresentatives(trx);
    await includeProducts(trx);
    await insertTemplates(trx);
    await insertCraftsmanSettings(trx);
    await insertFeedback(trx);
    await keepPictures(trx);
    await insertShowrooms(trx);
    await insertNews(trx);
    await insertBlog(trx);
    await insertSelling(trx);
    await insertNetworks(trx);
    await insertSellersProducts(trx);
    await insertMenu(trx, catalogue, structure);
    await insertBanners(trx, structure.categories);
    await insertDiscounts(trx);
    await insertStyles(trx);
    await insertAffiliates(trx);
    await insertShops(trx);
    // carts read the products just inserted, and plans are bad without statistics
    await sql`analyze`.execute(trx);
    await insertOrders(trx);
    await insertPayouts(trx);
    await insertRefunds(trx);
    await insertReturns(trx);
    await backdateLedger(trx);
    // after the orders, because paused products cannot be ordered
    await pauseProducts(trx);
    await changePrices(trx);
    // no mails for the demo's initial notifications
    await sql`update notifications set is_mail_due = false where is_mail_due`.execute(trx);
    // the embedded database's own analysis runs much later, and plans are bad until then
    await sql`analyze`.execute(trx);
    return true;
  });

/**
 * Marks the images as used, like uploads: images once shown are kept, because history can restore
 * them.
 */
const keepPictures = async (trx: Trx): Promise<void> => {
  await sql`
    insert into uploads (filename, origin_name, used_at)
    select filename, max(origin_name), now() from variation_images
    group by filename order by min(id)`.execute(trx);
};

const isEmpty = async (trx: Trx): Promise<boolean> => {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select 1 from users) and not exists (select 1 from parent_products)
      and not exists (select 1 from categories) as empty`.execute(trx);
  return rows[0]?.empty ?? false;
};
