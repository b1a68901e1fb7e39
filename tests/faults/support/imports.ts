import { setTimeout as sleep } from 'node:timers/promises';
import { createNames } from '#tests/factories/imports.ts';
import { signedIn } from '#tests/factories/people.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { multipartBody, multipartType } from '#tests/support/upload.ts';
import { workbook } from '#tests/support/workbook.ts';
import { call } from './call.ts';
import type { House } from './house.ts';

type Names = Awaited<ReturnType<typeof createNames>>;

/** An administrator's token, and the names that a workbook's rows need. */
export const prepareImports = async (house: House): Promise<{ token: string; names: Names }> => {
  const { db, close } = await house.open();
  const { token } = await signedIn(db, 'admin');
  const names = await createNames(db);
  await close();
  return { token, names };
};

export const variationsPerProduct = 2;

/** A workbook of products with two variations each; rounds have different products. */
export const workbookOf = (names: Names, round: number, products: number): Promise<Buffer> =>
  workbook([
    names.heads,
    ...Array.from({ length: products * variationsPerProduct }, (_, n) =>
      names.row({
        Artikelnummer: `R${round}-${n}`,
        Produkt: `Sofa ${round} ${Math.floor(n / variationsPerProduct)}`,
        [`Kombination: ${names.colour.name}`]: n % variationsPerProduct === 0 ? 'Rot' : 'Grün',
      }),
    ),
  ]);

export const send = async ({ port }: RunningServer, token: string, content: Buffer) => {
  const response = await fetch(`http://127.0.0.1:${port}/products`, {
    method: 'POST',
    headers: { 'content-type': multipartType, authorization: `Bearer ${token}` },
    body: new Uint8Array(multipartBody([{ name: 'products.xlsx', content }])),
  });
  return { status: response.status, body: await response.json() };
};

const importDocument = `query ($id: ID!) { importById(id: $id) { data {
  state msg rows created refused written products } } }`;

const importOf = async ({ port }: RunningServer, token: string, id: string) => {
  const { data } = await call(port, token, importDocument, { id });
  if (!data) throw new Error('The import is not listed.');
  return data.importById.data;
};

type Import = Awaited<ReturnType<typeof importOf>>;

/** Waits for a state of the import. */
export const until = async (
  server: RunningServer,
  token: string,
  id: string,
  isSo: (found: Import) => boolean,
): Promise<Import> => {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const found = await importOf(server, token, id);
    if (isSo(found)) return found;
    if (Date.now() > deadline || found.state === 'failed') {
      throw new Error(`The import is ${JSON.stringify(found)}\n${server.output()}`);
    }
    await sleep(5);
  }
};
