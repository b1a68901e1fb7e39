import type { texts as german } from '#i18n/de/website/websiteMenu.ts';
import type { Translated } from '#i18n/translated.ts';

/** The shop's mega-menu. */
export const websiteMenu = {
  name: 'Menu item |||| Mega-menu',
  subtitle: 'The shop’s three-level menu and the products it shows.',
  reassign: 'Reassign products',
  processing: 'Processing…',
  processingText:
    'The products are being reassigned. The menu will be shown here again as soon as that is done.',
  level: 'Level %{level}',
  itemCount: '%{smart_count} menu item |||| %{smart_count} menu items',
  create: 'Create',
  createOn: 'Create a menu item on level %{level}',
  createFirst: 'Create the first item of this level',
  empty: 'There is nothing on this level yet',
  prompt: {
    level2: 'Choose an item of level 2 to see level 3',
    level3: 'Choose an item of level 3 to see level 4',
  },
  list: {
    open: 'As a list',
    title: 'All menu items',
    subtitle: 'The items of all levels, to filter them and to change many at once.',
    back: 'Mega-menu',
    empty: 'There are no menu items yet.',
    publish: 'Publish',
    unpublish: 'Unpublish',
    publishText:
      'This menu item will be published. |||| %{smart_count} menu items will be published.',
    unpublishText:
      'This menu item will no longer be shown in the shop. |||| %{smart_count} menu items will no longer be shown in the shop.',
  },
  search: 'Search menu items',
  selected: '%{count} menu item selected |||| %{count} menu items selected',
  delete: 'Delete',
  deleteText:
    'This menu item will be deleted with everything below it. |||| %{smart_count} menu items will be deleted with everything below them.',
  subItemCount: '%{count} sub-item |||| %{count} sub-items',
  productCount: '%{count} product |||| %{count} products',
  states: {
    published: 'Published',
    unpublished: 'Unpublished',
    hidden: 'Hidden by its parent',
  },
  actions: {
    edit: 'Edit',
    editAndLink: 'Edit and link',
    publish: 'Publish',
    unpublish: 'Unpublish',
    move: 'Move to…',
    history: 'History',
    delete: 'Delete',
  },
  dialog: {
    edit: 'Edit a menu item of level %{level}',
    editAndLink: 'Edit a menu item and link products',
  },
  parts: {
    promo: 'Promotion',
    marketing: 'Text in the menu',
    brands: 'Brands',
    linking: 'Products',
    seo: 'Search engines',
  },
  help: {
    productsBelow: 'Items on level 4 have the rules for products.',
    promo: 'A link or promotional text needs an image.',
    linking:
      'The item shows published products that meet all conditions you set, for example one of the categories and one of the tags.',
    products: 'These products are also shown, whether or not they meet the conditions.',
  },
  brands: {
    brand: 'Brand %{position}',
    slug: 'Slug',
    add: 'Add a brand',
    remove: 'Remove brand %{position}',
    help: 'Up to 4, each with a slug and an image, ideally 640 pixels wide.',
    incomplete: 'Each brand needs a slug and an image',
  },
  fields: {
    name: 'Name',
    level: 'Level',
    above: 'Below',
    state: 'Status',
    productCount: 'Products',
    updatedAt: 'Last changed',
    status: 'Status',
    parent_id: 'Parent item',
    image: 'Image',
    mobile_image: 'Image for phones',
    link: 'Link',
    promo_text: 'Promotional text',
    marketing: 'Text in the menu',
    'marketing.title': 'Heading',
    'marketing.text': 'Text',
    brands: 'Brands',
    categories: 'Categories',
    manufacturers: 'Manufacturers',
    tags: 'Tags',
    attributes_value_groups: 'Value groups',
    products: 'Individual products',
    seo_data: 'Search engines',
    'seo_data.title': 'Title for search engines',
    'seo_data.description': 'Description for search engines',
    'seo_data.meteKeywords': 'Keywords for search engines',
    sortIndex: 'Order',
  },
  products: {
    title: 'Products of this item',
    none: 'No products yet. Edit the item to link them by categories, manufacturers, tags, value groups or article numbers.',
  },
  deletion: {
    text: '“%{name}” will be deleted.',
    subItems:
      '%{count} sub-item will be deleted as well. |||| %{count} sub-items will be deleted as well.',
    products:
      '%{count} product will be unlinked, and stays. |||| %{count} products will be unlinked, and stay.',
    restorable: 'Deleted menu items can be restored.',
  },
  move: {
    title: 'Move “%{name}”',
    parent: 'New parent item',
    confirm: 'Move',
  },
  preview: {
    open: 'Preview',
    title: 'Preview of the mega-menu',
    device: 'Device',
    desktop: 'Desktop',
    phone: 'Phone',
    withUnpublished: 'Include unpublished items',
    nothing: 'No menu item is published yet.',
    back: 'Back from “%{name}”',
  },
  saved: 'The menu item was saved.',
  deleted: 'The menu item was deleted. |||| %{smart_count} menu items were deleted.',
  published: 'The menu item was published. |||| %{smart_count} menu items were published.',
  unpublished: 'The menu item was unpublished. |||| %{smart_count} menu items were unpublished.',
  moved: 'The menu item was moved.',
  orderChanged:
    'This level has changed in the meantime and has been reloaded. Move the item again.',
};

/** The dialog that selects products by name or article number. */
const productPicker = {
  chosen: '%{smart_count} chosen product |||| %{smart_count} chosen products',
  type: 'Enter a name or an article number',
  remove: 'Remove “%{name}”',
  gone: 'No longer there',
  notForSale: 'Not for sale',
};

export const texts = {
  resources: { 'website-menu': websiteMenu },
  productPicker,
} satisfies Translated<typeof german>;
