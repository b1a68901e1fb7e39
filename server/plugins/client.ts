import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 'public, max-age=31536000, immutable';

/**
 * Serves the built application. Files under /assets have a hash in their name and are cached
 * forever; the page itself is always revalidated. Every address without a file extension that a
 * browser requests as html is the page; a missing file is a 404, so that html is never taken for a
 * script.
 */
export const serveClient = async (app: FastifyInstance, folder: string): Promise<void> => {
  const isBuilt = fs.existsSync(path.join(folder, 'index.html'));
  if (isBuilt) await serveFiles(app, folder);
  // Fastify's own answer and log would repeat the address, including the key of a mailed link
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      isBuilt &&
      request.method === 'GET' &&
      !path.extname(request.url.split('?')[0] ?? '') &&
      (request.headers.accept ?? '').includes('text/html');
    return isPage ? reply.sendFile('index.html') : reply.code(404).send({ message: 'not found' });
  });
};

const serveFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      const isHashed = path.relative(folder, file).startsWith('assets');
      void response.header('cache-control', isHashed ? year : 'no-cache');
    },
  });
};
