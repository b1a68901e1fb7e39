import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/** Tool caches between runs; removed together with node_modules. */
export const cacheFolder = path.join(root, 'node_modules/.cache/atrium');
