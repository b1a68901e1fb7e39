import { describe, expect, it } from 'vitest';
import { demoCatalogue } from './catalogue.ts';
import { isDemoPicture } from './pictures.ts';
import type { DemoVariation } from './types.ts';

const catalogue = demoCatalogue();
const { parents, variations, categories, attributes, attributeGroups, attributeFamilies } =
  catalogue;

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const samples = variations.filter(({ sampleOf }) => sampleOf !== null);
const products = variations.filter(({ sampleOf }) => sampleOf === null);
const variationByKey = new Map(variations.map((variation) => [variation.key, variation]));
const parentByKey = new Map(parents.map((parent) => [parent.key, parent]));
const attributeByKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));
const byParent = new Map(
  parents.map(({ key }) => [key, variations.filter(({ parent }) => parent === key)]),
);

const repeated = (values: string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

const share = (items: { status: string }[]): number =>
  items.filter(({ status }) => status === '1').length / items.length;

const combinationText = ({ combinations }: DemoVariation): string =>
  JSON.stringify(combinations.map(({ attribute, option }) => `${attribute}=${option}`).sort());

describe('demo catalogue', () => {
  it('is the same every time and not shared between callers', () => {
    const again = demoCatalogue();
    expect(again).toEqual(catalogue);
    expect(again.parents).not.toBe(catalogue.parents);
    expect(again.categories[0]).not.toBe(catalogue.categories[0]);
  });

  it('has the agreed size', () => {
    expect(catalogue.manufacturers).toHaveLength(12);
    expect(categories).toHaveLength(60);
    expect(parents).toHaveLength(300);
    expect(parents.filter(({ type }) => type === '1')).toHaveLength(40);
    expect(variations).toHaveLength(1500);
    expect(samples).toHaveLength(200);
    for (const published of [share(parents), share(variations)]) {
      expect(published).toBeGreaterThan(0.62);
      expect(published).toBeLessThan(0.78);
    }
  });

  it.each([
    ['manufacturer keys', catalogue.manufacturers.map(({ key }) => key)],
    ['category keys', categories.map(({ key }) => key)],
    ['category slugs', categories.map(({ slug }) => slug)],
    ['tags', catalogue.tags.map(({ name }) => name)],
    ['attribute slugs', attributes.map(({ slug }) => slug)],
    ['option keys', attributes.flatMap(({ options }) => options.map(({ key }) => key))],
    ['group slugs', attributeGroups.map(({ slug }) => slug)],
    ['family slugs', attributeFamilies.map(({ slug }) => slug)],
    ['parent keys', parents.map(({ key }) => key)],
    ['parent names', parents.map(({ name }) => name)],
    ['parent slugs', parents.map(({ slug }) => slug)],
    ['variation keys', variations.map(({ key }) => key)],
    ['variation names', variations.map(({ name }) => name)],
    ['variation slugs', variations.map(({ slug }) => slug)],
    ['article numbers', variations.map(({ sku }) => sku)],
    ['file names', variations.flatMap(({ images }) => images.map(({ filename }) => filename))],
    ['sample box slugs', catalogue.sampleBoxes.map(({ slug }) => slug)],
  ])('has no %s twice', (_, values) => {
    expect(repeated(values)).toEqual([]);
  });

  it('writes slugs in plain letters', () => {
    const slugs = [categories, attributes, attributeGroups, attributeFamilies, parents, variations]
      .flat()
      .map(({ slug }) => slug);
    expect(slugs.filter((slug) => !slugPattern.test(slug))).toEqual([]);
  });

  it('respects the maximum lengths of a manufacturer', () => {
    for (const { companyName, description, email } of catalogue.manufacturers) {
      expect(companyName.length).toBeLessThanOrEqual(56);
      expect(description.length).toBeLessThanOrEqual(750);
      expect(email).toMatch(/^[^@\s]+@[a-z-]+\.example$/);
    }
  });

  it('lists parent categories before their children, four levels deep', () => {
    const depths = new Map<string, number>();
    for (const { key, parent } of categories) {
      const above = parent === null ? 0 : depths.get(parent);
      expect(above, key).toBeDefined();
      depths.set(key, (above ?? 0) + 1);
    }
    expect(Math.max(...depths.values())).toBe(4);
  });
});

describe('demo attributes', () => {
  it('offers options for selections only, colours as hex values', () => {
    for (const { key, type, isConfigurable, options } of attributes) {
      expect(options.length > 0, key).toBe(type === 'select');
      if (isConfigurable) expect(type, key).toBe('select');
      for (const { switchType, value } of options) {
        if (switchType === 'color') expect(value).toMatch(/^#[0-9a-f]{6}$/);
        else expect(value).toBeNull();
      }
    }
  });

  it('assigns every attribute to one group and every group to a family', () => {
    const grouped = attributeGroups.flatMap((group) => group.attributes);
    expect(grouped.toSorted()).toEqual(attributes.map(({ key }) => key).toSorted());
    const used = new Set(attributeFamilies.flatMap(({ groups }) => groups));
    expect([...used].toSorted()).toEqual(attributeGroups.map(({ key }) => key).toSorted());
    const described = attributeGroups.find(({ name }) => name === 'Produktbeschreibung');
    expect(described?.attributes).toContain('beschreibung');
  });
});

describe('demo parents', () => {
  it('refer to what exists', () => {
    const known = {
      categories: new Set(categories.map(({ key }) => key)),
      manufacturers: new Set(catalogue.manufacturers.map(({ key }) => key)),
      families: new Set(attributeFamilies.map(({ key }) => key)),
    };
    for (const parent of parents) {
      expect(known.manufacturers).toContain(parent.manufacturer);
      expect(known.families).toContain(parent.family);
      expect(parent.categories.filter((key) => !known.categories.has(key))).toEqual([]);
      expect(parent.categories.length).toBeLessThanOrEqual(3);
      expect(parent.categories).toContain(parent.mainCategory);
    }
  });

  it('have one variation when simple and 2 to 12 when configurable', () => {
    for (const { key, type } of parents) {
      const own = byParent.get(key) ?? [];
      if (type === '1') {
        expect(own).toHaveLength(1);
        expect(own[0]?.combinations).toEqual([]);
      } else {
        expect(own.length).toBeGreaterThanOrEqual(2);
        expect(own.length).toBeLessThanOrEqual(12);
      }
    }
  });

  it('use at least 150 model names', () => {
    const models = new Set(parents.map(({ name }) => name.split(' ').at(-1)));
    expect(models.size).toBeGreaterThanOrEqual(150);
  });

  it('never make two variations of the same options', () => {
    const texts = products
      .filter(({ isSimpleProduct }) => !isSimpleProduct)
      .map((variation) => `${variation.parent} ${combinationText(variation)}`);
    expect(repeated(texts)).toEqual([]);
  });
});

describe('demo variations', () => {
  it('have a price, a marked type and 2 to 4 product tags', () => {
    const names = new Set(
      catalogue.tags.filter(({ type }) => type === 'product').map(({ name }) => name),
    );
    for (const { sku, price, isSimpleProduct, parent, tags } of variations) {
      expect(price, sku).toMatch(/^\d+\.\d\d$/);
      expect(isSimpleProduct).toBe(parentByKey.get(parent)?.type === '1');
      expect(tags.length).toBeGreaterThanOrEqual(2);
      expect(tags.length).toBeLessThanOrEqual(4);
      expect(tags.filter((tag) => !names.has(tag))).toEqual([]);
    }
  });

  it('use configurable attributes and options of their own family', () => {
    for (const { parent, combinations } of variations) {
      const family = attributeFamilies.find(({ key }) => key === parentByKey.get(parent)?.family);
      const allowed = attributeGroups
        .filter(({ key }) => family?.groups.includes(key))
        .flatMap((group) => group.attributes);
      for (const { attribute, option } of combinations) {
        const found = attributeByKey.get(attribute);
        expect(allowed).toContain(attribute);
        expect(found?.isConfigurable).toBe(true);
        expect(found?.options.some(({ key }) => key === option)).toBe(true);
      }
    }
  });

  it('give values that suit their attributes', () => {
    const groupByKey = new Map(attributeGroups.map((group) => [group.key, group]));
    for (const { sku, values } of variations) {
      expect(repeated(values.map(({ attribute }) => attribute))).toEqual([]);
      for (const { group, attribute, value } of values) {
        const found = attributeByKey.get(attribute);
        expect(groupByKey.get(group)?.attributes).toContain(attribute);
        expect(found?.isConfigurable).toBe(false);
        if (found?.type === 'number') expect(value, sku).toMatch(/^\d+(\.\d)?$/);
        if (found?.type === 'select') {
          expect(found.options.map(({ name }) => name)).toContain(value);
        }
      }
    }
  });

  it('have all required fields once published', () => {
    const required = attributes.filter(({ isRequired }) => isRequired).map(({ key }) => key);
    for (const { sku, status, values } of products) {
      const given = values.map(({ attribute }) => attribute);
      const missing = required.filter((key) => !given.includes(key));
      if (status === '1') expect(missing, sku).toEqual([]);
    }
  });

  it('describe products in two to four sentences', () => {
    for (const { values } of products) {
      const text = values.find(({ attribute }) => attribute === 'beschreibung')?.value;
      if (text === undefined) continue;
      expect(text).not.toMatch(/[{}]|undefined/);
      const sentences = text.split(/(?<=[.!?]) (?=\p{Lu})/u).length;
      expect(sentences).toBeGreaterThanOrEqual(2);
      expect(sentences).toBeLessThanOrEqual(4);
    }
  });

  it('show drawable pictures, the first of which is the main one', () => {
    for (const { sku, status, sampleOf, images } of variations) {
      expect(images.filter(({ filename }) => !isDemoPicture(filename))).toEqual([]);
      expect(images.map(({ main }) => main)).toEqual(images.map((_, index) => index === 0));
      if (sampleOf !== null) expect(images, sku).toHaveLength(1);
      else if (images.length === 0) expect(status, sku).toBe('2');
      else expect([2, 3, 4], sku).toContain(images.length);
    }
  });
});

describe('demo samples', () => {
  it('belong to a variation of the same parent and repeat its options', () => {
    for (const sample of samples) {
      const original = variationByKey.get(sample.sampleOf ?? '');
      expect(original?.sampleOf).toBeNull();
      expect(original?.parent).toBe(sample.parent);
      expect(original?.combinations).toEqual(sample.combinations);
      expect(sample.name).toMatch(/^(Stoff|Leder|Holz)?[Mm]uster /);
      expect(sample.sku).toBe(`${original?.sku}-M`);
      expect(Number(sample.price)).toBeLessThanOrEqual(15);
    }
    expect(repeated(samples.map(({ sampleOf }) => sampleOf ?? ''))).toEqual([]);
    expect(products.filter(({ sku }) => sku.endsWith('-M'))).toEqual([]);
  });

  it('fill the sample boxes', () => {
    const sampled = new Set(samples.map(({ parent }) => parent));
    for (const { name, parents: keys } of catalogue.sampleBoxes) {
      expect(keys.length, name).toBeGreaterThanOrEqual(3);
      expect(keys.filter((key) => !sampled.has(key))).toEqual([]);
    }
  });
});

describe('demo services', () => {
  it('form groups of three to five, with a duration', () => {
    expect(catalogue.serviceGroups).toHaveLength(6);
    for (const { services } of catalogue.serviceGroups) {
      expect(services.length).toBeGreaterThanOrEqual(3);
      expect(services.length).toBeLessThanOrEqual(5);
      expect(services.every(({ duration }) => Number.isInteger(duration) && duration > 0)).toBe(
        true,
      );
    }
  });
});
