/** Business constants (specification 9). */
export const limits = {
  pageSizes: [10, 50, 100, 200, 500, 1000],
  defaultPageSize: 10,
  maxPageSize: 1000,
  tagPageSize: 1_000_000,
  /** Ids in one bulk call; for more rows a query is used. */
  bulkIds: 10_000,
  /** Rows a bulk call changes before it answers; more become a job. */
  bulkAtOnce: 100,
  /** Per account, waiting or running. */
  openJobs: 20,
  searchDebounceMs: 700,
  toastMs: 2000,
  /** How long the card of a job that went well stays. */
  jobDoneMs: 10_000,
  /** And of one that failed or left something; the bell and the list of jobs keep what can be done. */
  jobFailedMs: 30_000,
  toastsAtOnce: 3,
  /** In the list behind the bell; the oldest are dropped. */
  messagesKept: 100,
  sessionIdleHours: 12,
  /** However they are used. */
  sessionDays: 30,
  passwordMin: 12,
  recoveryCodes: 10,
  /** What is typed as a code, with blanks and hyphens. */
  codeText: 40,
  /** A longer password would only cost hashing time. */
  passwordMax: 200,
  /** How long a mailed link is valid. */
  resetKeyHours: 2,
  activationKeyDays: 14,
  /** Countdown after each send, on the check-your-email view. */
  resendSeconds: 29,
  /** Of any filter text; a longer one is rejected before it reaches the database. */
  searchText: 200,
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
  /** A web address that somebody enters. */
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
  /** Uploaded documents per user that no record links yet; a daily job deletes old ones. */
  unusedFiles: 100,
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
  /** In which a vendor shows one product. */
  vendorShowrooms: 200,
  newsTitle: 100,
  newsText: 750,
  /** Days that a notification is kept. */
  notificationDays: 90,
  securityEventDays: 400,
  /** Deleted by one call: so many are told to administrators. */
  manyDeleted: 10,
  internalNote: 2000,
  suspendedReason: 750,
  /** After which an invitation that nobody has followed is overdue. */
  invitationDays: 14,
  /** Of a request to connect, and of the answer. */
  networkText: 750,
  /** Invitations by mail that a partner may send on one day. */
  invitationsPerDay: 20,
  /** After which a request can be sent again, and one that was denied. */
  requestAgainHours: 24,
  deniedRequestDays: 30,
  /** Between two invitations of the same account. */
  inviteAgainSeconds: 60,
  /** How long an administrator may see the application as somebody else. */
  viewingMinutes: 30,
  /** Within which the new window has to open. */
  viewingKeySeconds: 60,
  /** Options of an attribute: the list is loaded and sorted as a whole. */
  optionsPerAttribute: 10_000,
  /** A value of several lines. */
  longValue: 10_000,
  /** A number value, with sign and decimal point. */
  decimalLength: 20,
  /** Attribute values one call writes to a product. */
  valuesAtOnce: 10_000,
  /** Options pasted in one go. */
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
  /** Variations a product can be created with; more are generated. */
  variationsToBeginWith: 100,
  /** Variations of one product; a generation that exceeds it is rejected. */
  generatedVariations: 10_000,
  /** Items of the mega-menu below one of them, or on level 2. */
  menuColumn: 100,
  menuBrands: 4,
  promoText: 255,
  marketingTitle: 100,
  marketingText: 750,
  seoTitle: 100,
  seoDescription: 300,
  seoKeywords: 255,
  /** Of one kind, by which a menu item links products. */
  menuLinks: 2000,
  /** How often the menu is loaded anew while products are being reassigned. */
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
  /** Of one list of regions. */
  regions: 200,
  deliveryRules: 200,
  /** Regions of all of a vendor's driving costs, in their table. */
  drivingCostRows: 500,
  deliveryDays: 365,
  templateName: 100,
  /** km */
  radius: 1000,
  cartLines: 500,
  cartServices: 1000,
  /** Of one line of a cart. */
  quantity: 9999,
  /** SEPA's field. */
  accountHolder: 70,
  bic: 15,
  /** What PayPal hands over in an address. */
  paypalCode: 2000,
  pickupDays: 365,
  pickupNote: 150,
  discountCode: 50,
  keyName: 100,
  /** A shop's own number of an order, and that of its payment; what a refund is known by. */
  externalId: 100,
  paymentMethod: 40,
  orderNotes: 2000,
  /** Why something of an order is cancelled. */
  orderReason: 750,
  /** Days between the request of a payout and the money, as partners are told. */
  payoutDays: 7,
  /** SEPA's field for the purpose. */
  payoutReference: 140,
  carrier: 100,
  trackingNumber: 100,
  /** How long ago a shop may say that an order was placed; after that its prices would be others. */
  orderAgeHours: 24,
  /** The same of one that an administrator enters. */
  enteredAgeDays: 366,
  /** Days without a movement after which an order is looked after. */
  quietDays: 7,
  /** Days after which a partner no longer sees who a finished order was for. */
  customerDays: 90,
  discountUses: 1_000_000,
  /** Discount codes made in one call. */
  codesAtOnce: 1000,
  barMessage: 150,
  /** A document of rich text, as JSON, and how deep its nodes may lie. */
  documentBytes: 100 * 1024,
  documentDepth: 8,
  blogTitle: 150,
  blogTeaser: 300,
  blogTags: 20,
  /** How often what is typed into a blog post is kept. */
  draftEveryMs: 5000,
  /** Of posts that were begun and never saved, for each partner; the oldest are dropped. */
  begunPosts: 50,
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
  /** Of each kind, linked with a style or a block of a section. */
  styleProducts: 200,
  styleBlocks: 50,
  affiliateNetworkName: 100,
  /** The levels of a foreign category in one text. */
  feedCategory: 500,
  feedColumn: 200,
  feedDescription: 10_000,
  feedRows: 500_000,
  /** Rows of a feed in one step of its job. */
  feedStep: 100,
  /** Rows that show how columns are mapped. */
  feedSample: 20,
  /** Of what stands in a refused row, and how many of them are kept of a run. */
  feedShown: 200,
  feedRefusals: 1000,
  /** Runs kept of each network. */
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
