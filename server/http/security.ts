import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/** Hash of the empty <style> element that Emotion inserts and fills by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Browser features that the application never uses, denied so that injected scripts cannot use them
 * either.
 */
const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Hashes of the scripts within the page; see scripts/lib/preloadChunks.mjs. */
const scriptsWithin = (page: Buffer | null): string[] =>
  [...(page?.toString().matchAll(/<script>([\s\S]*?)<\/script>/g) ?? [])].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * Sets strict headers on every response; nothing is loaded from other hosts.
 * @param page the application's page, null if it is not built
 */
export const registerSecurity = async (
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  page: Buffer | null,
): Promise<void> => {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptsWithin(page)],
        styleSrc: ["'self'", emptyStyle],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps,
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
    // API responses and refusals: no browser or proxy may store user data
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
};
