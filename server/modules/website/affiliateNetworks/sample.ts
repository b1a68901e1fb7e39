import type * as v from 'valibot';
import type { AffiliateFeedSample } from '#contract/generated/schema.ts';
import type { feedSampleInput } from '#contract/rules/website/affiliateNetwork.ts';
import { BadFeed } from '#server/feeds/badFeed.ts';
import { sampleOf } from '#server/feeds/sample.ts';
import { BadFetch, type FetchPublic } from '#server/fetch/fetchPublic.ts';

/** Enough for the first rows, and short enough for a waiting user. */
const ofSample = { bytes: 5 * 1_048_576, ms: 20_000 };

/** The first rows of a feed; if there are none, the response contains the reason. */
export const feedSample = async (
  fetchPublic: FetchPublic,
  { feed_url, format, delimiter, row_element }: v.InferOutput<typeof feedSampleInput>,
): Promise<AffiliateFeedSample> => {
  try {
    const file = await fetchPublic(feed_url, ofSample);
    const sample = await sampleOf(file, { format, delimiter, rowElement: row_element });
    return {
      ...{ msg: '', args: '{}' },
      delimiter: sample.delimiter,
      row_element: sample.rowElement,
      columns: sample.columns,
      rows: sample.rows.map(({ line, cells }) => ({
        line,
        cells: sample.columns.map((column) => cells[column] ?? null),
      })),
    };
  } catch (error) {
    if (!(error instanceof BadFeed || error instanceof BadFetch)) throw error;
    const msg = error.message.replace(/^error\./, '');
    return {
      ...{ msg, args: JSON.stringify(error.args), delimiter, row_element },
      ...{ columns: [], rows: [] },
    };
  }
};
