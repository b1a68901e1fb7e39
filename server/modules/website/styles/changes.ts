import { sql } from 'kysely';
import type { StyleValues } from '#contract/rules/website/style.ts';
import { recordChanges } from '#server/db/changes.ts';
import { existingIds } from '#server/entity/existingIds.ts';
import { restorerOf } from '#server/entity/restore.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import { listOf } from '#server/entity/states.ts';
import { lockRecord, type Update, writeRecord } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { checkLinks, checkStyle } from './check.ts';
import { styleParts } from './parts.ts';
import { ownStyleChanges, styleRights } from './rights.ts';
import { styles } from './styles.ts';

/**
 * Locks the style for an edit; the error says that it may have been deleted or is no longer shared.
 */
const lockStyle = async (
  writing: Writing,
  id: string,
  version: Pick<StyleValues, 'version'>,
): Promise<void> => {
  try {
    await lockRecord(writing, styles, id, version);
  } catch (error) {
    const isGone = error instanceof DomainError && error.code === 'NOT_FOUND';
    throw isGone ? new DomainError('NOT_FOUND', { msg: 'error.STYLE_GONE' }) : error;
  }
};

export const updateStyle: Update<StyleValues> = async (writing, id, input, others) => {
  await lockStyle(writing, id, input);
  await checkStyle(writing, input, id);
  await writeRecord(writing, styles, id, input, others);
};

/** Replaces the linked products of one kind. */
export const updateLinks = async (
  writing: Writing,
  id: string,
  field: 'products' | 'affiliates_products',
  { ids, version }: { ids: string[]; version?: number | null | undefined },
): Promise<void> => {
  const { trx, viewer } = writing;
  await lockStyle(writing, id, { version });
  await checkLinks(writing, id, { [field]: ids });
  await recordChanges(trx, styles.tracked, viewer.userId, [id], async () => {
    await styleParts[field].write(trx, id, ids);
    await sql`
      update styles set version = version + 1, updated_at = now() where id = ${id}`.execute(trx);
  });
};

const restorer = restorerOf(styles, updateStyle);

/** A state without records that have been deleted since, so that the rest can be restored. */
const stateWithout = async (
  { trx }: Pick<Writing, 'trx'>,
  state: Record<string, unknown>,
): Promise<Record<string, unknown>> => ({
  ...state,
  tags: await existingIds(trx, 'tags', listOf(state.tags)),
  products: await existingIds(trx, 'variations', listOf(state.products)),
  affiliates_products: await existingIds(
    trx,
    'affiliate_products',
    listOf(state.affiliates_products),
  ),
});

/** Fields that collaborators may not change stay unchanged when they restore a state. */
const keptByOwner = async ({ trx, viewer }: Writing, id: string) => {
  const { rows } = await sql<{ isOwn: boolean; status: string; collaborators: unknown }>`
    select ${styleRights(viewer, 'manage')} as "isOwn", t.status,
      ${styleParts.collaborators.snapshot} as collaborators
    from styles t where t.id = ${id}`.execute(trx);
  const [row] = rows;
  if (!row || row.isOwn) return {};
  return { status: row.status, collaborators: row.collaborators };
};

export const styleRestorer: Restorer = {
  ...restorer,
  owned: ownStyleChanges,
  update: async (restoring) => {
    const { id, state } = restoring;
    const kept = await keptByOwner(restoring, id);
    await restorer.update({
      ...restoring,
      state: { ...(await stateWithout(restoring, state)), ...kept },
    });
  },
  revive: async (restoring) =>
    restorer.revive({ ...restoring, state: await stateWithout(restoring, restoring.state) }),
};
