import type {
  BannerFieldsFragment,
  BlogPostFieldsFragment,
  CategoryFieldsFragment,
  MenuItemFieldsFragment,
  PartnerFieldsFragment,
  ProductFieldsFragment,
  StyleCategoryFieldsFragment,
  StyleFieldsFragment,
  StyleSectionsQuery,
  VariationFieldsFragment,
} from './operations.generated.ts';
import type { Row } from './store.ts';

/* The rows of things as the marketplace answers them. */

type Of<Thing> = (thing: Thing) => Row[];
type Listed<Thing> = (things: readonly Thing[]) => Row[];

const data = (thing: object) => ({ data: JSON.stringify(thing) });

export const productRows: Of<ProductFieldsFragment> = (product) => {
  const { id, slug, name, fromPrice, categories } = product;
  return [
    ['product', { id, slug, name, from_price: fromPrice, ...data(product) }],
    ...categories.map(
      (category, position): Row => [
        'product_category',
        { product_id: id, category_id: category.id, position },
      ],
    ),
  ];
};

export const variationRows: Of<VariationFieldsFragment> = ({ offers, ...variation }) => {
  const { id, productId, slug, sku, name, fromPrice } = variation;
  const known = { id, product_id: productId, slug, sku, name, from_price: fromPrice };
  return [
    ['variation', { ...known, ...data(variation) }],
    ...offers.map((offer): Row => {
      const { vendor, price } = offer;
      const ids = { id: offer.id, product_id: productId, variation_id: id, vendor_id: vendor.id };
      return ['offer', { ...ids, price, ...data(offer) }];
    }),
  ];
};

export const partnerRows: Of<PartnerFieldsFragment> = (partner) => {
  const { kind, id, name } = partner;
  return [['partner', { kind, id, name, ...data(partner) }]];
};

export const blogPostRows: Of<BlogPostFieldsFragment> = (post) => {
  const { id, slug, title, publishedAt } = post;
  return [['blog_post', { id, slug, title, published_at: publishedAt, ...data(post) }]];
};

export const styleRows: Of<StyleFieldsFragment> = (style) => {
  const { id, slug, title, category } = style;
  return [['style', { id, slug, title, category_id: category.id, ...data(style) }]];
};

export const categoryRows: Listed<CategoryFieldsFragment> = (categories) =>
  categories.map((category, position) => {
    const { id, parentId, slug, name } = category;
    return [
      'category',
      { id, parent_id: parentId ?? null, position, slug, name, ...data(category) },
    ];
  });

type MenuItem = MenuItemFieldsFragment & { children?: readonly MenuItem[] };

export const menuRows = (items: readonly MenuItem[], parentId: string | null = null): Row[] =>
  items.flatMap(({ children = [], ...item }, position): Row[] => {
    const { id, name } = item;
    return [
      ['menu_item', { id, parent_id: parentId, position, name, ...data(item) }],
      ...menuRows(children, id),
    ];
  });

export const bannerRows: Listed<BannerFieldsFragment> = (banners) =>
  banners.map((banner, position) => {
    const { id, placement } = banner;
    return ['banner', { id, placement, position, ...data(banner) }];
  });

export const barRows: Listed<{ code: string }> = (bars) =>
  bars.map((bar, position) => ['announcement_bar', { position, code: bar.code, ...data(bar) }]);

export const styleCategoryRows: Listed<StyleCategoryFieldsFragment> = (categories) =>
  categories.map((category, position) => {
    const { id, slug, name } = category;
    return ['style_category', { id, position, slug, name, ...data(category) }];
  });

export const styleSectionRows: Listed<StyleSectionsQuery['styleSections'][number]> = (sections) =>
  sections.map((section, position) => {
    const { id, slug, name } = section;
    return ['style_section', { id, position, slug, name, ...data(section) }];
  });
