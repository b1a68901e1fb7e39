import type { inUse as german } from '#i18n/de/platform/inUse.ts';
import type { Translated } from '#i18n/translated.ts';

const inUse = {
  title: 'Still in use',
  attribute:
    '%{names} is still in use. Remove the attribute there first. |||| %{names} are still in use. Remove the attributes there first.',
  option:
    'Products still have the value %{names}. Choose a value that replaces it everywhere. |||| Products still have the values %{names}. Choose a value that replaces them everywhere.',
  group:
    '%{names} is still in use. Remove the group there first. |||| %{names} are still in use. Remove the groups there first.',
  family: 'Products still belong to %{names}. Assign them to another family first.',
  service:
    'Variations still have %{names}. Detach it there first. |||| Variations still have %{names}. Detach them there first.',
  serviceGroup:
    '%{names} is still in use. Move or delete its services first, and detach it from variations.',
  tag: '%{names} is still in use. Remove the tag there first. |||| %{names} are still in use. Remove the tags there first.',
  styleCategory: 'Styles still belong to %{names}. Assign them to another category first.',
  name: '“%{name}”',
  disappears: 'It also disappears from %{names}.',
  list: 'Used by',
  lists: {
    category: 'Also used by',
    variation: 'Shown in',
    parent: 'Shown in',
    affiliateProduct: 'Shown in',
  },
  kinds: {
    variation: 'Variation',
    parent: 'Parent product',
    group: 'Group',
    family: 'Family',
    service: 'Service',
    menuItem: 'Menu item',
    banner: 'Banner',
    blogPost: 'Blog post',
    style: 'Style',
    styleSection: 'Style section',
    affiliateCategory: 'Affiliate category',
    discount: 'Discount',
    shop: 'Shop',
  },
  none: 'Not used anywhere yet',
  noneOf: { category: 'Not used anywhere else' },
  titled: '%{title} (%{smart_count})',
  total: '%{smart_count} use |||| %{smart_count} uses',
  titledMore: '%{title} (more than %{count})',
  totalMore: 'More than %{count} uses',
  more: 'Show more',
  close: 'Close',
} satisfies Translated<typeof german>;

export const texts = { inUse };
