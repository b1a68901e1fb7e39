import { expect, vi } from 'vitest';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { secrets } from './secrets.ts';
import { api } from './testApi.ts';

/** Runs a job of an export and downloads its file. */
export const fileOfJob = async (
  id: string,
  token: string,
): Promise<{ name: string; file: Buffer }> => {
  const report = vi.fn();
  const stopping = new AbortController().signal;
  await runJob({ secrets, db: api.db, inBatch: fixedBatches(api.db, 100), report, stopping }, id);
  expect(report.mock.calls).toEqual([]);
  const answer = await api.app.inject({
    url: `/jobs/${id}/file`,
    headers: { authorization: `Bearer ${token}` },
  });
  const [, name = ''] = /filename="([^"]*)"/.exec(`${answer.headers['content-disposition']}`) ?? [];
  return { name, file: answer.rawPayload };
};
