// biome-ignore lint/style/noRestrictedImports: the file is in none of the folders
export { version } from '../package.json';
