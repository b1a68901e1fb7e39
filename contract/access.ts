import type { Action, Area } from './generated/schema.ts';

/** All names that role lists can contain, the portal roles first. */
export const roleNames = [
  'admin',
  'manufacturer',
  'vendor',
  'craftsman',
  'architect',
  'wholesaler',
  'account_pro',
  'account_basic',
  'suspended',
  // a session whose account still lacks a required second factor
  'enrolling',
] as const;
export type RoleName = (typeof roleNames)[number];

interface AreaRule {
  /** Roles allowed to do each action. An action that is not listed is denied to everyone. */
  allow: Partial<Record<Action, readonly RoleName[]>>;
  /** Account types without access to the area, whatever else their role list grants. */
  except?: readonly RoleName[];
}

const everyone: readonly RoleName[] = ['admin', 'manufacturer', 'vendor'];
const vendorTypes: readonly RoleName[] = ['vendor', 'craftsman', 'architect', 'wholesaler'];
const sellers: readonly RoleName[] = ['vendor', 'craftsman', 'architect', 'account_pro'];
const makers: readonly RoleName[] = ['admin', 'manufacturer'];

const manage = (...roles: readonly RoleName[]): AreaRule => ({
  allow: { view: roles, create: roles, edit: roles, delete: roles },
});
const withLookup = (rule: AreaRule, roles: readonly RoleName[]): AreaRule => ({
  ...rule,
  allow: { ...rule.allow, lookup: roles },
});
const proOnly = (rule: AreaRule): AreaRule => ({ ...rule, except: ['account_basic'] });

/**
 * The permission table (specification 6; routes in 2). Screens, menu, data provider and API all
 * read it. `lookup` permits reading the choices of a picker; every role that edits records with
 * such a picker has it.
 */
