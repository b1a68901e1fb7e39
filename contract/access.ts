import type { Action, Area } from './generated/schema.ts';

/** Every name that can stand in a role list; the portal roles come first. */
export const roleNames = [
  'admin',
  'manufacturer',
  'vendor',
  'craftsman',
  'architect',
  'wholesaler',
  'account_pro',
  'account_basic',
] as const;
export type RoleName = (typeof roleNames)[number];

interface AreaRule {
  /** Who may do what; an action that is not listed is denied to everyone. */
  allow: Partial<Record<Action, readonly RoleName[]>>;
  /** Roles that take the area away again, whatever else the list grants. */
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
 * The one permission table (specification 6; routes of 2). Screens, menu, data provider and API ask
 * it alike. Reading a picker's choices is `lookup`: whoever edits what uses them may do it.
 */
export const access: Record<Area, AreaRule> = {
  session: { allow: { view: everyone, edit: everyone } },
  dashboard: { allow: { view: everyone } },
  jobs: { allow: { view: everyone, edit: everyone } },
  history: { allow: { view: makers, edit: makers } },
  savedViews: { allow: { view: everyone, create: everyone, delete: everyone } },
  categories: withLookup(manage('admin'), makers),
  tags: withLookup(manage('admin'), ['admin', 'manufacturer', 'vendor']),
  attributes: withLookup(manage('admin'), makers),
  attributeGroups: withLookup(manage('admin'), makers),
  attributeFamilies: withLookup(manage('admin'), makers),
  parents: manage(...makers),
  variations: manage(...makers),
  brandFilter: { allow: { view: ['admin'], lookup: ['admin'] } },
  serviceInfoFilter: { allow: { view: ['admin'], lookup: ['admin'] } },
  serviceAttachment: { allow: { view: ['admin'], edit: ['admin'] } },
  imports: manage('admin'),
  imageAnalysis: { allow: { view: ['admin'], create: ['admin'] } },
  sampleBoxes: manage('admin'),
  // the mode of the variations list that links them, which both have (routes of 2)
  sampleBoxLinks: { allow: { view: makers, edit: makers } },
  gallery: manage('admin'),
  services: withLookup(manage('admin'), ['admin', 'vendor', 'craftsman', 'account_pro']),
  externalSources: manage('admin'),
  userManagement: manage('admin'),
  userFeedback: { allow: { view: ['admin'], delete: ['admin'] } },
  feedbackWidget: {
    allow: { view: ['manufacturer', 'vendor'], create: ['manufacturer', 'vendor'] },
  },
  blogList: manage('admin'),
  blog: manage('manufacturer', ...vendorTypes),
  websiteBanners: manage('admin'),
  websiteMenu: manage('admin'),
  discounts: manage('admin'),
  orders: { allow: { view: ['admin', ...sellers], edit: ['admin', ...sellers] } },
  styles: manage(
    'admin',
    'vendor',
    'craftsman',
    'architect',
    'account_pro',
    'account_basic',
    'manufacturer',
  ),
  stylesSections: manage('admin'),
  manufacturerProfile: { allow: { view: ['manufacturer'], edit: ['manufacturer'] } },
  manufacturerShowrooms: manage('manufacturer'),
  representatives: manage('manufacturer'),
  news: manage('manufacturer'),
  manufacturerPartners: manage('manufacturer'),
  vendorProfile: { allow: { view: vendorTypes, edit: vendorTypes } },
  vendorShowrooms: manage(...vendorTypes),
  vendorProducts: proOnly(manage(...sellers)),
  vendorPartners: proOnly(manage(...sellers)),
  paymentConfiguration: proOnly({ allow: { view: sellers, edit: sellers } }),
  delivery: proOnly(manage(...sellers)),
  clickAndCollect: proOnly(manage(...sellers)),
  orderSettings: {
    allow: {
      view: ['vendor', 'craftsman', 'account_pro'],
      edit: ['vendor', 'craftsman', 'account_pro'],
    },
  },
  craftsmanSettings: manage('vendor', 'craftsman', 'account_pro'),
};

export const isRoleName = (name: string): name is RoleName =>
  (roleNames as readonly string[]).includes(name);

/**
 * Whether somebody with this role list may do `action` in `area`. Anything unknown is denied.
 * A role list is the portal role, the vendor type (else the role again) and the account type.
 */
export const can = (roles: readonly string[], area: Area, action: Action): boolean => {
  // names that every object inherits ('constructor') are no areas and no actions
  const rule = Object.hasOwn(access, area) ? access[area] : undefined;
  const allowed = (rule && Object.hasOwn(rule.allow, action) && rule.allow[action]) || [];
  const excluded = rule?.except ?? [];
  return (
    allowed.some((role) => roles.includes(role)) && !excluded.some((role) => roles.includes(role))
  );
};
