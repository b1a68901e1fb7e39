import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { confirmSecondFactorInput } from './secondFactor.ts';
import { groupedCode, signInCode } from './secondFactorCode.ts';

const codeOf = (code: unknown) => {
  const result = check(signInCode, { code });
  return result.ok ? result.value.code : result.violations.code?.rule;
};

describe('a code at signing in', () => {
  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['0A1B-2C3D-4E5F-6G7H', '0A1B2C3D4E5F6G7H'],
    ['0a1b 2c3d 4e5f 6g7h', '0A1B2C3D4E5F6G7H'],
    // letters that look like digits or like other letters
    ['oilu-OILU-2222-2222', '011V011V22222222'],
    ['', 'rules.required'],
    [' - ', 'rules.required'],
    [undefined, 'rules.required'],
    [123456, 'rules.required'],
    ['12345', 'rules.wrongCode'],
    ['1234567', 'rules.wrongCode'],
    ['12345a', 'rules.wrongCode'],
    ['0A1B-2C3D-4E5F-6G7', 'rules.wrongCode'],
    ['0A1B-2C3D-4E5F-6G7!', 'rules.wrongCode'],
    ['1'.repeat(41), 'rules.wrongCode'],
  ])('%j is %s', (typed, expected) => {
    expect(codeOf(typed)).toBe(expected);
  });

  test('accepts only a code of the app to confirm the set-up', () => {
    expect(check(confirmSecondFactorInput, { code: '123 456' })).toMatchObject({ ok: true });
    expect(check(confirmSecondFactorInput, { code: '0A1B-2C3D-4E5F-6G7H' })).toEqual({
      ok: false,
      violations: { code: { rule: 'rules.wrongCode' } },
    });
  });

  test('a recovery code is shown in groups of four, and read as it is shown', () => {
    const shown = groupedCode('0A1B2C3D4E5F6G7H');
    expect(shown).toBe('0A1B-2C3D-4E5F-6G7H');
    expect(codeOf(shown)).toBe('0A1B2C3D4E5F6G7H');
  });
});
