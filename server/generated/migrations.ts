import type { Migration } from '#server/db/migration.ts';
import { up as up0 } from '#server/db/migrations/2026-11-21-01-people.ts';
import { up as up1 } from '#server/db/migrations/2026-11-21-02-structure.ts';
import { up as up2 } from '#server/db/migrations/2026-11-21-03-products.ts';
import { up as up3 } from '#server/db/migrations/2026-11-21-04-changes.ts';
import { up as up4 } from '#server/db/migrations/2026-11-21-05-uploads.ts';
import { up as up5 } from '#server/db/migrations/2026-11-21-06-saved-views.ts';
import { up as up6 } from '#server/db/migrations/2026-11-21-07-jobs.ts';
import { up as up7 } from '#server/db/migrations/2026-11-21-08-accounts.ts';
import { up as up8 } from '#server/db/migrations/2026-11-21-10-attributes.ts';
import { up as up9 } from '#server/db/migrations/2026-11-21-11-image-alt.ts';
import { up as up10 } from '#server/db/migrations/2026-11-21-12-restored.ts';
import { up as up11 } from '#server/db/migrations/2026-11-21-13-parents.ts';
import { up as up12 } from '#server/db/migrations/2026-11-21-16-sample-boxes.ts';
import { up as up13 } from '#server/db/migrations/2026-11-21-18-gallery.ts';
import { up as up14 } from '#server/db/migrations/2026-11-22-19-imports.ts';
import { up as up15 } from '#server/db/migrations/2026-11-22-23-removed-pictures.ts';
import { up as up16 } from '#server/db/migrations/2026-11-22-24-chosen-options.ts';
import { up as up17 } from '#server/db/migrations/2026-11-22-25-written-options.ts';
import { up as up18 } from '#server/db/migrations/2026-11-22-26-rows-of-imports.ts';
import { up as up19 } from '#server/db/migrations/2026-11-22-27-broken-pictures.ts';
import { up as up20 } from '#server/db/migrations/2026-11-22-30-menu.ts';
import { up as up21 } from '#server/db/migrations/2026-11-22-40-banners.ts';
import { up as up22 } from '#server/db/migrations/2026-11-22-41-discounts.ts';
import { up as up23 } from '#server/db/migrations/2026-11-22-50-user-feedback.ts';
import { up as up24 } from '#server/db/migrations/2026-11-22-60-picture-versions.ts';
import { up as up25 } from '#server/db/migrations/2026-11-22-80-representatives.ts';
import { up as up26 } from '#server/db/migrations/2026-11-23-10-profiles.ts';
import { up as up27 } from '#server/db/migrations/2026-11-23-20-commission-tiers.ts';
import { up as up28 } from '#server/db/migrations/2026-11-23-21-user-management.ts';
import { up as up29 } from '#server/db/migrations/2026-11-23-22-partners-begin-empty.ts';
import { up as up30 } from '#server/db/migrations/2026-11-23-30-showrooms.ts';
import { up as up31 } from '#server/db/migrations/2026-11-23-31-notifications.ts';
import { up as up32 } from '#server/db/migrations/2026-11-23-32-news.ts';
import { up as up33 } from '#server/db/migrations/2026-11-23-33-notification-mails.ts';
import { up as up34 } from '#server/db/migrations/2026-11-23-40-delivery-templates.ts';
import { up as up35 } from '#server/db/migrations/2026-11-23-41-craftsman-settings.ts';
import { up as up36 } from '#server/db/migrations/2026-11-23-50-connections.ts';
import { up as up37 } from '#server/db/migrations/2026-11-23-51-vendor-products.ts';
import { up as up38 } from '#server/db/migrations/2026-11-23-52-showrooms-of-products.ts';
import { up as up39 } from '#server/db/migrations/2026-11-23-53-payment-accounts.ts';
import { up as up40 } from '#server/db/migrations/2026-11-23-54-click-and-collect.ts';
import { up as up41 } from '#server/db/migrations/2026-11-23-55-wholesale.ts';
import { up as up42 } from '#server/db/migrations/2026-11-23-60-units-of-attributes.ts';
import { up as up43 } from '#server/db/migrations/2026-11-23-70-templates-of-products.ts';
import { up as up44 } from '#server/db/migrations/2026-11-24-10-networks.ts';
import { up as up45 } from '#server/db/migrations/2026-11-24-20-pauses.ts';
import { up as up46 } from '#server/db/migrations/2026-11-24-21-price-changes.ts';
import { up as up47 } from '#server/db/migrations/2026-11-24-30-orders.ts';
import { up as up48 } from '#server/db/migrations/2026-11-24-40-blog.ts';
import { up as up49 } from '#server/db/migrations/2026-11-24-50-affiliate-products.ts';
import { up as up50 } from '#server/db/migrations/2026-11-24-51-styles.ts';
import { up as up51 } from '#server/db/migrations/2026-11-24-52-style-sections.ts';
import { up as up52 } from '#server/db/migrations/2026-11-24-60-payouts.ts';
import { up as up53 } from '#server/db/migrations/2026-11-25-10-affiliate-runs.ts';
import { up as up54 } from '#server/db/migrations/2026-11-25-40-security-events.ts';
import { up as up55 } from '#server/db/migrations/2026-11-25-50-waiting-imports.ts';
import { up as up56 } from '#server/db/migrations/2026-11-25-70-products-of-values.ts';
import { up as up57 } from '#server/db/migrations/2026-11-26-10-assortment.ts';
import { up as up58 } from '#server/db/migrations/2026-11-26-11-linear-pauses.ts';
import { up as up59 } from '#server/db/migrations/2026-11-26-40-second-factor.ts';
import { up as up60 } from '#server/db/migrations/2026-11-26-50-sent-pictures.ts';
import { up as up61 } from '#server/db/migrations/2026-11-27-10-refunds-once.ts';
import { up as up62 } from '#server/db/migrations/3001-applied-functions.ts';
import { up as up63 } from '#server/db/migrations/3002-ledger-entries.ts';
import { up as up64 } from '#server/db/migrations/3003-payments.ts';
import { up as up65 } from '#server/db/migrations/3004-closed-months.ts';
import { up as up66 } from '#server/db/migrations/3005-order-numbers.ts';
import { up as up67 } from '#server/db/migrations/3006-returns.ts';
import { up as up68 } from '#server/db/migrations/3007-order-documents.ts';
import { up as up69 } from '#server/db/migrations/3008-first-approvals.ts';
import { up as up70 } from '#server/db/migrations/3009-shops.ts';
import { up as up71 } from '#server/db/migrations/3010-devices.ts';
import { up as up72 } from '#server/db/migrations/3011-discount-conditions.ts';
import { up as up73 } from '#server/db/migrations/3012-parcels.ts';
import { up as up74 } from '#server/db/migrations/3013-pending-factors.ts';
import { up as up75 } from '#server/db/migrations/3014-email-changes.ts';
import { up as up76 } from '#server/db/migrations/3015-bulk-changes.ts';
import { up as up77 } from '#server/db/migrations/3016-shop-changes.ts';
import { up as up78 } from '#server/db/migrations/3017-variation-search.ts';
import { up as up79 } from '#server/db/migrations/3018-job-crashes.ts';
import { up as up80 } from '#server/db/migrations/3019-unfinished-files.ts';
import { up as up81 } from '#server/db/migrations/3020-webhooks.ts';
import { up as up82 } from '#server/db/migrations/3021-webhook-indexes.ts';
import { up as up83 } from '#server/db/migrations/3022-passkeys.ts';
import { up as up84 } from '#server/db/migrations/3023-sealed-accounts.ts';
import { up as up85 } from '#server/db/migrations/3024-variation-counts.ts';
import { up as up86 } from '#server/db/migrations/3025-anonymised-partners.ts';
import { up as up87 } from '#server/db/migrations/3026-kept-tables.ts';
import { up as up88 } from '#server/db/migrations/3027-unchanged-rows.ts';
import { up as up89 } from '#server/db/migrations/3028-processes.ts';
import { up as up90 } from '#server/db/migrations/3029-written-positions.ts';
import { up as up91 } from '#server/db/migrations/3030-shop-offers.ts';
import { up as up92 } from '#server/db/migrations/3031-shop-products.ts';
import { up as up93 } from '#server/db/migrations/3032-sums-of-documents.ts';
import { up as up94 } from '#server/db/migrations/3033-category-paths.ts';
import { isOutsideTransaction as isOutsideTransaction95, up as up95 } from '#server/db/migrations/3034-monthly-indexes.ts';
import { up as up96 } from '#server/db/migrations/3035-security-events-by-month.ts';
import { up as up97 } from '#server/db/migrations/3036-notifications-by-month.ts';
import { isOutsideTransaction as isOutsideTransaction98, up as up98 } from '#server/db/migrations/3037-missing-parts.ts';
import { isOutsideTransaction as isOutsideTransaction99, up as up99 } from '#server/db/migrations/3038-list-indexes.ts';
import { isOutsideTransaction as isOutsideTransaction100, up as up100 } from '#server/db/migrations/3039-open-lines.ts';
import { up as up101 } from '#server/db/migrations/3040-usage-counts.ts';
import { up as up102 } from '#server/db/migrations/3041-counted-usage.ts';
import { isOutsideTransaction as isOutsideTransaction103, up as up103 } from '#server/db/migrations/3042-sorted-orders.ts';
import { isOutsideTransaction as isOutsideTransaction104, up as up104 } from '#server/db/migrations/3043-picture-uses.ts';

