/** Business constants (specification 9). */
export const limits = {
  pageSizes: [10, 50, 100, 200, 500, 1000],
  defaultPageSize: 10,
  maxPageSize: 1000,
  tagPageSize: 1_000_000,
  /** That a bulk call may name; more are meant by a query. */
  bulkIds: 10_000,
  /** Rows that a bulk call does while its caller waits. */
  bulkAtOnce: 100,
  /** Of one account, waiting or running. */
  openJobs: 20,
  searchDebounceMs: 700,
  toastMs: 2000,
  toastsAtOnce: 3,
  /** In the list behind the bell; the oldest give way. */
  messagesKept: 100,
  sessionIdleHours: 12,
  passwordMin: 10,
  /** Far longer ones would only make the server hash for long. */
  passwordMax: 200,
  /** How long the link of a mail is good for. */
  resetKeyHours: 2,
  activationKeyDays: 14,
  /** After each send of the check-your-email view. */
  resendSeconds: 29,
  /** Of any filter text; longer ones are refused before they reach the database. */
  searchText: 200,
  name: 255,
  slug: 255,
  sku: 100,
  tagName: 100,
  /** Of the category tree. */
  categoryLevels: 4,
  categorySiblings: 10_000,
  viewName: 80,
  /** Of a list's address, from its question mark on. */
  viewSearch: 2000,
  viewsPerList: 100,
  /** Of one uploaded picture (specification 5). */
  imageBytes: 1_048_576,
  /** Width times height of an uploaded picture: what a small file can unfold to. */
  imagePixels: 40_000_000,
  imagesPerVariation: 30,
  imageAlt: 200,
  /** Of a picture's address in a request to analyse it. */
  imageAddress: 500,
  /** Analyses of pictures by one account within a quarter of an hour. */
  analyses: 60,
  /** Of one upload, with all that multipart puts around the files. */
  uploadFiles: 50,
  uploadBytes: 25 * 1_048_576,
  /** Pictures somebody may have uploaded that no product shows yet; a daily job deletes old ones. */
  unusedUploads: 500,
  /** Of a partner's profile (specification 5). */
  companyName: 56,
  profileLine: 100,
  profileDescription: 750,
  /** Of an attribute; a list is loaded and put into order as a whole. */
  optionsPerAttribute: 10_000,
  /** Of a product's text of several lines. */
  longValue: 10_000,
  /** Of a product's number, with sign and point. */
  decimalLength: 20,
  /** Values of attributes that one call writes to a product. */
  valuesAtOnce: 10_000,
  /** Values that are pasted at once. */
  pastedValues: 5_000,
  optionDescription: 2000,
  /** Minutes: a week. */
  serviceDuration: 10_080,
  serviceDescription: 750,
  valueGroupPageSize: 2000,
  valueGroupDebounceMs: 400,
  attributesPerGroup: 500,
  groupsPerFamily: 200,
  categoriesPerProduct: 100,
  attributesPerProduct: 20,
  /** That a product may be created with; more are generated. */
  variationsToBeginWith: 100,
  /** Of one product; a generation of more is refused. */
  generatedVariations: 10_000,
  unit: 20,
  productType: 100,
  sampleBoxDescription: 750,
  sortIndex: 1_000_000,
  /** Of a bulk edit of prices. */
  increasePercent: 1000,
  /** Of a preview of a bulk edit, on one page. */
  previewRows: 100,
  /** numeric(12,2) */
  priceDigits: 10,
  /** Of a workbook to import, as it is sent. */
  importBytes: 25 * 1_048_576,
  /** Of all its parts together, and of the texts of all its cells. */
  importUnpackedBytes: 300 * 1_048_576,
  /** Files in its zip. */
  importParts: 5000,
  /** That are not empty, in all sheets together, without the headings. */
  importRows: 100_000,
  importColumns: 500,
  /** What Excel takes. */
  importCell: 32_767,
} as const;
