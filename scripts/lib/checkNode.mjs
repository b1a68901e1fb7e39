// Imported first by every script, so that its body runs on a supported version of Node.
import { ensureRuntime } from './runtime.mjs';

await ensureRuntime(process.versions.node);
