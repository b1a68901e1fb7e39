import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import type { ApiErrorBody } from '#contract/errors.ts';
import type { Mutation, Query } from '#contract/generated/schema.ts';
import type {
  Mutation as ShopMutation,
  Query as ShopQuery,
} from '#contract/generated/shopSchema.ts';
import { type AppConfig, buildApp } from '#server/app.ts';
import type { Database, Db } from '#server/db/database.ts';
import { openQueue, type Queue } from '#server/db/queue.ts';
import { Device } from './device.ts';
import { secretsKey } from './secrets.ts';
import { cloneTemplate } from './template.ts';

/** The requested data; fields that were not requested are missing, whatever the type says. */
type Data = Query & Mutation;
type ShopData = ShopQuery & ShopMutation;

export interface Answer {
  data: Data | null;
  errors: ApiErrorBody[];
  status: number;
}

export type Variables = Record<string, unknown>;

export interface Api {
  app: FastifyInstance;
  db: Db;
  database: Database;
  queue: Queue;
  /** Folder of the API's image store; removed when the API is closed. */
  dataDir: string;
  /** The device from which `request` and the calls below come. */
  device: Device;
  /** SQL statements since the list was last emptied. */
  statements: string[];
  /** Calls the shop's contract with a shop's key, and the application's with any other token. */
  request(document: string, variables?: Variables, token?: string): Promise<Answer>;
  /** The data of a call that must succeed. */
  data(document: string, variables?: Variables, token?: string): Promise<Data>;
  /** The data of a shop's call that must succeed. */
  shop(document: string, variables: Variables, key: string): Promise<ShopData>;
  /** The single error of a call that must be refused. */
  refusal(document: string, variables?: Variables, token?: string): Promise<ApiErrorBody>;
  close(): Promise<void>;
}

/** Starts the whole server on a separate database, called without a port. */
export const startApi = async (config: Partial<AppConfig> = {}): Promise<Api> => {
  const database = await cloneTemplate(inject('template'));
  const statements = recordStatements(database);
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'atrium-test-'));
  // as the start of a server does
  await fs.mkdir(path.join(config.dataDir ?? dataDir, 'images'), { recursive: true });
  const queue = await openQueue(database, raise, { isIdle: true });
  const removeAll = async () => {
    await queue.close();
    await database.close();
    await fs.rm(dataDir, { recursive: true });
  };
  const app = await buildApp(
    {
      dataDir,
      secretsKey,
      publicUrl: undefined,
      trustProxy: false,
      requestsPerMinute: 0,
      logLevel: 'silent',
      clientDir: path.join(dataDir, 'no-client'),
      ...config,
    },
    database,
    queue,
  ).catch(async (error: unknown) => {
    await removeAll();
    throw error;
  });

  const device = new Device();
  const request = async (query: string, variables: Variables = {}, token?: string) => {
    const response = await app.inject({
      method: 'POST',
      url: token?.startsWith('atrium_shop_') ? '/shop/graphql' : '/graphql',
      headers: {
        ...device.headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      payload: { query, variables },
    });
    device.keep([response.headers['set-cookie'] ?? []].flat());
    const body = response.json<{ data?: Data | null; errors?: ApiErrorBody[] }>();
    return { data: body.data ?? null, errors: body.errors ?? [], status: response.statusCode };
  };

  const succeed = async (...call: Parameters<typeof request>) => {
    const { data, errors } = await request(...call);
    if (!data || errors.length > 0) throw new Error(`Refused: ${JSON.stringify(errors)}`);
    return data;
  };

  return {
    app,
    db: database.db,
    database,
    queue,
    dataDir,
    device,
    statements,
    request,
    data: succeed,
    shop: async (...call) => (await succeed(...call)) as unknown as ShopData,
    refusal: async (...call) => {
      const { data, errors } = await request(...call);
      const [error, ...more] = errors;
      if (!error || more.length > 0) throw new Error(`Not refused: ${JSON.stringify(data)}`);
      return error;
    },
    close: async () => {
      await app.close();
      await removeAll();
    },
  };
};

const raise = (error: Error) => {
  throw error;
};

/** Every statement of every connection, in sending order. */
const recordStatements = ({ pool }: Database): string[] => {
  const statements: string[] = [];
  pool.on('connect', (client) => {
    const query: (...args: unknown[]) => unknown = client.query.bind(client);
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const [first] = args;
        statements.push(typeof first === 'string' ? first : JSON.stringify(first));
        return query(...args);
      },
    });
  });
  return statements;
};
