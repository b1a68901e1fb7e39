import type { Db } from '#server/db/database.ts';
import { createMenuBranch, createMenuItem } from '#tests/factories/menu.ts';
import { createCustomer } from '#tests/factories/partners.ts';
import { createManufacturer, createUser, createVendor } from '#tests/factories/people.ts';
import { createParent, createSampleBox } from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createCategory,
  createFamily,
  createOption,
  createService,
  createServiceGroup,
  putInto,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { createBanner, createDiscount } from '#tests/factories/website.ts';

/** An attribute with options in a group, and others that may be deleted. */
export const createDescribing = async (db: Db) => {
  const { id: attribute, name: attributeName } = await createAttribute(db, {
    is_filterable: true,
  });
  const options: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    options.push((await createOption(db, { attr_id: attribute, sort_index: n })).id);
  }
  const shownGroup = (await createAttributeGroup(db)).id;
  const shownFamily = (await createFamily(db)).id;
  await putInto(db, shownGroup, [attribute]);
  await db
    .insertInto('attribute_family_groups')
    .values({ family_id: shownFamily, group_id: shownGroup })
    .execute();
  const [kept, freeGroup] = await db
    .insertInto('attribute_option_groups')
    .values([unique('tones'), unique('tones')].map((name) => ({ name, attr_id: attribute })))
    .returning('id')
    .execute();
  return {
    attribute,
    attributeName,
    options,
    shownGroup,
    shownFamily,
    optionGroup: kept?.id,
    freeOptionGroup: freeGroup?.id,
    freeAttribute: (await createAttribute(db)).id,
    goingAttribute: (await createAttribute(db)).id,
    group: (await createAttributeGroup(db)).id,
    freeGroup: (await createAttributeGroup(db)).id,
    family: (await createFamily(db)).id,
    freeFamily: (await createFamily(db)).id,
  };
};

export const createServices = async (db: Db) => {
  const group = (await createServiceGroup(db)).id;
  return {
    group,
    freeGroup: (await createServiceGroup(db)).id,
    service: (await createService(db, { group_id: group })).id,
    moving: (await createService(db)).id,
    free: (await createService(db, { group_id: group })).id,
  };
};

/** Categories without products; the last two are below the first, in this order. */
export const createCategories = async (db: Db): Promise<string[]> => {
  const top = await createCategory(db);
  const others = [await createCategory(db), await createCategory(db)];
  const first = await createCategory(db, top, { sort_index: 1 });
  const second = await createCategory(db, top, { sort_index: 2 });
  return [top, ...others, first, second].map(({ id }) => id);
};

/** A sample box linked to one product of this manufacturer but not to another. */
export const createBox = async (db: Db, manufacturer_id: string, name: string) => {
  const { id } = await createSampleBox(db);
  const linked = (await createParent(db, { manufacturer_id, name })).id;
  const unlinked = (await createParent(db, { manufacturer_id })).id;
  await db
    .insertInto('sample_box_links')
    .values({ sample_box_id: id, parent_id: linked })
    .execute();
  return { id, linked, unlinked };
};

/** A branch of the menu, and items of level 2 that may be deleted. */
export const createMenu = async (db: Db) => {
  const { top, middle, bottom } = await createMenuBranch(db);
  const [free, other] = [await createMenuItem(db), await createMenuItem(db)];
  return { top: top.id, middle: middle.id, bottom: bottom.id, free: free.id, other: other.id };
};

const createImport = async (db: Db): Promise<string> => {
  const values = { filename: 'products.xlsx', state: 'staged', dry_run: true, is_staged: true };
  const { id } = await db
    .insertInto('imports')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Imports ready to run and to be checked again, and one that may be deleted. */
export const createImports = async (db: Db) => ({
  staged: await createImport(db),
  checked: await createImport(db),
  free: await createImport(db),
});

/** Banners and discounts that calls change, and one of each that may be deleted. */
export const createWebsite = async (db: Db) => ({
  banner: (await createBanner(db)).id,
  freeBanner: (await createBanner(db)).id,
  completeBanner: (await createBanner(db)).id,
  discount: (await createDiscount(db)).id,
  freeDiscount: (await createDiscount(db)).id,
});

const suspension = { suspended_at: new Date(), suspended_reason: 'Leaving' };

/** Partners and customers that administrators change, and one of each that may be deleted. */
export const createManaged = async (db: Db) => {
  const vendor = await createVendor(db);
  const freeManufacturer = await createManufacturer(db);
  await createUser(db, { role: 'manufacturer', manufacturer_id: freeManufacturer.id });
  const freeVendor = await createVendor(db, { company_name: unique('vendor') });
  await createUser(db, { role: 'vendor', vendor_id: freeVendor.id });
  return {
    manufacturer: await createManufacturer(db),
    freeManufacturer,
    vendor,
    freeVendor,
    invited: await createUser(db, { role: 'vendor', vendor_id: vendor.id }),
    /** Belongs to a vendor that no other call changes, so that no recent invitation limits it. */
    waiting: await createUser(db, { role: 'vendor', vendor_id: (await createVendor(db)).id }),
    leavingManufacturer: await createManufacturer(db, suspension),
    leavingVendor: await createVendor(db, suspension),
    customer: await createCustomer(db),
    freeCustomer: await createCustomer(db),
    freeCustomers: [(await createCustomer(db)).id, (await createCustomer(db)).id],
  };
};
