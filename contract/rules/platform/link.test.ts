import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { link, linkOf, optionalLink, partsOfLink } from './link.ts';

const ruleOf = (rules: typeof link | typeof optionalLink, value: unknown) => {
  const result = check(rules, value);
  return result.ok ? undefined : result.violations['']?.rule;
};

describe('a link', () => {
  test.each([
    'https://example.com',
    'http://example.com:8080/a?b=c#d',
    'HTTPS://EXAMPLE.COM/Sommer',
    'https://möbel.example/größe',
  ])('may be %s', (address) => {
    expect(check(link, address)).toEqual({ ok: true, value: address });
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:somebody@example.com',
    '//example.com',
    '/details',
    'example.com',
    'https://',
    'https://exa mple.com',
    'https:\\\\example.com',
    'https://bank.example@evil.example/',
  ])('may not be %s', (address) => {
    expect(ruleOf(link, address)).toBe('rules.link');
    expect(ruleOf(optionalLink, address)).toBe('rules.link');
  });

  test('may only be missing where it is optional', () => {
    expect(ruleOf(link, '')).toBe('rules.required');
    expect(ruleOf(link, null)).toBe('rules.required');
    expect(check(optionalLink, null)).toEqual({ ok: true, value: '' });
    expect(check(optionalLink, ' ')).toEqual({ ok: true, value: '' });
  });

  test('has at most 2,000 characters', () => {
    const address = `https://example.com/${'a'.repeat(1980)}`;
    expect(ruleOf(link, address)).toBeUndefined();
    expect(ruleOf(link, `${address}a`)).toBe('rules.maxLength');
  });
});

describe('the scheme in front of the field', () => {
  test.each([
    ['', { scheme: 'https://', rest: '' }],
    ['https://example.com', { scheme: 'https://', rest: 'example.com' }],
    ['HTTP://example.com', { scheme: 'http://', rest: 'example.com' }],
    ['javascript:alert(1)', { scheme: '', rest: 'javascript:alert(1)' }],
  ])('is recognised in "%s"', (address, parts) => {
    expect(partsOfLink(address)).toEqual(parts);
  });

  test.each([
    ['example.com', 'https://', 'https://example.com'],
    ['example.com:8080/a', 'https://', 'https://example.com:8080/a'],
    ['http://example.com', 'https://', 'http://example.com'],
    ['https://example.com', '', 'https://example.com'],
    ['example.com', 'http://', 'http://example.com'],
    ['javascript:alert(1)', 'https://', 'javascript:alert(1)'],
    [' ', 'https://', ''],
  ])('"%s" after "%s" becomes "%s"', (text, scheme, address) => {
    expect(linkOf(text, scheme)).toBe(address);
  });
});
