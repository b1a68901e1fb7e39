import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
    ['Chrome', 'Windows', 'desktop'],
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    ['Edge', 'Windows', 'desktop'],
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`,
    ['Chrome', 'Linux', 'desktop'],
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
    ['Firefox', 'macOS', 'desktop'],
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    ['Safari', 'macOS', 'desktop'],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    ['Safari', 'iOS', 'mobile'],
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    ['Chrome', 'iPadOS', 'tablet'],
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
    ['Chrome', 'Android', 'mobile'],
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36`,
    ['Samsung Internet', 'Android', 'tablet'],
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 16181.47.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`,
    ['Opera', 'ChromeOS', 'desktop'],
  ],
  ['curl/8.10.1', [null, null, null]],
  ['', [null, null, null]],
  [null, [null, null, null]],
])('%s', (userAgent, [browser, system, device]) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, device });
});
