import type { discountConditions as germanConditions } from '#i18n/de/selling/discountConditions.ts';
import type { Translated } from '#i18n/translated.ts';

export const discountConditions = {
  categories:
    'The discount applies only to products in the category %{names} and its subcategories. |||| The discount applies only to products in the categories %{names} and their subcategories.',
  tags: 'The discount applies only to products with the tag %{names}. |||| The discount applies only to products with one of the tags %{names}.',
  manufacturers:
    'The discount applies only to products of the manufacturer %{names}. |||| The discount applies only to products of the manufacturers %{names}.',
  vendors:
    'The discount applies only to products of the seller %{names}. |||| The discount applies only to products of the sellers %{names}.',
  minValue: 'The products must cost at least %{amount} in total.',
  minValueOfThese: 'The discounted products must cost at least %{amount} in total.',
  shops:
    'The code is valid only in the shop %{names}. |||| The code is valid only in the shops %{names}.',
  someShops: 'The code is valid only in selected shops.',
  oncePerCustomer: 'Each customer can use the code for one order only.',
  more: '%{smart_count} more',
} satisfies Translated<typeof germanConditions>;

export const texts = { discountConditions };
