import fs from 'node:fs';
import path from 'node:path';
import { startServer, temporaryFolder } from './server.ts';

/** Where the workers find the seeded data folder that each copies for itself. */
export const templateVariable = 'ATRIUM_TEST_TEMPLATE';

/** Seeds the demo once; every worker gets a copy of its own. The answer removes it again. */
export default async (): Promise<() => void> => {
  const folder = temporaryFolder();
  const server = await startServer(folder);
  await server.stop();
  process.env[templateVariable] = path.resolve(folder);
  return () => fs.rmSync(folder, { recursive: true, force: true });
};
