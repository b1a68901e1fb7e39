import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AiSettings } from '#server/config.ts';

interface Question {
  path: string;
  authorization: string | undefined;
  model: string;
  /** Texts of the request, without the images. */
  texts: string[];
  /** The decoded images. */
  pictures: Buffer[];
}

type Answer =
  /** The model's answer. */
  | { content: unknown }
  /** The raw body. */
  | { status?: number; body: string }
  | { redirect: string }
  /** Never answers. */
  | 'silence';

export interface AiStandIn {
  settings: AiSettings;
  questions: Question[];
  /** Sets the answers to all following requests. */
  answer(next: Answer): void;
  /** The number of requests cancelled by the client. */
  givenUp(): number;
  close(): Promise<void>;
}

export const aiKey = 'sk-geheim-1234';

/** Simulates a chat completions endpoint, as far as the product uses one. */
export const startAi = async (): Promise<AiStandIn> => {
  const questions: Question[] = [];
  let next: Answer = { content: {} };
  let givenUp = 0;
  const server = http.createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) givenUp += 1;
    });
    questions.push(await questionOf(request));
    if (next === 'silence') return;
    if ('redirect' in next) return response.writeHead(302, { location: next.redirect }).end();
    if ('body' in next) return response.writeHead(next.status ?? 200).end(next.body);
    const content = typeof next.content === 'string' ? next.content : JSON.stringify(next.content);
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      url: `http://127.0.0.1:${port}/v1`,
      apiKey: aiKey,
      model: 'sees-pictures',
      timeoutSeconds: 1,
    },
    questions,
    answer: (given) => {
      next = given;
    },
    givenUp: () => givenUp,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

interface Part {
  type: string;
  text?: string;
  image_url?: { url: string };
}

const questionOf = async (request: http.IncomingMessage): Promise<Question> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { model, messages } = JSON.parse(Buffer.concat(chunks).toString()) as {
    model: string;
    messages: { content: string | Part[] }[];
  };
  const parts = messages.flatMap(({ content }) =>
    typeof content === 'string' ? [{ type: 'text', text: content } as Part] : content,
  );
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization,
    model,
    texts: parts.flatMap(({ text }) => text ?? []),
    pictures: parts.flatMap(({ image_url }) => {
      const data = /^data:image\/webp;base64,(.*)$/.exec(image_url?.url ?? '')?.[1];
      return data === undefined ? [] : Buffer.from(data, 'base64');
    }),
  };
};
