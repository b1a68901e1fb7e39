import { describe, expect, it } from 'vitest';
import { check } from '#contract/rules/platform/check.ts';
import { menuItemInput } from './menuItem.ts';

const violationsOf = (input: object) => {
  const result = check(menuItemInput, { name: 'Living', ...input });
  return result.ok ? {} : result.violations;
};
const image = 'sofa.webp';
const brand = (slug: string) => ({ slug, image });
const long = 'x'.repeat(256);

describe('a menu item', () => {
  it.each([
    ['of level 2', { level: 2 }],
    ['of level 2 with everything', { level: 2, image, link: 'https://x.example', promo_text: 'A' }],
    ['of level 3', { level: 3, parent_id: '1', image, link: 'http://x.example' }],
    ['of level 4', { level: 4, parent_id: '2', categories: ['1'], products: ['3'] }],
    ['with 4 brands', { level: 2, brands: ['a', 'b', 'c', 'd'].map(brand) }],
    ['with 300 characters for search engines', seo('x'.repeat(300))],
  ])('%s is fine', (_, input) => {
    expect(violationsOf(input)).toEqual({});
  });

  it.each([
    [{ level: 1 }, 'level', 'rules.menuLevel'],
    [{ level: 5 }, 'level', 'rules.menuLevel'],
    [{ level: 2, name: ' ' }, 'name', 'rules.required'],
    [{ level: 2, name: long }, 'name', 'rules.maxLength'],
    [{ level: 2, parent_id: '1' }, 'parent_id', 'rules.notOfThisLevel'],
    [{ level: 3 }, 'parent_id', 'rules.required'],
    [{ level: 2, link: 'https://x.example' }, 'image', 'rules.promoImage'],
    [{ level: 2, promo_text: 'Sale' }, 'image', 'rules.promoImage'],
    [{ level: 2, link: 'javascript:alert(1)', image }, 'link', 'rules.link'],
    [{ level: 3, parent_id: '1', link: 'data:text/html,x' }, 'link', 'rules.link'],
    [{ level: 2, tags: ['1'] }, 'tags', 'rules.notOfThisLevel'],
    [{ level: 3, parent_id: '1', promo_text: 'A' }, 'promo_text', 'rules.notOfThisLevel'],
    [{ level: 3, parent_id: '1', mobile_image: image }, 'mobile_image', 'rules.notOfThisLevel'],
    [{ level: 4, parent_id: '1', image }, 'image', 'rules.notOfThisLevel'],
    [{ level: 4, parent_id: '1', marketing: { title: 'A' } }, 'marketing', 'rules.notOfThisLevel'],
    [seo('x'.repeat(301)), 'seo_data.description', 'rules.maxLength'],
    [{ level: 2, brands: ['a', 'b', 'c', 'd', 'e'].map(brand) }, 'brands', 'rules.maxItems'],
    [{ level: 2, brands: [brand('a'), brand('a')] }, 'brands', 'rules.brandTwice'],
    [{ level: 2, brands: [{ slug: 'a' }] }, 'brands', 'rules.required'],
    [{ level: 2, brands: [{ image }] }, 'brands', 'rules.required'],
    [{ level: 2, image: '../../passwd' }, 'image', 'rules.imageFilename'],
  ])('%j is rejected at %s', (input, field, rule) => {
    expect(violationsOf(input)).toMatchObject({ [field]: { rule } });
  });
});

function seo(description: string) {
  return { level: 2, seo_data: { description } };
}
