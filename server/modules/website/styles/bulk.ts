import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import type { StylesFilter } from '#contract/rules/website/style.ts';
import type { Db } from '#server/db/database.ts';
import { deleteAction, statusAction } from '#server/entity/actions.ts';
import { completeCheck } from '#server/entity/complete.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { incompleteStyle } from './check.ts';
import { styleRights } from './rights.ts';
import { missing, styles } from './styles.ts';

/** An incomplete style remains a draft. */
const assertComplete = completeCheck(
  { table: 'styles', label: 'title', status: '1', missing },
  incompleteStyle,
);

const unlimited = { ...styles, rights: () => sql`true` };

const publish = statusAction(styles, assertComplete);
const unpublishAny = statusAction(unlimited);

/** Styles that the viewer can see but not manage. */
const refusedAmong = async (
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<BulkFailure[]> => {
  const { rows } = await sql<{ id: string; label: string }>`
    select t.id, t.title as label from styles t
    where t.id = any(${ids}::bigint[]) and ${styleRights(viewer, 'see')}
      and not ${styleRights(viewer, 'manage')}`.execute(db);
  return rows.map((row) => ({ ...row, code: 'FORBIDDEN', msg: 'error.STYLE_OF_OTHERS' }));
};

/** Applies the action to the viewer's own styles, and reports the others as not allowed. */
const ofOwn = <Input>(
  action: BulkAction<StylesFilter, Input>,
): BulkAction<StylesFilter, Input> => ({
  ...action,
  apply: async (trx, viewer, ids, input) => {
    const refused = await refusedAmong(trx, viewer, ids);
    const stays = new Set(refused.map(({ id }) => id));
    const own = ids.filter((id) => !stays.has(id));
    return [...refused, ...(await action.apply(trx, viewer, own, input))];
  },
});

/** Published styles of partners, who are notified when an administrator sets them to draft. */
const ofPartners = async (db: Db, ids: readonly string[]) => {
  const { rows } = await sql<{
    id: string;
    title: string;
    manufacturerId: string | null;
    vendorId: string | null;
  }>`
    select id, title, manufacturer_id as "manufacturerId", vendor_id as "vendorId" from styles
    where id = any(${ids}::bigint[]) and status = '1'
      and num_nonnulls(manufacturer_id, vendor_id) = 1 order by id for update`.execute(db);
  return rows.map(({ id, title, manufacturerId, vendorId }) => ({
    ...(manufacturerId === null ? { vendorId: vendorId ?? '' } : { manufacturerId }),
    params: { title },
    link: `/styles/details/${id}`,
  }));
};

const ownStatus = ofOwn(publish);

/** Owners publish and unpublish their styles; administrators can unpublish all styles. */
export const setStyleStatus: BulkAction<StylesFilter, { status: string }> = {
  ...publish,
  // the partners concerned are notified
  isUndoable: false,
  apply: async (trx, viewer, ids, input) => {
    if (viewer.portal !== 'admin' || input.status === '1') {
      return ownStatus.apply(trx, viewer, ids, input);
    }
    const notices = await ofPartners(trx, ids);
    const failures = await unpublishAny.apply(trx, viewer, ids, input);
    await notify(trx, 'styleUnpublished', notices);
    return failures;
  },
};

export const removeStyles = ofOwn(deleteAction(styles));
