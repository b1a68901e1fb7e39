import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { createShop } from './people.ts';

/** An endpoint of a new shop, without a secret: nothing is sent to it. */
const createWebhookEndpoint = async (db: Db) => {
  const shopId = await createShop(db);
  const { rows } = await sql<{ id: string }>`
    insert into webhook_endpoints (shop_id, url, events)
    values (${shopId}, 'https://shop.example/hook', '["order.created"]') returning id`.execute(db);
  return { shopId, id: rows[0]?.id ?? '' };
};

/** Endpoints to edit and to delete, and a delivery. */
export const createWebhooks = async (db: Db) => {
  const endpoint = await createWebhookEndpoint(db);
  const free = await createWebhookEndpoint(db);
  const { rows } = await sql<{ id: string }>`
    insert into webhook_deliveries (endpoint_id, type, data)
    values (${endpoint.id}, 'webhook.test', '{}') returning id`.execute(db);
  return { endpoint, free: free.id, delivery: rows[0]?.id ?? '' };
};
