import type { affiliateProducts as german } from '#i18n/de/affiliateProducts.ts';
import type { Translated } from '#i18n/translated.ts';

export const affiliateProducts: Translated<typeof german> = {
  name: 'Affiliate product |||| Affiliate products',
  subtitle:
    'Products of other shops from the feeds of networks; published ones can be shown in styles.',
  fields: {
    title: 'Product',
    external_id: 'Number',
    network: 'Network',
    network_id: 'Network',
    affiliate_category_id: 'Category in the feed',
    path: 'Category in the feed',
    category: 'Own category',
    mapped: 'Own category',
    price: 'Price',
    link: 'Link',
    state: 'State',
    status: 'Status',
    useCount: 'Shown in',
    description: 'Description',
    picture: 'Picture',
    goneAt: 'No longer in the feed since',
    updatedAt: 'Last changed',
  },
  status: { published: 'Published', hidden: 'Hidden' },
  states: { published: 'Published', hidden: 'Hidden', gone: 'No longer in the feed' },
  filters: { notForSale: 'No longer for sale', yes: 'On show' },
  mappedChoices: { yes: 'Mapped', no: 'Not mapped' },
  withoutCategory: 'Without a category',
  search: 'Search by title or number',
  selected: '%{smart_count} product selected |||| %{smart_count} products selected',
  publish: 'Publish',
  hide: 'Hide',
  publishText:
    'Publish this product? Then its picture is fetched. |||| Publish these %{smart_count} products? Then their pictures are fetched.',
  hideText:
    'Hide this product? Styles then show it as no longer for sale. |||| Hide these %{smart_count} products? Styles then show them as no longer for sale.',
  published: 'The product was published. |||| %{smart_count} products were published.',
  hidden: 'The product was hidden. |||| %{smart_count} products were hidden.',
  open: 'No own category is chosen yet for the category in the feed. Until then the product stays hidden.',
  toCategories: 'Map the category',
  oneCategory: 'Only one category of the feed',
  shop: 'See in the shop',
  pictureLater: 'The picture is fetched once the product is published.',
  pictureNone: 'The feed names no picture.',
  pictureFailed: 'The picture could not be fetched:',
  pictureFaults: {
    IMAGE_TYPE: 'It is neither PNG nor JPEG.',
    IMAGE_DAMAGED: 'It is damaged or incomplete.',
    IMAGE_PIXELS: 'It has too many pixels.',
    FETCH_ADDRESS: 'Only addresses with https:// are possible.',
    FETCH_HOST: 'The server was not found.',
    FETCH_PRIVATE: 'The server is not on the public internet.',
    FETCH_REDIRECTS: 'The address redirects too often.',
    FETCH_STATUS: 'The server does not have it.',
    FETCH_FAILED: 'The connection to the server failed.',
    FETCH_TIMEOUT: 'The server takes too long.',
    FETCH_TOO_LARGE: 'It is too large.',
    FETCH_PACKED: 'It is packed in a damaged way.',
  },
  empty: 'No affiliate products yet',
  emptyText: 'They come as soon as the feed of a network is read.',
};

export const texts = {
  resources: { 'external-product-sources/affiliates/products': affiliateProducts },
};
