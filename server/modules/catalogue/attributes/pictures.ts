import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { invalid } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { claimUploads } from '#server/modules/platform/images/uploads.ts';

/**
 * INVALID unless the viewer uploaded the image, or an option or value group shows or has shown it.
 */
export const claimPicture = async (
  trx: Db,
  viewer: Viewer,
  field: string,
  filename: string | null,
): Promise<void> => {
  if (filename === null) return;
  const [claimed] = await claimUploads(trx, viewer, [filename]);
  if (claimed) return;
  const { rows } = await sql<{ known: boolean }>`
    select exists (
        select 1 from attribute_options where switch_type = 'image' and value = ${filename})
      or exists (select 1 from attribute_option_groups where image = ${filename})
      or exists (
        select 1 from changes where entity in ('attributeOption', 'attributeOptionGroup')
          and ${filename} in (before ->> 'value', before ->> 'image')) as known`.execute(trx);
  if (!rows[0]?.known) throw invalid({ [field]: { rule: 'rules.unknown' } });
};