export const migrations: Record<string, Migration> = {
  '2026-11-21-01-people': { up: up0 },
  '2026-11-21-02-structure': { up: up1 },
  '2026-11-21-03-products': { up: up2 },
  '2026-11-21-04-changes': { up: up3 },
  '2026-11-21-05-uploads': { up: up4 },
  '2026-11-21-06-saved-views': { up: up5 },
  '2026-11-21-07-jobs': { up: up6 },
  '2026-11-21-08-accounts': { up: up7 },
  '2026-11-21-10-attributes': { up: up8 },
  '2026-11-21-11-image-alt': { up: up9 },
  '2026-11-21-12-restored': { up: up10 },
  '2026-11-21-13-parents': { up: up11 },
  '2026-11-21-16-sample-boxes': { up: up12 },
  '2026-11-21-18-gallery': { up: up13 },
  '2026-11-22-19-imports': { up: up14 },
  '2026-11-22-23-removed-pictures': { up: up15 },
  '2026-11-22-24-chosen-options': { up: up16 },
  '2026-11-22-25-written-options': { up: up17 },
  '2026-11-22-26-rows-of-imports': { up: up18 },
  '2026-11-22-27-broken-pictures': { up: up19 },
  '2026-11-22-30-menu': { up: up20 },
  '2026-11-22-40-banners': { up: up21 },
  '2026-11-22-41-discounts': { up: up22 },
  '2026-11-22-50-user-feedback': { up: up23 },
  '2026-11-22-60-picture-versions': { up: up24 },
  '2026-11-22-80-representatives': { up: up25 },
  '2026-11-23-10-profiles': { up: up26 },
  '2026-11-23-20-commission-tiers': { up: up27 },
  '2026-11-23-21-user-management': { up: up28 },
  '2026-11-23-22-partners-begin-empty': { up: up29 },
  '2026-11-23-30-showrooms': { up: up30 },
  '2026-11-23-31-notifications': { up: up31 },
  '2026-11-23-32-news': { up: up32 },
  '2026-11-23-33-notification-mails': { up: up33 },
  '2026-11-23-40-delivery-templates': { up: up34 },
  '2026-11-23-41-craftsman-settings': { up: up35 },
  '2026-11-23-50-connections': { up: up36 },
  '2026-11-23-51-vendor-products': { up: up37 },
  '2026-11-23-52-showrooms-of-products': { up: up38 },
  '2026-11-23-53-payment-accounts': { up: up39 },
  '2026-11-23-54-click-and-collect': { up: up40 },
  '2026-11-23-55-wholesale': { up: up41 },
  '2026-11-23-60-units-of-attributes': { up: up42 },
  '2026-11-23-70-templates-of-products': { up: up43 },
  '2026-11-24-10-networks': { up: up44 },
  '2026-11-24-20-pauses': { up: up45 },
  '2026-11-24-21-price-changes': { up: up46 },
  '2026-11-24-30-orders': { up: up47 },
  '2026-11-24-40-blog': { up: up48 },
  '2026-11-24-50-affiliate-products': { up: up49 },
  '2026-11-24-51-styles': { up: up50 },
  '2026-11-24-52-style-sections': { up: up51 },
  '2026-11-24-60-payouts': { up: up52 },
  '2026-11-25-10-affiliate-runs': { up: up53 },
  '2026-11-25-40-security-events': { up: up54 },
  '2026-11-25-50-waiting-imports': { up: up55 },
  '2026-11-25-70-products-of-values': { up: up56 },
  '2026-11-26-10-assortment': { up: up57 },
  '2026-11-26-11-linear-pauses': { up: up58 },
  '2026-11-26-40-second-factor': { up: up59 },
  '2026-11-26-50-sent-pictures': { up: up60 },
  '2026-11-27-10-refunds-once': { up: up61 },
  '3001-applied-functions': { up: up62 },
  '3002-ledger-entries': { up: up63 },
  '3003-payments': { up: up64 },
  '3004-closed-months': { up: up65 },
  '3005-order-numbers': { up: up66 },
  '3006-returns': { up: up67 },
  '3007-order-documents': { up: up68 },
  '3008-first-approvals': { up: up69 },
  '3009-shops': { up: up70 },
  '3010-devices': { up: up71 },
  '3011-discount-conditions': { up: up72 },
  '3012-parcels': { up: up73 },
  '3013-pending-factors': { up: up74 },
  '3014-email-changes': { up: up75 },
  '3015-bulk-changes': { up: up76 },
  '3016-shop-changes': { up: up77 },
  '3017-variation-search': { up: up78 },
  '3018-job-crashes': { up: up79 },
  '3019-unfinished-files': { up: up80 },
  '3020-webhooks': { up: up81 },
  '3021-webhook-indexes': { up: up82 },
  '3022-passkeys': { up: up83 },
  '3023-sealed-accounts': { up: up84 },
  '3024-variation-counts': { up: up85 },
  '3025-anonymised-partners': { up: up86 },
  '3026-kept-tables': { up: up87 },
  '3027-unchanged-rows': { up: up88 },
  '3028-processes': { up: up89 },
  '3029-written-positions': { up: up90 },
  '3030-shop-offers': { up: up91 },
  '3031-shop-products': { up: up92 },
  '3032-sums-of-documents': { up: up93 },
  '3033-category-paths': { up: up94 },
  '3034-monthly-indexes': { isOutsideTransaction: isOutsideTransaction95, up: up95 },
  '3035-security-events-by-month': { up: up96 },
  '3036-notifications-by-month': { up: up97 },
  '3037-missing-parts': { isOutsideTransaction: isOutsideTransaction98, up: up98 },
  '3038-list-indexes': { isOutsideTransaction: isOutsideTransaction99, up: up99 },
  '3039-open-lines': { isOutsideTransaction: isOutsideTransaction100, up: up100 },
  '3040-usage-counts': { up: up101 },
  '3041-counted-usage': { up: up102 },
  '3042-sorted-orders': { isOutsideTransaction: isOutsideTransaction103, up: up103 },
  '3043-picture-uses': { isOutsideTransaction: isOutsideTransaction104, up: up104 },
};
