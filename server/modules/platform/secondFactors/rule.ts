import { sql } from 'kysely';
import type * as v from 'valibot';
import type { SecondFactorRule } from '#contract/generated/schema.ts';
import type { secondFactorRuleInput } from '#contract/rules/platform/secondFactor.ts';
import type { AdminSecondFactor } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { Context } from '#server/graphql/context.ts';

/* For whom a second factor is mandatory: by default for administrators, if the product is public. */

export const secondFactorRule = async (db: Db): Promise<SecondFactorRule> => {
  const rule = await db
    .selectFrom('sign_in_settings')
    .select(['second_factor_portals as portals', 'version'])
    .executeTakeFirst();
  return rule ?? { portals: [], version: 0 };
};

/**
 * Applies the operator's setting at the start of the server. `initially` changes nothing once the rule
 * has been set.
 */
export const applyOperatorsRule = async (
  db: Db,
  setting: AdminSecondFactor | undefined,
): Promise<void> => {
  if (setting === undefined) return;
  if (setting === 'optional') {
    await sql`
      update sign_in_settings set version = version + 1, updated_at = now(),
        second_factor_portals = array_remove(second_factor_portals, 'admin')
      where 'admin' = any (second_factor_portals)`.execute(db);
    return;
  }
  await sql`
    insert into sign_in_settings as s (second_factor_portals) values ('{admin}')
    on conflict (is_only) do update set version = s.version + 1, updated_at = now(),
      second_factor_portals = s.second_factor_portals || '{admin}'
    where ${setting === 'required'} and not 'admin' = any (s.second_factor_portals)`.execute(db);
};

/** Throws CONFLICT if it has changed since that version. */
export const updateSecondFactorRule = async (
  context: Context,
  { portals, version }: v.InferOutput<typeof secondFactorRuleInput>,
): Promise<SecondFactorRule> => {
  const { rows } = await sql<SecondFactorRule>`
    insert into sign_in_settings as s (second_factor_portals) values (${portals}::text[])
    on conflict (is_only) do update set second_factor_portals = excluded.second_factor_portals,
      version = s.version + 1, updated_at = now()
    where s.version = coalesce(${version ?? null}, s.version)
    returning s.second_factor_portals as portals, s.version`.execute(context.db);
  const [rule] = rows;
  if (!rule) throw new DomainError('CONFLICT');
  return rule;
};
