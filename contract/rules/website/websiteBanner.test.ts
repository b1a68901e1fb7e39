import { describe, expect, test } from 'vitest';
import { check } from '#contract/rules/platform/check.ts';
import { websiteBannerInput } from './websiteBanner.ts';

const banner = { name: 'Frühling', placement: 'home_top' };
const checked = (input: object) => check(websiteBannerInput, { ...banner, ...input });
const violationsOf = (input: object) => {
  const result = checked(input);
  return result.ok ? {} : result.violations;
};

describe('a banner', () => {
  test.each([
    ['with a name and a place', {}],
    ['of one day', { startsOn: '2026-02-01', endsOn: '2026-02-01' }],
    ['with a button and its link', { button: 'Ansehen', link: 'https://x.example' }],
    [
      'with hardly legible colours, which the form warns of',
      { textColor: '#fefefe', backgroundColor: '#ffffff' },
    ],
  ])('%s is fine', (_, input) => {
    expect(violationsOf(input)).toEqual({});
  });

  test.each([
    [{ startsOn: '2026-02-02', endsOn: '2026-02-01' }, 'endsOn', 'rules.endsBeforeStart'],
    [{ startsOn: '2026-02-30' }, 'startsOn', 'rules.calendarDate'],
    [{ placement: 'footer' }, 'placement', 'rules.placement'],
    [{ placement: 'category' }, 'categoryId', 'rules.required'],
    [{ button: 'Ansehen' }, 'link', 'rules.buttonWithoutLink'],
    [{ link: 'javascript:alert(1)' }, 'link', 'rules.link'],
    [{ link: 'data:text/html,x' }, 'link', 'rules.link'],
    [{ textColor: 'white' }, 'textColor', 'rules.colour'],
    [{ picture: '../../passwd' }, 'picture', 'rules.imageFilename'],
    [{ name: ' ' }, 'name', 'rules.required'],
  ])('%j is rejected at %s', (input, field, rule) => {
    expect(violationsOf(input)).toMatchObject({ [field]: { rule } });
  });

  test('belongs to a category only if it is inside one', () => {
    expect(checked({ categoryId: '7' })).toMatchObject({ ok: true, value: { categoryId: null } });
    expect(checked({ placement: 'category', categoryId: '7' })).toMatchObject({
      ok: true,
      value: { categoryId: '7' },
    });
  });
});
