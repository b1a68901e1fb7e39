/** `npm run dev`: the client with hot reload and the API, in one process, on one port. */
import './lib/checkNode.mjs';
import http from 'node:http';
import path from 'node:path';
import { openDevApi } from './lib/devApi.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript, seconds } from './lib/script.mjs';

const stopAfterMs = 15_000;
const start = performance.now();

/**
 * Paths of the API for GET; all other GET requests belong to the client, all other methods to the
 * API.
 */
const apiPath =
  /^\/(graphql|shop\/graphql|images|files|healthz|readyz|imports|jobs\/\d+\/file)(\/|\?|$)/;

/** Errors whose message is enough; matched by name, because Vite loads their classes. */
const explained = ['ConfigError', 'FolderInUse'];

await runScript(ensureInstalled);

let stopping = false;
const server = http.createServer();
const vite = await createVite(server);
const api = await openDevApi(vite).catch(fail);
server.on('request', (request, response) => {
  const isRead = ['GET', 'HEAD'].includes(request.method);
  if (isRead && !apiPath.test(request.url)) vite.middlewares(request, response);
  else void answerByApi(request, response);
});
server.once('error', fail);
server.listen(api.config.port, api.config.host, announce);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

async function createVite(hmrServer) {
  const { createServer } = await import('vite');
  const written = ['dist', process.env.DATA_DIR || 'data'].map((name) => path.resolve(name));
  return createServer({
    appType: 'spa',
    server: {
      middlewareMode: true,
      hmr: { server: hmrServer },
      // the database writes there all the time
      watch: { ignored: (file) => written.includes(path.resolve(file)) },
    },
  });
}

async function answerByApi(request, response) {
  try {
    (await api.current()).routing(request, response);
  } catch (error) {
    vite.ssrFixStacktrace(error);
    process.stderr.write(`${error.stack}\n`);
    response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack);
  }
}

function announce() {
  const { port } = server.address();
  const took = seconds(performance.now() - start);
  process.stdout.write(`\nAtrium in development, ready in ${took}: http://localhost:${port}\n\n`);
}

function fail(error) {
  const isExplained = explained.includes(error.constructor.name) || error.code === 'EADDRINUSE';
  process.stderr.write(`${isExplained ? error.message : error.stack}
`);
  process.exit(1);
}

async function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), stopAfterMs).unref();
  server.close();
  server.closeAllConnections();
  await vite.close();
  await api.close();
  process.exit(0);
}
