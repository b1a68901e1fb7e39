import type { discounts as germanDiscounts } from '#i18n/de/sales/discounts.ts';
import { texts as runStateTexts } from '#i18n/en/platform/runStates.ts';
import type { Translated } from '#i18n/translated.ts';

export const discounts = {
  name: 'Discount |||| Discounts',
  subtitle:
    'Discount codes reduce the product prices of an order; an announcement bar promotes them.',
  fields: {
    code: 'Code',
    kind: 'Kind',
    value: 'Value',
    startsOn: 'First day',
    endsOn: 'Last day',
    days: 'Period',
    maxUses: 'Maximum uses',
    minValue: 'Minimum value of the products',
    categoryIds: 'Only categories',
    tagIds: 'Only tags',
    manufacturerIds: 'Only manufacturers',
    vendorIds: 'Only sellers',
    shopIds: 'Only shops',
    isOncePerCustomer: 'Once per customer',
    conditions: 'Conditions',
    condition: 'Conditions',
    used: 'Used',
    isActive: 'Activated',
    state: 'State',
    seriesId: 'Series',
    isBarShown: 'Show announcement bar',
    bar: 'Bar',
    barMessage: 'Message of the bar',
    barTextColor: 'Text colour',
    barBackgroundColor: 'Background colour',
    pattern: 'Pattern',
    count: 'Number',
    updatedAt: 'Last changed',
  },
  kinds: { percent: 'Percent', euro: 'Euro' },
  bars: { with: 'With a bar', without: 'Without a bar' },
  conditionKinds: {
    none: 'Without conditions',
    minValue: 'With a minimum value',
    products: 'Only for some products',
    shops: 'Only for some shops',
    oncePerCustomer: 'Once per customer',
  },
  conditions: {
    title: 'In words',
    none: 'The discount applies to all products of the order, without conditions.',
    alone: 'An order accepts a single code, so this code is never combined with others.',
  },
  states: runStateTexts.runStates.states,
  create: 'Create discount',
  edit: 'Edit discount',
  search: 'Search by code or message',
  sections: {
    code: 'Discount',
    period: 'Period and use',
    conditions: 'Conditions',
    bar: 'Announcement bar',
  },
  help: {
    code: 'Upper and lower case make no difference',
    period: 'Both days are included. Without dates, the code is always valid.',
    maxUses: 'Leave empty for unlimited uses',
    fixed: 'The code has been used: its type and value can no longer be changed.',
    activate:
      'Only an activated code is valid, and only in its period. It can also be activated later.',
    conditions:
      'Conditions narrow the discount. Only products that match all chosen categories, tags, manufacturers and sellers are discounted.',
    minValue: 'Net and before the discount, of the discounted products only; leave empty for none',
    shopIds:
      'Leave empty for all, including orders that administrators enter; otherwise only orders of these shops',
    isOncePerCustomer:
      'Customers are recognised by the email address of the order. A cancelled order does not count.',
    isBarShown: 'The bar appears above every page of the website while the discount is active.',
    overlaps:
      'This bar is activated for the same time: %{codes}. The website only shows the one that started last. |||| These bars are activated for the same time: %{codes}. The website only shows the one that started last.',
  },
  usedOf: '%{used} of %{max}',
  always: 'no limit',
  uses: 'Used %{smart_count} time |||| Used %{smart_count} times',
  preview: { title: 'Preview', message: 'Your message' },
  series: 'Only codes of one series',
  codes: {
    open: 'Create many codes',
    title: 'Create many codes',
    text: 'Each # of the pattern becomes a random letter or digit. Characters that look alike, such as 0 and O, are left out.',
    example: 'for example SUMMER-####',
    possible: 'Allows up to %{count} different codes',
    maxUses: 'Per code; leave empty for unlimited uses',
    isActiveHelp: 'Otherwise the codes are inactive and can be activated later.',
    confirm: 'Create codes',
    created: '%{smart_count} code was created. |||| %{smart_count} codes were created.',
  },
  actions: { edit: 'Edit', delete: 'Delete' },
  selected: '%{count} discount selected |||| %{count} discounts selected',
  activateText: 'The code is valid on the chosen days, and its bar appears on the website.',
  deactivateText:
    'The code is no longer valid for new orders, and its bar disappears. Existing orders keep it.',
  activateManyText:
    '%{smart_count} discount will be activated. |||| %{smart_count} discounts will be activated.',
  deactivateManyText:
    '%{smart_count} discount will be deactivated. |||| %{smart_count} discounts will be deactivated.',
  activated: 'The discount was activated. |||| %{smart_count} discounts were activated.',
  deactivated: 'The discount was deactivated. |||| %{smart_count} discounts were deactivated.',
  delete: 'Delete',
  deleteText:
    'This discount will be deleted unless it has been used. |||| %{smart_count} discounts will be deleted; those already used are kept.',
  created: 'The discount was created.',
  saved: 'The discount was saved.',
  deleted: 'The discount was deleted. |||| %{smart_count} discounts were deleted.',
  empty: 'No discounts yet',
  emptyText:
    'A discount code lowers the product prices of an order by a percentage or an amount in euros.',
} satisfies Translated<typeof germanDiscounts>;

export const texts = { resources: { discounts } };
