import { describe, expect, test } from 'vitest';
import {
  categoryCreateInput,
  categoryMoveInput,
  categoryUpdateInput,
  fitsBelow,
} from './catalogue/category.ts';
import { tagInput, tagsQuery } from './catalogue/tag.ts';
import { variationInput, variationsQuery } from './catalogue/variation.ts';
import { check } from './platform/check.ts';
import { changePasswordInput, newAdministrator, setPasswordInput } from './platform/session.ts';
import { signInInput } from './platform/signIn.ts';

const violations = (...[rules, value]: Parameters<typeof check>) => {
  const result = check(rules, value);
  return result.ok ? {} : result.violations;
};

describe('variation', () => {
  const valid = {
    name: 'Sofa',
    slug: 'sofa',
    sku: 'SO-1',
    price: '10',
    status: '2',
    tags: ['1', '1'],
  };

  test('a valid one is normalised', () => {
    expect(check(variationInput, valid)).toEqual({
      ok: true,
      value: { ...valid, price: '10.00', tags: ['1'] },
    });
  });

  test('all missing fields are reported at once', () => {
    expect(Object.keys(violations(variationInput, {})).sort()).toEqual([
      'name',
      'price',
      'sku',
      'slug',
      'status',
      'tags',
    ]);
  });

  test('a missing field is required, whether left out or null', () => {
    expect(violations(variationInput, { ...valid, name: null })).toEqual({
      name: { rule: 'rules.required' },
    });
    const { name: _, ...nameless } = valid;
    expect(violations(variationInput, nameless)).toEqual({ name: { rule: 'rules.required' } });
  });

  test('a status is published or draft', () => {
    for (const status of ['0', '3', 1, '', null]) {
      expect(violations(variationInput, { ...valid, status })).toEqual({
        status: { rule: 'rules.status' },
      });
    }
  });
});

describe('category', () => {
  const valid = { name: ' Tische ', slug: 'tische' };

  test('one of the first level has no parent, and none needs a picture', () => {
    expect(check(categoryCreateInput, valid)).toEqual({
      ok: true,
      value: { name: 'Tische', slug: 'tische', avatar: null, parentId: null },
    });
  });

  test('a picture must be stored', () => {
    for (const avatar of ['', 'bild.png', '../x.webp', 7]) {
      expect(Object.keys(violations(categoryUpdateInput, { ...valid, avatar }))).toEqual([
        'avatar',
      ]);
    }
  });

  test('a move names ids', () => {
    expect(violations(categoryMoveInput, { parentId: 'x', beforeId: '0' })).toEqual({
      parentId: { rule: 'rules.id' },
      beforeId: { rule: 'rules.id' },
    });
    expect(check(categoryMoveInput, {}).ok).toBe(true);
  });

  test('a branch fits if it ends on the fourth level at most', () => {
    expect([fitsBelow(0, 4), fitsBelow(3, 1), fitsBelow(2, 2)]).toEqual([true, true, true]);
    expect([fitsBelow(0, 5), fitsBelow(4, 1), fitsBelow(3, 2)]).toEqual([false, false, false]);
  });
});

describe('list of variations', () => {
  test('has a first page of ten, by id, of everything', () => {
    expect(check(variationsQuery, {})).toEqual({
      ok: true,
      value: {
        page: 0,
        size: 10,
        sort: 'id',
        order: 'ASC',
        missing: 'all',
        linked: 'all',
        serviceFilter: 'all',
        variationType: 'all',
      },
    });
  });

  test.each([
    [{ page: -1 }, { page: { rule: 'rules.minValue', limit: 0 } }],
    [{ size: 0 }, { size: { rule: 'rules.minValue', limit: 1 } }],
    [{ size: 1001 }, { size: { rule: 'rules.maxValue', limit: 1000 } }],
    [{ sort: 'slug' }, { sort: { rule: 'rules.sort' } }],
    [{ order: 'UP' }, { order: { rule: 'rules.wrongType' } }],
    [{ status: 'draft' }, { status: { rule: 'rules.status' } }],
    [{ variationType: 'sample' }, { variationType: { rule: 'rules.filter' } }],
    [{ serviceFilter: 'yes' }, { serviceFilter: { rule: 'rules.filter' } }],
    [{ categories: ['x'] }, { categories: { rule: 'rules.id' } }],
    [{ manufacturer_id: '-1' }, { manufacturer_id: { rule: 'rules.id' } }],
  ])('%j is rejected', (query, expected) => {
    expect(violations(variationsQuery, query)).toEqual(expected);
  });
});

describe('tag', () => {
  test('has a name of at most 100 letters and one of three types', () => {
    expect(check(tagInput, { name: ' Eiche ', type: 'product' })).toEqual({
      ok: true,
      value: { name: 'Eiche', type: 'product' },
    });
    expect(violations(tagInput, { name: 'x'.repeat(101), type: 'color' })).toEqual({
      name: { rule: 'rules.maxLength', limit: 100 },
      type: { rule: 'rules.tagType' },
    });
  });

  test('a list takes a page of a million', () => {
    expect(violations(tagsQuery, { size: 1_000_000 })).toEqual({});
    expect(violations(tagsQuery, { size: 1_000_001 })).toEqual({
      size: { rule: 'rules.maxValue', limit: 1_000_000 },
    });
  });
});

describe('session', () => {
  test('sign-in needs an address and a password, which is kept as it is', () => {
    expect(check(signInInput, { email: 'A@b.example', password: ' secret ' })).toEqual({
      ok: true,
      value: { email: 'a@b.example', password: ' secret ' },
    });
    expect(violations(signInInput, {})).toEqual({
      email: { rule: 'rules.required' },
      password: { rule: 'rules.required' },
    });
  });

  test('both entries of a new password must match', () => {
    const password = 'quite long enough';
    expect(violations(setPasswordInput, { password, confirmPassword: password })).toEqual({});
    expect(
      violations(setPasswordInput, { password, confirmPassword: 'Quite long enough' }),
    ).toEqual({
      confirmPassword: { rule: 'rules.passwordsDiffer' },
    });
    expect(violations(setPasswordInput, { password: 'short', confirmPassword: '' })).toEqual({
      password: { rule: 'rules.minLength', limit: 12 },
      confirmPassword: { rule: 'rules.required', limit: 1 },
    });
  });

  test('changing it requires the current one, however long', () => {
    const chosen = { password: 'quite long enough', confirmPassword: 'quite long enough' };
    expect(check(changePasswordInput, { ...chosen, currentPassword: 'x' })).toEqual({
      ok: true,
      value: { ...chosen, currentPassword: 'x' },
    });
    expect(violations(changePasswordInput, chosen)).toEqual({
      currentPassword: { rule: 'rules.required' },
    });
    expect(Object.keys(violations(changePasswordInput, {})).sort()).toEqual([
      'confirmPassword',
      'currentPassword',
      'password',
    ]);
  });

  test('a chosen password has at least 12 characters', () => {
    const account = { email: 'a@b.example', firstname: 'A', lastname: 'B' };
    expect(violations(newAdministrator, { ...account, password: '12345678901' })).toEqual({
      password: { rule: 'rules.minLength', limit: 12 },
    });
    expect(violations(newAdministrator, { ...account, password: '123456789012' })).toEqual({});
  });
});
