import type { DeviceKind } from '#contract/generated/schema.ts';

interface Device {
  browser: string | null;
  system: string | null;
  device: DeviceKind | null;
}

// order matters: nearly all browsers include Safari in the user agent, and many include Chrome
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameOf = (names: readonly [RegExp, string][], userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** Browser and system of a user agent, by which users recognise their devices. */
export const deviceOf = (userAgent: string | null): Device => {
  const text = userAgent ?? '';
  const system = nameOf(systems, text);
  return { browser: nameOf(browsers, text), system, device: system ? kindOf(system, text) : null };
};

const kindOf = (system: string, userAgent: string): DeviceKind => {
  if (system === 'iPadOS') return 'tablet';
  if (system === 'iOS') return 'mobile';
  if (system !== 'Android') return 'desktop';
  return /\bMobile\b/.test(userAgent) ? 'mobile' : 'tablet';
};
