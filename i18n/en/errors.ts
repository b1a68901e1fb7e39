import type { error as germanError, rules as germanRules } from '#i18n/de/errors.ts';
import type { Translated } from '#i18n/translated.ts';

export const error = {
  UNAUTHENTICATED: 'Wrong email or password. Please enter the correct credentials.',
  TOKEN_NOT_VALID: 'Your session has expired. Please sign in again.',
  KEY_EXPIRED: 'This link has expired.',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'Not found. The record may have been deleted meanwhile.',
  INVALID: 'Please check the marked fields.',
  CONFLICT:
    'Somebody else has changed this record meanwhile. What you typed is still here: reload the record and enter it again.',
  IN_USE: 'The entry is still in use and cannot be deleted.',
  RATE_LIMITED: 'Too many attempts. Please wait %{minutes} min and try again.',
  INTERNAL: 'Something went wrong.',
  TOO_COMPLEX: 'This request asks for too much at once.',
  TOO_MANY_REQUESTS: 'Too many requests in a short time. Please wait %{seconds} s and try again.',
  UNAVAILABLE: 'The server is not available at the moment. Please try again shortly.',
  BUSY: 'The server has too much to do at the moment. Please try again shortly.',
  TIMEOUT: 'This took too long and was broken off.',
  NETWORK: 'The server cannot be reached. Please check your connection.',
  TAG_IN_USE:
    '“%{name}” is still used by %{smart_count} variation and cannot be deleted. |||| “%{name}” is still used by %{smart_count} variations and cannot be deleted.',
  TOO_MANY_JOBS:
    '%{limit} of your jobs are running or waiting already. Please wait until one is done.',
  EXPORT_TOO_LARGE: 'These are too many rows for Excel. Please filter further, or choose CSV.',
  ATTRIBUTE_IN_USE:
    '“%{name}” is still used by %{smart_count} group or product and cannot be deleted. |||| “%{name}” is still used by %{smart_count} groups and products and cannot be deleted.',
  ATTRIBUTE_VALUE_IN_USE:
    'An attribute value that is used in a product cannot be deleted: “%{name}” (%{smart_count} product). |||| An attribute value that is used in a product cannot be deleted: “%{name}” (%{smart_count} products).',
  ATTRIBUTE_GROUP_IN_USE:
    '“%{name}” is still used by %{smart_count} family or product and cannot be deleted. |||| “%{name}” is still used by %{smart_count} families and products and cannot be deleted.',
  ATTRIBUTE_FAMILY_IN_USE:
    '“%{name}” is still used by %{smart_count} parent product and cannot be deleted. |||| “%{name}” is still used by %{smart_count} parent products and cannot be deleted.',
  FAMILY_LOSES_VALUES:
    '%{smart_count} product would lose values. Please check the impact again. |||| %{smart_count} products would lose values. Please check the impact again.',
  PRODUCT_INCLUDED:
    'The product group “%{name}” cannot be deleted as %{smart_count} variation is included by vendors. |||| The product group “%{name}” cannot be deleted as %{smart_count} variations are included by vendors.',
  VARIATION_INCLUDED:
    '“%{name}” cannot be deleted as %{smart_count} vendor includes it. |||| “%{name}” cannot be deleted as %{smart_count} vendors include it.',
  PRODUCT_OPTION_IN_USE:
    '%{name}: %{smart_count} variation is made by it. Delete it first, or change its combination. |||| %{name}: %{smart_count} variations are made by it. Delete them first, or change their combinations.',
  PRODUCT_TYPE_IN_USE:
    'The type of “%{name}” is fixed as long as it has %{smart_count} variation. |||| The type of “%{name}” is fixed as long as it has %{smart_count} variations.',
  SERVICE_IN_USE:
    '“%{name}” is still used by %{smart_count} variation and cannot be deleted. |||| “%{name}” is still used by %{smart_count} variations and cannot be deleted.',
  SERVICE_GROUP_IN_USE:
    '“%{name}” is still used by %{smart_count} service or variation and cannot be deleted. |||| “%{name}” is still used by %{smart_count} services and variations and cannot be deleted.',
  OPTION_MERGE_SAME:
    'Not replaced: %{names} would then have two variations with the same combination.',
  ORDER_CHANGED:
    'Somebody else has changed the values meanwhile. The list is loaded again, please move once more.',
  CATEGORY_IN_USE:
    '“%{name}” is still in use and cannot be deleted. Subcategories: %{children}, products: %{products}.',
  IMAGE_TOO_LARGE: '%{name}: Allowed max size is 1MB for Image',
  IMAGE_TYPE: '%{name} is neither PNG nor JPEG.',
  IMAGE_DAMAGED: '%{name} is damaged or incomplete.',
  IMAGE_PIXELS: '%{name} has too many pixels: at most %{limit} million are possible.',
  NO_FILE: 'No file came in the field "file".',
  TOO_MANY_FILES: 'At most %{limit} files can be uploaded at once.',
  UPLOAD_TOO_LARGE: 'At most %{limit} MB can be uploaded at once.',
  UPLOAD_TYPE: 'Files are sent as multipart/form-data.',
  UPLOAD_BROKEN: 'The upload broke off or could not be read.',
  TOO_MANY_UPLOADS:
    'Too many pictures are uploaded already that no product shows yet. Please save those first.',
} satisfies Translated<typeof germanError>;

