import { expect, test } from 'vitest';
import {
  daysText,
  dayText,
  euroText,
  momentText,
  numberText,
  percentText,
  typedDayText,
} from './format.ts';

const moment = '2026-11-23T22:31:00Z';

// Intl separates numbers from signs by spaces that do not break
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

test.each([
  ['amounts', euroText('1546.80', 'de'), '1.546,80 €', euroText('1546.80', 'en'), '€1,546.80'],
  [
    'long amounts',
    euroText('99999999999999999.99', 'de'),
    '99.999.999.999.999.999,99 €',
    euroText('0', 'en'),
    '€0.00',
  ],
  ['percent', percentText('10', 'de'), '10 %', percentText('7.5', 'en'), '7.5%'],
  ['numbers', numberText(1351.5, 'de'), '1.351,5', numberText(1351.5, 'en'), '1,351.5'],
  ['days', dayText('2026-11-23', 'de'), '23.11.2026', dayText('2026-11-23', 'en'), '23 Nov 2026'],
  [
    'typed days',
    typedDayText('2026-01-03', 'de'),
    '03.01.2026',
    typedDayText('2026-01-03', 'en'),
    '03/01/2026',
  ],
  [
    'moments',
    momentText(moment, 'de'),
    '23.11.2026, 23:31',
    momentText(moment, 'en'),
    '23 Nov 2026, 23:31',
  ],
  [
    'periods',
    daysText('2026-11-01', '2026-11-30', 'de'),
    '01.–30.11.2026',
    daysText('2026-11-01', '2026-11-30', 'en'),
    '1 – 30 Nov 2026',
  ],
])('%s in German and in British English', (_, german, inGerman, english, inEnglish) => {
  expect([plain(german), plain(english)]).toEqual([inGerman, inEnglish]);
});
