import { signInLimits } from './signInLimits.ts';

/** Business constants (specification 9). */
export const limits = {
  ...signInLimits,
  pageSizes: [10, 50, 100, 200, 500, 1000],
  defaultPageSize: 10,
  maxPageSize: 1000,
  /** Totals of filtered lists are exact up to this number, and beyond it on demand. */
  countedTotal: 10_000,
  tagPageSize: 1_000_000,
  /** Ids in one bulk call; more rows need a query. */
  bulkIds: 10_000,
  /** Rows that a bulk call changes before it answers; more become a job. */
  bulkAtOnce: 100,
  /** Hours for which a bulk change can be undone. */
  undoHours: 24,
  /** Waiting or running jobs per account. */
  openJobs: 20,
  searchDebounceMs: 700,
  /** Pause before a picker asks the server for choices. */
  choiceDebounceMs: 250,
  toastMs: 2000,
  /** Display time of a successful job's card, in milliseconds. */
  jobDoneMs: 10_000,
  /**
   * Display time of the card of a failed or partly failed job; afterwards the bell and the list of
   * jobs offer the next steps.
   */
  jobFailedMs: 30_000,
  /** Display time of a toast that offers to undo a bulk change, in milliseconds. */
  undoToastMs: 8_000,
  toastsAtOnce: 3,
  /** Messages in the list behind the bell; the oldest are dropped. */
  messagesKept: 100,
  passkeyName: 100,
  /** Characters of a browser's answer about a passkey. */
  passkeyResponse: 20_000,
  passwordMin: 12,
  recoveryCodes: 10,
  /** Countdown after each mail, on the check-your-email view. */
  resendSeconds: 29,
  /** Any filter text; a longer one is rejected before it reaches the database. */
  searchText: 200,
  /** Attributes that a list is filtered by at once. */
  filterAttributes: 10,
  /** Options of one attribute in a filter. */
  filterOptions: 50,
  name: 255,
  slug: 255,
  sku: 100,
  tagName: 100,
  /** Levels of the category tree. */
  categoryLevels: 4,
  categorySiblings: 10_000,
  viewName: 80,
  /** The query part of a list's address, including the question mark. */
  viewSearch: 2000,
  viewsPerList: 100,
  /** An uploaded image (specification 5). */
  imageBytes: 1_048_576,
  /** Width times height of an uploaded image; a small file can decode into a huge one. */
  imagePixels: 40_000_000,
  imagesPerVariation: 30,
  imageAlt: 200,
  /** A web address entered by a user. */
  link: 2000,
  /** The address of an image to be analysed. */
  imageAddress: 500,
  /** Image analyses per account and quarter of an hour. */
  analyses: 60,
  /** Files in one upload. */
  uploadFiles: 50,
  uploadBytes: 25 * 1_048_576,
  /** Uploaded images per user that no record shows yet; a daily job deletes old ones. */
  unusedUploads: 500,
  /** An uploaded document (specification 5). */
  fileBytes: 5 * 1_048_576,
  /** Texts of a partner's profile (specification 5). */
  companyName: 56,
  profileLine: 100,
  profileDescription: 750,
  profileText: 150,
  /** A partner's cropped logo. */
  logoBytes: 204_800,
  logoSide: 640,
  phone: 40,
  showroomName: 100,
  showroomPictures: 10,
  /** Showrooms in which a vendor shows one product. */
  vendorShowrooms: 200,
  newsTitle: 100,
  newsText: 750,
  /** Administrators are notified of calls that delete at least this number of records. */
  manyDeleted: 10,
  internalNote: 2000,
  suspendedReason: 750,
  /** Days after which a pending invitation is overdue. */
  invitationDays: 14,
  /** Text of a connection request, and of the answer. */
  networkText: 750,
  /** Invitations by mail that a partner may send per day. */
  invitationsPerDay: 20,
  /** Options of an attribute: the list is loaded and sorted as a whole. */
  optionsPerAttribute: 10_000,
  /** A value with several lines. */
  longValue: 10_000,
  /** A number value, with sign and decimal point. */
  decimalLength: 20,
  /** Attribute values that one call writes to a product. */
  valuesAtOnce: 10_000,
  /** Options pasted at once. */
  pastedValues: 5_000,
  optionDescription: 2000,
  /** Minutes in a week. */
  serviceDuration: 10_080,
  serviceDescription: 750,
  valueGroupPageSize: 2000,
  valueGroupDebounceMs: 400,
  attributesPerGroup: 500,
  groupsPerFamily: 200,
  categoriesPerProduct: 100,
  attributesPerProduct: 20,
  /** Variations that a product can be created with; more need a generation. */
  variationsToBeginWith: 100,
  /** Variations of one product; a generation that exceeds it is rejected. */
  generatedVariations: 10_000,
  /** Items of the mega-menu below one item, or on level 2. */
  menuColumn: 100,
  menuBrands: 4,
  promoText: 255,
  marketingTitle: 100,
  marketingText: 750,
  seoTitle: 100,
  seoDescription: 300,
  seoKeywords: 255,
  /** Records of one kind by which a menu item links products. */
  menuLinks: 2000,
  /** Polling interval of the menu while products are being reassigned. */
  menuPollMs: 5000,
  unit: 20,
  productType: 100,
  sampleBoxDescription: 750,
  sortIndex: 1_000_000,
  /** Percentage of a bulk price edit. */
  increasePercent: 1000,
  /** Rows on one page of a bulk edit preview. */
  previewRows: 100,
  /** numeric(12,2) */
  priceDigits: 10,
  /** Regions in one list. */
  regions: 200,
  deliveryRules: 200,
  /** Regions in the table of a vendor's driving costs. */
  drivingCostRows: 500,
  deliveryDays: 365,
  templateName: 100,
  /** Kilometres. */
  radius: 1000,
  cartLines: 500,
  cartServices: 1000,
  /** Quantity of one line of a cart. */
  quantity: 9999,
  /** Maximum length of the SEPA field. */
  accountHolder: 70,
  bic: 15,
  /** The parameters that PayPal appends to an address. */
  paypalCode: 2000,
  pickupDays: 365,
  pickupNote: 150,
  discountCode: 50,
  /** Categories, tags, partners or shops that limit a discount. */
  discountLinks: 50,
  keyName: 100,
  /** Root categories or sellers that a shop shows. */
  shopLinks: 200,
  /** Rows of a page of a list that shops read. */
  shopPage: 500,
  /** Products of such a page with their variations. */
  shopPageWithVariations: 50,
  /** Days for which shops can read what has changed. */
  shopChangeDays: 30,
  /** Ids of each kind in a filter of products. */
  shopFilterIds: 100,
  /** A shop's ids of an order, of its payment and of a refund. */
  externalId: 100,
  paymentMethod: 40,
  /** The id of the refund of a whole order; each of its refunds appends what it is of. */
  wholeRefundId: 60,
  orderNotes: 2000,
  /** Reason for a cancellation in an order. */
  orderReason: 750,
  /** Days after the delivery in which a customer may withdraw from the purchase. */
  withdrawalDays: 14,
  /** Days between the request of a payout and the transfer, as displayed to partners. */
  payoutDays: 7,
  /** Maximum length of the SEPA field for the purpose. */
  payoutReference: 140,
  carrier: 100,
  trackingNumber: 100,
  /** Parcels of a line. */
  parcels: 50,
  /** Maximum age of an order sent by a shop; older ones have outdated prices and must name a quote. */
  orderAgeHours: 24,
  /** Days for which a quote is stored, so that a shop's order that arrives late can name it. */
  quoteDays: 30,
  /** Maximum age of an order entered by an administrator. */
  enteredAgeDays: 366,
  /** Days without an event after which an order needs attention. */
  quietDays: 7,
  /** Days after which the customer of a completed order is hidden from partners. */
  customerDays: 90,
  discountUses: 1_000_000,
  /** Discount codes created by one call. */
  codesAtOnce: 1000,
  barMessage: 150,
  /** Size of a rich-text document as JSON, and the maximum depth of its nodes. */
  documentBytes: 100 * 1024,
  documentDepth: 8,
  blogTitle: 150,
  blogTeaser: 300,
  blogTags: 20,
  /** Autosave interval of a blog post. */
  draftEveryMs: 5000,
  withdrawnReason: 750,
  bannerName: 100,
  bannerTitle: 100,
  bannerText: 150,
  bannerButton: 100,
  styleTitle: 100,
  styleShortDesc: 150,
  styleDescription: 750,
  styleTags: 100,
  styleNetworks: 10,
  styleNetworkName: 100,
  styleCollaborators: 10,
  /** Products of each kind, linked with a style or a block of a section. */
  styleProducts: 200,
  styleBlocks: 50,
  affiliateNetworkName: 100,
  /** All levels of a foreign category in one text. */
  feedCategory: 500,
  feedColumn: 200,
  feedDescription: 10_000,
  feedRows: 500_000,
  /** Rows of a feed that one step of its job reads. */
  feedStep: 100,
  /** Sample rows in the preview of the column mapping. */
  feedSample: 20,
  /** Text of a rejected row, and the number of rejected rows stored per run. */
  feedShown: 200,
  feedRefusals: 1000,
  /** Stored runs of each network. */
  feedRuns: 100,
  /** An uploaded workbook. */
  importBytes: 25 * 1_048_576,
  /** The unpacked parts of a workbook, and the texts of all its cells. */
  importUnpackedBytes: 300 * 1_048_576,
  /** Files in a workbook's zip. */
  importParts: 5000,
  /** Non-empty rows of all sheets, without headings. */
  importRows: 100_000,
  importColumns: 500,
  /** Excel's limit. */
  importCell: 32_767,
} as const;
