import path from 'node:path';
import { root } from './project.mjs';

/**
 * The API of the development server. Vite loads its modules and replaces them when they change; the
 * database stays open. New migrations run with the next request.
 * @param {import('vite').ViteDevServer} vite
 */
export const openDevApi = async (vite) => {
  const { databaseLocation, readConfig } = await vite.ssrLoadModule('/server/config.ts');
  const { openDatabase } = await vite.ssrLoadModule('/server/db/database.ts');
  const config = {
    ...readConfig(process.env),
    // Vite serves the page
    clientDir: path.join(root, 'dist/none'),
    introspection: true,
  };
  const database = await openDatabase(databaseLocation(config));
  const { openQueue } = await vite.ssrLoadModule('/server/db/queue.ts');
  const queue = await openQueue(database, reportError);
  const parts = createParts(vite, config, database, queue);

  /** The application from the current files. */
  const current = async () => {
    await parts.schema.current();
    const app = await parts.app.current();
    await parts.jobs.current();
    return app;
  };
  const close = async () => {
    await Promise.all([parts.app.end(), parts.jobs.end()]);
    await queue.close();
    await database.close();
  };
  await parts.schema.current();
  if (config.seed === 'demo') await seed(vite, database, queue);
  await current();
  return { config, current, close };
};

const reportError = (error) => process.stderr.write(`${error.stack}\n`);

const createParts = (vite, config, database, queue) => {
  const schema = replaceable(vite, '/server/db/migrate.ts', {
    begin: ({ migrate }) => migrate(database.db),
    end: () => undefined,
  });
  const app = replaceable(vite, '/server/app.ts', {
    begin: async ({ buildApp }) => {
      const built = await buildApp(config, database, queue);
      await built.ready();
      return built;
    },
    end: (built) => built.close(),
  });
  const jobs = replaceable(vite, '/server/background.ts', {
    begin: ({ startJobs }) => startJobs(queue, database, config),
    end: (stop) => stop(),
  });
  return { schema, app, jobs };
};

const seed = async (vite, database, queue) => {
  const { seedDemo } = await vite.ssrLoadModule('/server/demo/seed.ts');
  const { inviteDemo } = await vite.ssrLoadModule('/server/demo/accounts.ts');
  const seeded = await seedDemo(database.db, (line) => process.stdout.write(`${line}\n`));
  if (seeded) await inviteDemo(database.db, queue);
};

/** The result of `begin` for a module, kept until the module or one of its imports changes. */
const replaceable = (vite, file, { begin, end }) => {
  let kept = null;
  const endKept = async () => {
    // a service that failed to start has nothing to stop
    const value = await kept?.value.catch(() => undefined);
    if (value !== undefined) await end(value);
  };
  const current = async () => {
    const module = await vite.ssrLoadModule(file);
    if (module !== kept?.module) {
      void endKept();
      kept = { module, value: Promise.resolve(module).then(begin) };
    }
    return kept.value;
  };
  return { current, end: endKept };
};
