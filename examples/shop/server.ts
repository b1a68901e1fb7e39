import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { Refused } from './api.ts';
import { catalogueRoutes } from './catalogue.ts';
import { contentRoutes } from './content.ts';
import { messagePage, styleSource } from './layout.ts';
import { orderRoutes } from './orderRoutes.ts';
import { previewRoutes } from './preview.ts';
import { bareView, type Shop, send, sendMissing } from './shop.ts';
import { isLanguage } from './words.ts';

/** The server of the shop, whose pages need no script. */
export const createShop = async (given: Omit<Shop, 'app'>): Promise<FastifyInstance> => {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const shop = { ...given, app };
  await app.register(compress);
  await app.register(cookie);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 65_536 },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  );
  const headers = {
    'content-security-policy': `default-src 'none'; img-src ${shop.origin} data:; style-src ${styleSource};
      style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    // pages have the customer's cart, so no one else may keep them
    'cache-control': 'private, no-cache',
  };
  headers['content-security-policy'] = headers['content-security-policy'].replace(/\s+/g, ' ');
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
  app.addHook('preHandler', async (request, reply) => {
    const { language } = (request.params ?? {}) as { language?: string };
    if (language !== undefined && !isLanguage(language)) await sendMissing(shop, request, reply);
  });
  app.get('/', (request, reply) =>
    reply.redirect(/^en/i.test(request.headers['accept-language'] ?? '') ? '/en' : '/de'),
  );
  app.get('/robots.txt', () => 'User-agent: *\nDisallow: /*/cart\nDisallow: /*/order/\n');
  for (const register of [catalogueRoutes, contentRoutes, orderRoutes, previewRoutes])
    register(shop);
  app.setNotFoundHandler((request, reply) => sendMissing(shop, request, reply));
  app.setErrorHandler(async (error, request, reply) => {
    const view = bareView(shop, request);
    const { text } = view;
    // such as the cursor of another list, or text instead of an id
    if (error instanceof Refused && ['INVALID', 'NOT_FOUND'].includes(error.code)) {
      return send(reply, messagePage(view, text.missingTitle, text.missing), 404);
    }
    if (!(error instanceof Refused)) request.log.error(error);
    reply.header('retry-after', 60);
    return send(reply, messagePage(view, text.failedTitle, text.failed), 503);
  });
  return app;
};
