import type { regions as german } from '#i18n/de/platform/regions.ts';
import type { Translated } from '#i18n/translated.ts';

export const regions = {
  germany: 'All of Germany',
  postcode: 'Postcodes %{prefix}…',
  wholePostcode: 'Postcode %{prefix}',
  placeholder: 'State or postcode, e.g. 80',
  remove: 'Remove %{name}',
  states: {
    BW: 'Baden-Württemberg',
    BY: 'Bavaria',
    BE: 'Berlin',
    BB: 'Brandenburg',
    HB: 'Bremen',
    HH: 'Hamburg',
    HE: 'Hesse',
    MV: 'Mecklenburg-Western Pomerania',
    NI: 'Lower Saxony',
    NW: 'North Rhine-Westphalia',
    RP: 'Rhineland-Palatinate',
    SL: 'Saarland',
    SN: 'Saxony',
    ST: 'Saxony-Anhalt',
    SH: 'Schleswig-Holstein',
    TH: 'Thuringia',
  },
} satisfies Translated<typeof german>;

export const texts = { regions };