export const access: Record<Area, AreaRule> = {
  // calls available before a required second factor is set up
  signingIn: { allow: { view: everyone, edit: everyone } },
  session: { allow: { view: everyone, edit: everyone } },
  dashboard: { allow: { view: everyone } },
  jobs: { allow: { view: everyone, edit: everyone } },
  notifications: { allow: { view: everyone, edit: everyone } },
  history: { allow: { view: everyone, edit: everyone } },
  savedViews: { allow: { view: everyone, create: everyone, delete: everyone } },
  categories: withLookup(manage('admin'), everyone),
  tags: withLookup(manage('admin'), ['admin', 'manufacturer', 'vendor']),
  attributes: withLookup(manage('admin'), makers),
  attributeGroups: withLookup(manage('admin'), makers),
  attributeFamilies: withLookup(manage('admin'), makers),
  parents: manage(...makers),
  variations: manage(...makers),
  // vendors choose among the brands of their products
  brandFilter: { allow: { view: ['admin'], lookup: ['admin', 'vendor'] } },
  serviceInfoFilter: { allow: { view: ['admin'], lookup: ['admin'] } },
  serviceAttachment: { allow: { view: ['admin'], edit: ['admin'] } },
  imports: manage('admin'),
  imageAnalysis: { allow: { view: ['admin'], create: ['admin'] } },
  sampleBoxes: manage('admin'),
  // the link-samples mode of the variations list, which both roles have (routes in specification 2)
  sampleBoxLinks: { allow: { view: makers, edit: makers } },
  gallery: manage('admin'),
  services: withLookup(manage('admin'), ['admin', 'vendor', 'craftsman', 'account_pro']),
  // feeds create and delete them together with their categories
  affiliateProducts: { allow: { view: ['admin'], edit: ['admin'] } },
  // the choices of published records for styles
  externalSources: withLookup(manage('admin'), everyone),
  userManagement: manage('admin'),
  // orders create them, and they are anonymised instead of deleted
  customers: { allow: { view: ['admin'], edit: ['admin'] } },
  commissionTiers: { allow: { view: ['admin', ...vendorTypes], edit: ['admin'] } },
  // `create` restores deleted feedback
  userFeedback: manage('admin'),
  feedbackWidget: {
    allow: { view: ['manufacturer', 'vendor'], create: ['manufacturer', 'vendor'] },
  },
  blogList: manage('admin'),
  blog: manage('manufacturer', ...vendorTypes),
  // both lists have the same calls; administrators do not edit posts of others
  blogPosts: {
    allow: {
      view: everyone,
      create: ['manufacturer', ...vendorTypes],
      edit: ['manufacturer', ...vendorTypes],
      delete: everyone,
    },
  },
  websiteBanners: manage('admin'),
  websiteMenu: manage('admin'),
  discounts: manage('admin'),
  orders: { allow: { view: ['admin', ...sellers], edit: ['admin', ...sellers] } },
  // records of anonymised customers' orders that tax law requires
  orderDocuments: { allow: { view: ['admin'] } },
  // shops send orders by their own contract (contract/shop); administrators enter some by hand
  orderIntake: { allow: { view: ['admin'], create: ['admin'] } },
  shops: manage('admin'),
  // each call checks the record that is previewed as well
  shopPreviews: { allow: { view: everyone } },
  apiKeys: { allow: { view: ['admin'], edit: ['admin'] } },
  webhooks: manage('admin'),
  webhookDeliveries: { allow: { view: ['admin'], edit: ['admin'] } },
  securityEvents: { allow: { view: ['admin'] } },
  system: { allow: { view: ['admin'] } },
  secondFactors: { allow: { view: ['admin'], edit: ['admin'] } },
  // partners get the amounts due to them even with account_basic
  payouts: { allow: { view: ['admin', ...sellers], create: sellers, edit: ['admin'] } },
  // amounts owed back to customers
  repayments: { allow: { view: ['admin'], edit: ['admin'] } },
  // partners see the returns of their lines in the order, and note there that goods came back
  returns: { allow: { view: ['admin'], edit: ['admin'] } },
  styles: manage(
    'admin',
    'vendor',
    'craftsman',
    'architect',
    'account_pro',
    'account_basic',
    'manufacturer',
  ),
  // includes the categories of styles, which every role may choose
  stylesSections: withLookup(manage('admin'), everyone),
  manufacturerProfile: { allow: { view: ['manufacturer'], edit: ['manufacturer'] } },
  manufacturerShowrooms: manage('manufacturer'),
  // both routes of showrooms use the same calls
  showrooms: manage('manufacturer', ...vendorTypes),
  representatives: manage('manufacturer'),
  news: manage('manufacturer'),
  manufacturerPartners: { allow: { view: ['manufacturer'] } },
  vendorProfile: { allow: { view: vendorTypes, edit: vendorTypes } },
  vendorShowrooms: manage(...vendorTypes),
  vendorProducts: proOnly(manage(...sellers)),
  vendorPartners: proOnly({ allow: { view: sellers } }),
  // both routes of networks use the same calls
  networks: proOnly(manage('manufacturer', ...sellers)),
  networkProfiles: proOnly({ allow: { view: ['manufacturer', ...vendorTypes] } }),
  paymentConfiguration: proOnly({ allow: { view: sellers, edit: sellers } }),
  delivery: proOnly(manage(...sellers)),
  clickAndCollect: proOnly(manage(...sellers)),
  cartSimulator: proOnly({ allow: { view: ['admin', ...sellers] } }),
  orderSettings: {
    allow: {
      view: ['vendor', 'craftsman', 'account_pro'],
      edit: ['vendor', 'craftsman', 'account_pro'],
    },
  },
  // a toggle only for accounts of this type
  wholesale: { allow: { view: ['wholesaler'], edit: ['wholesaler'] } },
  craftsmanSettings: manage('vendor', 'craftsman', 'account_pro'),
};

/**
 * Areas available to suspended partners, so that they can fulfil the orders that customers paid
 * for.
 */
const ofSuspended: readonly Area[] = [
  'signingIn',
  'session',
  'dashboard',
  'orders',
  'notifications',
];

/** Areas available without a required second factor. */
const ofEnrolling: readonly Area[] = ['signingIn'];

export const isEnrolling = (roles: readonly string[]): boolean => roles.includes('enrolling');

export const isRoleName = (name: string): name is RoleName =>
  (roleNames as readonly string[]).includes(name);

/**
 * Whether a user with this role list may do `action` in `area`. Anything unknown is denied. A role
 * list contains the portal role, the vendor type (or the role again), the account type, `suspended`
 * for a suspended partner, and `enrolling` if a required second factor is missing.
 */
export const can = (roles: readonly string[], area: Area, action: Action): boolean => {
  // inherited property names ('constructor') are neither areas nor actions
  const rule = Object.hasOwn(access, area) ? access[area] : undefined;
  if (roles.includes('suspended') && !ofSuspended.includes(area)) return false;
  if (isEnrolling(roles) && !ofEnrolling.includes(area)) return false;
  const allowed = (rule && Object.hasOwn(rule.allow, action) && rule.allow[action]) || [];
  const excluded = rule?.except ?? [];
  return (
    allowed.some((role) => roles.includes(role)) && !excluded.some((role) => roles.includes(role))
  );
};
