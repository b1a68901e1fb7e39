// Imported first by every script: its body runs on a Node that the product supports.
import { ensureRuntime } from './runtime.mjs';

await ensureRuntime(process.versions.node);
