import type {
  partnerManagement as german,
  partnerFields as germanFields,
  partnerInvitations as germanInvitations,
  partnerStates as germanStates,
  partnerVisibilities as germanVisibilities,
} from '#i18n/de/people/partnerManagement.ts';
import type { Translated } from '#i18n/translated.ts';

const partnerManagement = {
  tabs: {
    account: 'Account',
    profile: 'Profile',
    commission: 'Commission',
    connections: 'Connections',
    orders: 'Orders',
    viewings: 'Viewings',
  },
  noOrders: 'No orders yet',
  connections: {
    none: 'No connections and requests.',
    states: {
      approved: 'Connected',
      pending: 'Open',
      denied: 'Denied',
    },
    invitation: 'Invitation',
    sent: 'Requested by %{name} on %{date}',
    answered: 'Answered on %{date}',
    more: '%{smart_count} more |||| %{smart_count} more',
  },
  tabsOf: 'Sections of the partner',
  sections: { company: 'Company', account: 'Access', note: 'Internal note' },
  noAccount: 'No account yet. Enter a name and an address to create one and send the invitation.',
  emailHint: 'For signing in. Another address ends all sessions of the account.',
  newEmailHint: 'The partner signs in with this address.',
  inviteHint: 'Saving sends the invitation to this address.',
  noteHint: 'For administrators only.',
  languages: { de: 'German', en: 'English' },
  neverSignedIn: 'Never signed in',
  statuses: { 1: 'Unverified', 2: 'Verified' },
  invited: 'Invited on %{date}',
  signedIn: 'Last signed in on %{date}',
  verify: 'Mark as verified',
  verifyText:
    'The partner counts as verified without having followed the link of the invitation. |||| %{smart_count} partners count as verified without having followed the link of the invitation.',
  verified: 'The partner is verified. |||| %{smart_count} partners are verified.',
  suspend: 'Suspend',
  suspendTitle: 'Suspend the partner?',
  suspendText:
    'The partner is no longer visible, none of their products are for sale, and their connections are paused. They can still sign in, see the reason, and access their orders, notifications and account.',
  suspended: 'The partner was suspended. |||| %{smart_count} partners were suspended.',
  reason: 'Reason',
  reasonHint: 'The partner sees it on the dashboard.',
  reactivate: 'Lift the suspension',
  reactivateText:
    'The partner can access everything in the account again. |||| %{smart_count} partners can access everything in their accounts again.',
  reactivated: 'The suspension was lifted. |||| %{smart_count} suspensions were lifted.',
  suspendedSince: 'Suspended since %{date}: %{reason}',
  anonymiseText:
    'The account and all data of the partner are deleted permanently: profile, files, showrooms, connections, payment account and history. Orders, payouts and statements stay, as the law requires.',
  anonymised: 'The partner was anonymised.',
  isAnonymised: 'This partner was anonymised on %{date} and can no longer be edited.',
  resend: 'Send the invitation again',
  resent: 'The invitation was sent again. |||| %{smart_count} invitations were sent again.',
  viewAs: 'View as this partner',
  viewAsText:
    'In a new window you see Atrium as this partner sees it, for 30 minutes. You cannot change anything there. Start and end are recorded.',
  viewAsYes: 'View',
  viewAsReady: 'The view is ready. You can open it for one minute.',
  viewAsBlocked: 'The browser blocked the new window.',
  changeTitle: 'Change type or account?',
  changeText: 'No longer available from now on: %{areas}.',
  changeProducts:
    '%{smart_count} product of the assortment is unpublished. |||| %{smart_count} products of the assortment are unpublished.',
  areas: {
    vendorProducts: 'assortment',
    vendorPartners: 'network',
    paymentConfiguration: 'payment account',
    delivery: 'delivery',
    clickAndCollect: 'click and collect',
    orderSettings: 'order settings',
    craftsmanSettings: 'craftsman services',
    orders: 'orders',
  },
  profile: {
    empty: 'Nothing yet',
    short_name: 'Short name',
    email: 'Email',
    phone: 'Phone',
    street: 'Street',
    post_code: 'Postcode',
    city: 'Town',
    description: 'Description',
  },
  viewing: {
    bar: 'You are viewing Atrium as %{name} and cannot change anything. Viewing ends after 30 minutes.',
    end: 'End viewing',
  },
  viewings: {
    title: 'When administrators viewed Atrium as this partner',
    none: 'No one has viewed Atrium as this partner yet.',
    formerUser: 'A former user',
    period: '%{from} to %{to}',
  },
} satisfies Translated<typeof german>;

export const partnerStates: Translated<typeof germanStates> = {
  active: 'Active',
  unverified: 'Unverified',
  suspended: 'Suspended',
};
export const partnerInvitations: Translated<typeof germanInvitations> = {
  pending: 'Pending',
  overdue: 'Older than 14 days',
};
export const partnerVisibilities: Translated<typeof germanVisibilities> = {
  true: 'Visible',
  false: 'Not visible',
};

export const partnerFields: Translated<typeof germanFields> = {
  id: 'No.',
  text: 'Search',
  name: 'Company',
  company_name: 'Company',
  email: 'Email',
  state: 'Status',
  status: 'Verification',
  invitation: 'Invitation',
  isVisible: 'Visibility',
  completeness: 'Required details',
  suspendedAt: 'Suspended since',
  suspendedReason: 'Reason for the suspension',
  openOrders: 'Open orders',
  lastSignInAt: 'Last sign-in',
  invitedAt: 'Invited',
  createdAt: 'Created',
  internalNote: 'Internal note',
  account: 'Access',
  'account.firstname': 'First name',
  'account.lastname': 'Last name',
  'account.email': 'Email',
  'account.language': 'Email language',
};

export const texts = { partnerManagement };