export const rules = {
  required: 'Required field',
  wrongType: 'Invalid value',
  minLength: 'At least %{limit} characters',
  maxLength: 'At most %{limit} characters',
  minValue: 'At least %{limit}',
  maxValue: 'At most %{limit}',
  wholeNumber: 'Please enter a whole number',
  maxItems: 'At most %{limit} entries',
  controlCharacters: 'Contains control characters that are not allowed',
  slug: 'Only lower-case letters, digits and single hyphens, such as dining-table-fjord',
  sku: 'An article number has no spaces',
  price: 'Please enter an amount from 0 with at most two decimal places, such as 1,299.00',
  priceTooLarge: 'The amount is too large',
  status: 'Please choose draft or published',
  id: 'Invalid id',
  email: 'Please enter a valid email address',
  sort: 'This column cannot be sorted',
  exportFormat: 'Please choose xlsx or csv',
  filter: 'Unknown filter value',
  tagType: 'Please choose a use',
  tagOtherType: 'The tags are used for different things',
  tagIntoItself: 'Please choose a tag that stays',
  tagTypeInUse: 'Variations carry this tag, so it stays with products',
  categoryIntoItself: 'A category cannot be below itself',
  categoryLevels: 'There can be at most four levels',
  taken: 'Already taken',
  passwordsDiffer: 'The passwords do not match',
  wrongPassword: 'The password is wrong',
  imageFilename: 'Not the name of a stored image',
  imageTwice: 'An image stands in the list twice',
  oneMainImage: 'Only one can be the main image',
  unknown: 'Does not exist, or no longer',
  sentence: 'A sentence cannot be an attribute value: please shorten it',
  attributeType: 'Please choose a type',
  noOptions: 'Only a choice has values',
  attributeHasOptions: 'The attribute has values: delete these first',
  attributeTypeInUse: 'Products have values that do not fit',
  attributeMakesVariations: 'Variations are told apart by this attribute',
  attributeHasValues: 'Products are described by this attribute already',
  switchType: 'Please choose colour or image',
  colour: 'Please enter a colour such as #2f5d50',
  optionImage: 'Please upload an image',
  optionIntoItself: 'Please choose a value that stays',
  optionOtherAttribute: 'The values belong to different attributes',
  tooManyOptions: 'An attribute can have at most %{limit} values',
  placeOfUse: 'Unknown place of use',
  variationExists: 'There is a variation with this combination already',
  valueTwice: 'An attribute is given twice',
  decimal: 'Please enter a number such as 12.5',
  noOption: 'The attribute does not have this value (any more)',
  notEditable: 'You cannot change this',
  notInFamily: 'The attribute family does not have all of these fields any more',
  attributeTwice: 'An attribute stands in the group twice',
  groupTwice: 'A group stands in the family twice',
  productType: 'Please choose simple or configurable',
  attributeChosenTwice: 'An attribute is chosen twice',
  optionRequired: 'Please choose at least one value of each attribute',
  notConfigurable: 'Only system attributes make variations',
  noCombination: 'A simple product has no combination',
  oneVariation: 'A simple product has exactly one variation',
  combinationIncomplete: 'Please choose a value of each attribute',
  notOfProduct: 'The product does not come in this combination',
  mainCategory: 'The main category is one of the categories or a subcategory of one',
} satisfies Translated<typeof germanRules>;
