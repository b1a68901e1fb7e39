import type { Db } from '#server/db/database.ts';
import { createManufacturer } from './people.ts';
import {
  createAttribute,
  createAttributeGroup,
  createCategory,
  createFamily,
  createOption,
  createTag,
  putInto,
} from './structure.ts';
import { unique } from './unique.ts';

/**
 * Records that workbook rows refer to: a brand, a category, tags, and a family with a text, a
 * number, a select and a system attribute of two options.
 */
export const createNames = async (db: Db) => {
  const brand = await createManufacturer(db);
  const category = await createCategory(db);
  const family = await createFamily(db);
  const group = await createAttributeGroup(db);
  const values = (type: string) => ({ type, is_configurable: false });
  const text = await createAttribute(db, values('text'));
  const number = await createAttribute(db, values('number'));
  const choice = await createAttribute(db, values('select'));
  await createOption(db, { attr_id: choice.id, name: 'Eiche' });
  await putInto(db, group.id, [text.id, number.id, choice.id]);
  await db
    .insertInto('attribute_family_groups')
    .values({ family_id: family.id, group_id: group.id })
    .execute();
  const colour = await createAttribute(db);
  const options = [
    await createOption(db, { attr_id: colour.id, name: 'Rot' }),
    await createOption(db, { attr_id: colour.id, name: 'Grün' }),
  ];
  const tags = [await createTag(db), await createTag(db)];
  const heads = [
    ...['Artikelnummer', 'Produkt', 'Marke', 'Attributfamilie', 'Kategorien', 'Name', 'Preis'],
    ...['Status', 'Tags', text.name, number.name, choice.name, `Kombination: ${colour.name}`],
  ];
  /** A valid row of a new product, by heading; `given` overrides cells. */
  const row = (given: Record<string, string | number | null> = {}) => {
    const sku = unique('SKU');
    const cells: Record<string, string | number | null> = {
      Artikelnummer: sku,
      Produkt: `Produkt ${sku}`,
      Marke: brand.company_name,
      Attributfamilie: family.name,
      Kategorien: category.name,
      Name: `Name ${sku}`,
      Preis: '1.299,50',
      Tags: tags[0]?.name ?? '',
      ...given,
    };
    return heads.map((head) => cells[head] ?? null);
  };
  return {
    brand,
    category,
    family,
    group,
    text,
    number,
    choice,
    colour,
    options,
    tags,
    heads,
    row,
  };
};
