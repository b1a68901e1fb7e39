import type { ListFilter } from '#contract/rules/platform/list.ts';
import type { Entity, Versioned } from '#server/entity/entity.ts';
import { restorerOf } from '#server/entity/restore.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import { type Create, createRecord, type Update, updateRecord } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import type { Context } from '#server/graphql/context.ts';
import { refreshVisibility } from '#server/modules/people/profiles/visibility.ts';
import { reportEmailChange } from '#server/modules/platform/accounts/emailChanges.ts';
import { type ActiveAccount, activeAccount, inviteNew, type PartnerKind } from './account.ts';

/** Additional work of an edit, in its transaction. */
type After<Input> = (writing: Writing, id: string, input: Input) => Promise<void>;

/** Creates, edits and restores partners; a partner without a password gets an invitation. */
export const partnerWriting = <Row, Filter extends ListFilter, Input extends Versioned>(
  entity: Entity<Row, Filter, Input>,
  kind: PartnerKind,
  after: After<Input> = async () => undefined,
): { create: Create<Input>; update: Update<Input>; restorer: Restorer } => {
  const update: Update<Input> = async (writing, id, input, others) => {
    const former = await activeAccount(writing.trx, kind, id);
    await updateRecord(entity)(writing, id, input, others);
    await after(writing, id, input);
    await refreshVisibility(writing.trx, kind, [id]);
    await inviteNew(writing, kind, id);
    await reportMove(writing, kind, id, former);
  };
  const restorer = restorerOf(entity, update);
  return {
    update,
    create: async (writing, input) => {
      const id = await createRecord(entity)(writing, input);
      await inviteNew(writing, kind, id);
      return id;
    },
    restorer: {
      ...restorer,
      revive: async (restoring) => {
        await restorer.revive(restoring);
        await inviteNew(restoring, kind, restoring.id);
      },
    },
  };
};

/** Mails both addresses if the account of a partner has another one than before. */
const reportMove = async (
  { trx, queue }: Writing,
  kind: PartnerKind,
  id: string,
  former: ActiveAccount | undefined,
): Promise<void> => {
  const present = former && (await activeAccount(trx, kind, id));
  if (!former || !present || present.email === former.email) return;
  const { id: userId, email: before } = former;
  await reportEmailChange(trx, queue, { userId, before, after: present.email });
};

/** Wraps a resolver so that its mails are sent immediately. */
export const mailing =
  <Args extends [unknown, unknown, Context, ...unknown[]], Answer>(
    resolve: (...args: Args) => Promise<Answer>,
  ) =>
  async (...args: Args): Promise<Answer> => {
    const answer = await resolve(...args);
    args[2].queue.wake('mail');
    return answer;
  };
