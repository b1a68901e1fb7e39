import fs from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { shareAssets } from './assets.ts';

const year = 'public, max-age=31536000, immutable';

/**
 * Serves the application as it was built when this process started; a later build in its folder
 * changes nothing. Files under /assets have a hash in their name and are cached forever; they come
 * from DATA_DIR, where every process finds the files of all releases (see `shareAssets`). The page
 * itself is always revalidated. The page answers every address without a file extension that a
 * browser requests as HTML; a missing file is a 404, so HTML is never mistaken for a script.
 */
export const serveClient = async (
  app: FastifyInstance,
  { clientDir, dataDir }: Pick<Config, 'clientDir' | 'dataDir'>,
  page: Buffer | null,
): Promise<void> => {
  if (page) await serveFiles(app, clientDir, await shareAssets(clientDir, dataDir));
  // Fastify's own answer and log would repeat the address, including the key of a mailed link
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !path.extname(request.url.split('?')[0] ?? '') &&
      (request.headers.accept ?? '').includes('text/html');
    if (!page || !isPage) return reply.code(404).send({ message: 'not found' });
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
};

/** The application's page, null if it is not built. */
export const readPage = (folder: string): Promise<Buffer | null> =>
  fs.readFile(path.join(folder, 'index.html')).catch(() => null);

const serveFiles = async (app: FastifyInstance, folder: string, assets: string): Promise<void> => {
  const common = { index: false, cacheControl: false, preCompressed: true } as const;
  await app.register(fastifyStatic, {
    ...common,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', 'index.html*'],
    setHeaders: (response) => void response.header('cache-control', 'no-cache'),
  });
  await app.register(fastifyStatic, {
    ...common,
    root: assets,
    prefix: '/assets/',
    decorateReply: false,
    serveDotFiles: false,
    setHeaders: (response) => void response.header('cache-control', year),
  });
};
