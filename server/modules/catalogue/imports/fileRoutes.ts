import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { importFileQuery } from '#contract/rules/catalogue/import.ts';
import { id as idRule } from '#contract/rules/platform/fields.ts';
import { DomainError, parse, parseId } from '#server/errors/domainError.ts';
import { sendDownload } from '#server/http/download.ts';
import { statusOf } from '#server/http/multipart.ts';
import { errorAnswer } from '#server/http/refusal.ts';
import { inRequestQueue } from '#server/http/requestQueues.ts';
import { refusedOf } from '#server/modules/catalogue/imports/refusedRows.ts';
import {
  templateFilename,
  templateWorkbook,
} from '#server/modules/catalogue/imports/workbook/template.ts';
import { templateFamily } from '#server/modules/catalogue/imports/workbook/templateFamily.ts';
import type { RouteContext } from '#server/modules/module.ts';
import { viewerWith } from '#server/modules/platform/session/requests.ts';

interface Request {
  Params: { id: string };
  Querystring: { family?: string; language?: string };
}

interface File {
  name: string;
  content: Readable;
}

/**
 * `GET /imports/template?family=<id>`: a workbook to fill in; `GET /imports/<id>/refused`: the
 * rejected rows of an import, with reasons. Both in the user's `language`.
 */
export const serveImportFiles = ({ app, database: { db }, requestQueues }: RouteContext): void => {
  const serve = (url: string, fileOf: (request: FastifyRequest<Request>) => Promise<File>) => {
    const answer = async (request: FastifyRequest<Request>, reply: FastifyReply) => {
      try {
        await viewerWith(db, request, ['imports', 'view']);
        const { name, content } = await fileOf(request);
        return sendDownload(reply, name, content);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return reply.code(statusOf(error)).send(errorAnswer(error));
      }
    };
    app.route<Request>({ method: 'GET', url, ...inRequestQueue(requestQueues.transfers, answer) });
  };
  serve('/imports/template', async ({ query }) => {
    const { language } = parse(importFileQuery, query);
    const family = await templateFamily(db, parseId(idRule, query.family));
    return {
      name: templateFilename(family, language),
      content: templateWorkbook(family, language),
    };
  });
  serve('/imports/:id/refused', ({ params, query }) =>
    refusedOf(db, parseId(idRule, params.id), parse(importFileQuery, query).language),
  );
};
