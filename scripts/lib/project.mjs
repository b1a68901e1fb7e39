import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/** What tools keep between runs; goes with node_modules. */
export const cacheFolder = path.join(root, 'node_modules/.cache/atrium');
