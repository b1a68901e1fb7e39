import { startFailureOf } from './errors/startProblem.ts';
import { refuseOldNode } from './nodeVersion.ts';

const start = async (): Promise<void> => {
  refuseOldNode();
  // loaded after the check, because the server's packages may fail to load on an older Node
  const { serve } = await import('./serve.ts');
  await serve();
};

start().catch((error: unknown) => {
  const { text, exitCode } = startFailureOf(error);
  process.stderr.write(`${text}\n`);
  process.exit(exitCode);
});
