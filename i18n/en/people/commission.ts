import type { commission as german } from '#i18n/de/people/commission.ts';
import type { Translated } from '#i18n/translated.ts';

const commission: Translated<typeof german> = {
  title: 'Commission rates',
  subtitle: 'Applies to every vendor without rates of their own.',
  text: 'The rate depends on the vendor’s share of the cart: products and services before discounts, net. The rate applies to the whole amount.',
  fields: {
    upTo2000: 'up to €2,000',
    upTo5000: 'up to €5,000',
    upTo10000: 'up to €10,000',
    above: 'over €10,000',
  },
  own: 'This vendor has rates of their own.',
  default: 'The default rates apply to this vendor. Saving creates rates of their own.',
  useDefault: 'Use the default',
  askTitle: 'Change the commission?',
  askDefault:
    'The rates apply to all orders from now on, for every vendor without rates of their own. Past orders keep their rate.',
  askOwn: 'This applies to all orders of this vendor from now on. Past orders keep their rate.',
  resetTitle: 'Use the default rates?',
  saved: 'The commission rates have been saved.',
  reset: 'The default rates apply from now on.',
  failed: 'The commission rates could not be loaded.',
};

export const texts = { commission, pages: { 'user-management/commission': 'Commission' } };
