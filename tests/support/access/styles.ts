import { unique } from '#tests/factories/unique.ts';
import type { World } from '#tests/support/accessWorld.ts';
import type { AreaCalls } from './calls.ts';

const named = () => {
  const name = unique('styles');
  return { name, slug: name };
};

const orderOf = (ids: readonly string[]) => ids.map((id, index) => ({ id, sortIndex: index + 3 }));

const styleInput = ({ styles }: World) => ({
  title: unique('style'),
  slug: unique('style'),
  short_desc: 'Another room',
  category_id: styles.category,
  images: [{ filename: styles.picture, alt: 'A room', main: true }],
});

export const calls: AreaCalls = {
  attempts: {
    // before further categories exist
    updateStyleCategoryOrders: ({ styles }) => ({
      items: orderOf([styles.freeCategory, styles.category]),
    }),
    updateStyleSectionOrders: ({ styles }) => ({
      items: orderOf([styles.freeSection, styles.section]),
    }),
    createStyleCategory: () => ({ input: named() }),
    updateStyleCategory: ({ styles }) => ({ id: styles.category, input: named() }),
    deleteStyleCategoryByIds: ({ styles }) => ({ ids: [styles.freeCategory] }),
    exportStyleCategories: () => ({ input: { query: {}, format: 'csv', language: 'de' } }),
    createStyleSection: () => ({ input: named() }),
    updateStyleSectionStatus: ({ styles }) => ({ input: { ids: [styles.section], status: '1' } }),
    updateStyleSection: ({ styles }) => ({ id: styles.freeSection, input: named() }),
    deleteStyleSectionByIds: ({ styles }) => ({ ids: [styles.freeSection] }),
    exportStyleSections: () => ({ input: { query: {}, format: 'csv', language: 'de' } }),
  },
  ownAttempts: {
    updateStyleStatus: ({ styles }) => ({ input: { ids: [styles.ofB], status: '1' } }),
    updateStyleProducts: ({ styles }) => ({ id: styles.ofB, input: { ids: [] } }),
    updateStyleAffiliateProducts: ({ styles }) => ({
      id: styles.ofB,
      input: { ids: [styles.affiliateProduct] },
    }),
    updateStyle: (world) => ({ id: world.styles.ofB, input: styleInput(world) }),
    deleteStyleByIds: ({ styles }) => ({ ids: [styles.ofB] }),
  },
  ofTheCaller: ['createStyle', 'exportStyles'],
  further: {
    contentUses: ({ ownVariation }) => ({ query: { of: 'variation', ids: [ownVariation] } }),
    createStyle: () => ({ input: { title: unique('style') } }),
    exportStyles: () => ({ input: { format: 'csv' } }),
    styleById: ({ styles }) => ({ id: styles.ofB }),
    styleCategoryById: ({ styles }) => ({ id: styles.category }),
    styleSectionById: ({ styles }) => ({ id: styles.section }),
    styleProductChoices: ({ styles }) => ({ query: { style_id: styles.ofB, ids: ['1'] } }),
    affiliateProductChoices: ({ styles }) => ({ query: { ids: [styles.affiliateProduct] } }),
  },
};
