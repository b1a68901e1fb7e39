import type { Action, Area } from '#contract/generated/schema.ts';
import type { AccountKind } from '#tests/factories/people.ts';

/** All kinds of accounts, one with an empty role list, and one with an unknown role. */
export type Persona = AccountKind | 'nobody' | 'unknown';

/** Role lists: portal role, vendor type (or the role again), account type. */
export const roleLists: Record<Persona, readonly string[]> = {
  admin: ['admin', 'admin'],
  manufacturer: ['manufacturer', 'manufacturer'],
  vendor: ['vendor', 'vendor', 'account_pro'],
  craftsman: ['vendor', 'craftsman', 'account_pro'],
  architect: ['vendor', 'architect', 'account_pro'],
  wholesaler: ['vendor', 'wholesaler', 'account_pro'],
  basic: ['vendor', 'vendor', 'account_basic'],
  suspended: ['vendor', 'vendor', 'account_pro', 'suspended'],
  nobody: [],
  unknown: ['owner', 'Admin'],
};

/**
 * Specification 6 with the route lists of 2, written independently of the code: the roles (x) that
 * may do each action in each area. v view, c create, e edit, d delete, l lookup; an action without
 * a line is denied to all.
 */
const table = `
  area                  actions admin manufacturer vendor craftsman architect wholesaler basic suspended nobody unknown
  signingIn             ve      x     x            x      x         x         x          x     x         .      .
  session               ve      x     x            x      x         x         x          x     x         .      .
  dashboard             v       x     x            x      x         x         x          x     x         .      .
  savedViews            vcd     x     x            x      x         x         x          x     .         .      .
  jobs                  ve      x     x            x      x         x         x          x     .         .      .
  history               ve      x     x            x      x         x         x          x     .         .      .
  notifications         ve      x     x            x      x         x         x          x     x         .      .

  categories            vced    x     .            .      .         .         .          .     .         .      .
  categories            l       x     x            x      x         x         x          x     .         .      .
  tags                  vced    x     .            .      .         .         .          .     .         .      .
  tags                  l       x     x            x      x         x         x          x     .         .      .
  attributes            vced    x     .            .      .         .         .          .     .         .      .
  attributes            l       x     x            .      .         .         .          .     .         .      .
  attributeGroups       vced    x     .            .      .         .         .          .     .         .      .
  attributeGroups       l       x     x            .      .         .         .          .     .         .      .
  attributeFamilies     vced    x     .            .      .         .         .          .     .         .      .
  attributeFamilies     l       x     x            .      .         .         .          .     .         .      .
  sampleBoxes           vced    x     .            .      .         .         .          .     .         .      .
  sampleBoxLinks        ve      x     x            .      .         .         .          .     .         .      .
  gallery               vced    x     .            .      .         .         .          .     .         .      .
  services              vced    x     .            .      .         .         .          .     .         .      .
  services              l       x     .            x      x         x         x          x     .         .      .
  externalSources       vced    x     .            .      .         .         .          .     .         .      .
  externalSources       l       x     x            x      x         x         x          x     .         .      .
  userManagement        vced    x     .            .      .         .         .          .     .         .      .
  customers             ve      x     .            .      .         .         .          .     .         .      .
  affiliateProducts     ve      x     .            .      .         .         .          .     .         .      .
  commissionTiers       v       x     .            x      x         x         x          x     .         .      .
  commissionTiers       e       x     .            .      .         .         .          .     .         .      .
  userFeedback          vced    x     .            .      .         .         .          .     .         .      .
  blogList              vced    x     .            .      .         .         .          .     .         .      .
  websiteBanners        vced    x     .            .      .         .         .          .     .         .      .
  websiteMenu           vced    x     .            .      .         .         .          .     .         .      .
  discounts             vced    x     .            .      .         .         .          .     .         .      .
  stylesSections        vced    x     .            .      .         .         .          .     .         .      .
  stylesSections        l       x     x            x      x         x         x          x     .         .      .

  brandFilter           v       x     .            .      .         .         .          .     .         .      .
  brandFilter           l       x     .            x      x         x         x          x     .         .      .
  serviceInfoFilter     vl      x     .            .      .         .         .          .     .         .      .
  serviceAttachment     ve      x     .            .      .         .         .          .     .         .      .
  imports               vced    x     .            .      .         .         .          .     .         .      .
  imageAnalysis         vc      x     .            .      .         .         .          .     .         .      .

  parents               vced    x     x            .      .         .         .          .     .         .      .
  variations            vced    x     x            .      .         .         .          .     .         .      .

  manufacturerProfile   ve      .     x            .      .         .         .          .     .         .      .
  manufacturerShowrooms vced    .     x            .      .         .         .          .     .         .      .
  showrooms             vced    .     x            x      x         x         x          x     .         .      .
  representatives       vced    .     x            .      .         .         .          .     .         .      .
  news                  vced    .     x            .      .         .         .          .     .         .      .
  manufacturerPartners  v       .     x            .      .         .         .          .     .         .      .

  feedbackWidget        vc      .     x            x      x         x         x          x     .         .      .
  blog                  vced    .     x            x      x         x         x          x     .         .      .
  blogPosts             vd      x     x            x      x         x         x          x     .         .      .
  blogPosts             ce      .     x            x      x         x         x          x     .         .      .
  styles                vced    x     x            x      x         x         x          x     .         .      .
  vendorProfile         ve      .     .            x      x         x         x          x     .         .      .
  vendorShowrooms       vced    .     .            x      x         x         x          x     .         .      .

  vendorProducts        vced    .     .            x      x         x         x          .     .         .      .
  vendorPartners        v       .     .            x      x         x         x          .     .         .      .
  networks              vced    .     x            x      x         x         x          .     .         .      .
  networkProfiles       v       .     x            x      x         x         x          .     .         .      .
  paymentConfiguration  ve      .     .            x      x         x         x          .     .         .      .
  delivery              vced    .     .            x      x         x         x          .     .         .      .
  clickAndCollect       vced    .     .            x      x         x         x          .     .         .      .

  cartSimulator         v       x     .            x      x         x         x          .     .         .      .

  orders                ve      x     .            x      x         x         x          x     x         .      .
  orderDocuments        v       x     .            .      .         .         .          .     .         .      .
  shops                 vced    x     .            .      .         .         .          .     .         .      .
  shopPreviews          v       x     x            x      x         x         x          x     .         .      .
  orderIntake           vc      x     .            .      .         .         .          .     .         .      .
  apiKeys               ve      x     .            .      .         .         .          .     .         .      .
  webhooks              vced    x     .            .      .         .         .          .     .         .      .
  webhookDeliveries     ve      x     .            .      .         .         .          .     .         .      .
  securityEvents        v       x     .            .      .         .         .          .     .         .      .
  system                v       x     .            .      .         .         .          .     .         .      .
  secondFactors         ve      x     .            .      .         .         .          .     .         .      .
  payouts               v       x     .            x      x         x         x          x     .         .      .
  payouts               c       .     .            x      x         x         x          x     .         .      .
  payouts               e       x     .            .      .         .         .          .     .         .      .
  repayments            v       x     .            .      .         .         .          .     .         .      .
  repayments            e       x     .            .      .         .         .          .     .         .      .
  returns               ve      x     .            .      .         .         .          .     .         .      .
  wholesale             ve      .     .            .      .         .         x          .     .         .      .
  orderSettings         ve      .     .            x      x         x         x          x     .         .      .
  craftsmanSettings     vced    .     .            x      x         x         x          x     .         .      .
`;

const actionOf: Record<string, Action> = {
  v: 'view',
  c: 'create',
  e: 'edit',
  d: 'delete',
  l: 'lookup',
};

const [head = [], ...lines] = table
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .filter((cells) => cells.length > 1);

/** The personas of the table, in order. */
export const tablePersonas = head.slice(2);

/** The areas in the table's lines. */
export const tableAreas = [...new Set(lines.map(([area]) => area))];

const granted = new Set(
  lines.flatMap(([area, actions = '', ...cells]) => {
    if (cells.length !== tablePersonas.length) throw new Error(`${area}: a cell is missing`);
    return [...actions].flatMap((action) =>
      tablePersonas
        .filter((_, index) => cells[index] === 'x')
        .map((persona) => `${persona} ${actionOf[action]} ${area}`),
    );
  }),
);

/** Permission according to the specification, independent of the code. */
export const isAllowedBySpecification = (persona: Persona, area: Area, action: Action): boolean =>
  granted.has(`${persona} ${action} ${area}`);
