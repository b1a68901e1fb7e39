import { type Kysely, sql } from 'kysely';

/** Partners whose personal data were erased; their documents stay. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['manufacturers', 'vendors']) {
    await sql`
      alter table ${sql.table(table)}
        add anonymised_at timestamptz,
        add check (anonymised_at is null or suspended_at is not null)`.execute(db);
  }
};
