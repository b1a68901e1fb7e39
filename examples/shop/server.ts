import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { Refused } from './api.ts';
import { catalogueRoutes } from './catalogueRoutes.ts';
import { contentRoutes } from './contentRoutes.ts';
import { messagePage } from './layout.ts';
import { orderRoutes } from './orderRoutes.ts';
import { previewRoutes } from './preview.ts';
import { bareView, type Shop, send, sendMissing } from './shop.ts';
import { styleSource } from './style.ts';
import { isLanguage } from './words.ts';

const policyOf = (origin: string): string =>
  [
    `default-src 'none'`,
    `img-src 'self' ${origin} data:`,
    `style-src ${styleSource}`,
    `style-src-attr 'unsafe-inline'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

/** The server of the shop, whose pages need no script. */
export const createShop = async (shop: Shop): Promise<FastifyInstance> => {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(compress);
  await app.register(cookie);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 65_536 },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  );
  const headers = {
    'content-security-policy': policyOf(shop.origin),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  };
  app.addHook('onRequest', async (_, reply) => {
    // pages have the customer's cart, so no one else may keep them
    reply.headers({ ...headers, 'cache-control': 'private, no-cache' });
  });
  app.addHook('preHandler', async (request, reply) => {
    const { language } = (request.params ?? {}) as { language?: string };
    if (language !== undefined && !isLanguage(language)) await sendMissing(shop, request, reply);
  });
  app.get('/', (request, reply) =>
    reply.redirect(/^en/i.test(request.headers['accept-language'] ?? '') ? '/en' : '/de'),
  );
  catalogueRoutes(app, shop);
  contentRoutes(app, shop);
  orderRoutes(app, shop);
  previewRoutes(app, shop);
  app.setNotFoundHandler((request, reply) => sendMissing(shop, request, reply));
  app.setErrorHandler(async (error, request, reply) => {
    const view = bareView(shop, request);
    const { text } = view;
    // such as the cursor of another list, or an id that is none
    if (error instanceof Refused && error.code === 'INVALID') {
      return send(reply, messagePage(view, text.missingTitle, text.missing), 404);
    }
    if (!(error instanceof Refused)) request.log.error(error);
    reply.header('retry-after', 60);
    return send(reply, messagePage(view, text.failedTitle, text.failed), 503);
  });
  return app;
};
