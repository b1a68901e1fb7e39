// biome-ignore lint/style/noRestrictedImports: the file is in none of the folders
import description from '../package.json' with { type: 'json' };

/** The version of the product. */
export const { version } = description;
