import type { FastifyReply, FastifyRequest } from 'fastify';
import { inRequestQueue } from '#server/http/requestQueues.ts';
import type { RouteContext } from '#server/modules/module.ts';
import { shownPicture } from '#server/modules/platform/images/shown.ts';
import { type ImageWidth, imageWidths } from '#server/storage/images.ts';

interface Request {
  Params: { filename: string };
  Querystring: { w?: string };
}

/** `GET /images/<filename>?w=150`: public, as on the marketplace, and immutable. */
export const serveImages = ({
  app,
  database: { db },
  images,
  requestQueues,
  contributions: { shownImages },
}: RouteContext): void => {
  const answer = async (request: FastifyRequest<Request>, reply: FastifyReply) => {
    const { filename } = request.params;
    const width = Number(request.query.w ?? 640) as ImageWidth;
    if (!imageWidths.includes(width)) {
      return reply.code(400).send({ message: `w must be one of ${imageWidths.join(', ')}` });
    }
    const picture = await shownPicture(db, images, filename, width, shownImages);
    if (!picture) return reply.code(404).send({ message: 'no such image' });
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/webp')
      .send(picture);
  };
  app.route<Request>({
    method: 'GET',
    url: '/images/:filename',
    ...inRequestQueue(requestQueues.pictures, answer),
  });
};
