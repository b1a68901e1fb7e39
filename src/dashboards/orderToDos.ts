import { pathOf } from '#providers/registry/definition.ts';
import { orders } from '#resources/sales/orders/orders.ts';
import type { ToDo } from './ToDos.tsx';

interface Tasks {
  toConfirm: number;
  late: number;
  toReceive: number;
  quiet?: number;
}

/** Tasks about orders, each linked to the list of the counted orders. */
export const orderToDos = (tasks: Tasks | null | undefined): ToDo[] =>
  Object.entries(tasks ?? {}).map(([name, count]) => ({
    name: `orders.${name}`,
    count,
    to: `${pathOf(orders)}?todo=${name}`,
  }));
