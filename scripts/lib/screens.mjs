import fs from 'node:fs';
import path from 'node:path';

/* The screens of a resource or page, from the names of its files: `*List.tsx` is the list,
   `*Create.tsx` and `*Edit.tsx` or else `*Form.tsx` are the forms, and `*Page.tsx` is any view
   without one of these; `operations.ts` or else `record.generated.ts` has the operations. A file
   `screens.ts` beside the definition exports what file names do not say: `icon`, `found`, `routes`,
   and `views` where there are several such files. */

const endings = {
  list: ['List', 'Page'],
  create: ['Create', 'Form', 'Page'],
  edit: ['Edit', 'Form', 'Page'],
  view: ['Page'],
};

/** @returns {[string, string][]} `screens.generated.ts` of each definition that imports it */
export const screenFiles = () =>
  fs
    .readdirSync('resources', { recursive: true })
    .map((file) => path.join('resources', file))
    .filter((file) => path.basename(file, '.ts') === path.basename(path.dirname(file)))
    .map((file) => [path.dirname(file), fs.readFileSync(file, 'utf8')])
    .filter(([, definition]) => definition.includes("import('./screens.generated.ts')"))
    .map(([folder, definition]) => [
      path.join(folder, 'screens.generated.ts'),
      screensOf(folder, definition),
    ]);

const screensOf = (folder, definition) => {
  const isPage = definition.includes('definePage(');
  const type = isPage ? 'PageScreens' : 'ResourceScreens';
  const own = ownExports(folder);
  const properties = [
    ...own.filter((name) => name === 'icon'),
    ...(isPage ? [`view: ${viewOf(folder, 'view')}`] : resourceProperties(folder, definition, own)),
    ...own.filter((name) => name !== 'icon'),
  ];
  const imported = own.length > 0 ? `import { ${own.join(', ')} } from './screens.ts';\n` : '';
  return `import type { ${type} } from '#providers/registry/definition.ts';
${imported}
export const screens: ${type} = {
${properties.map((property) => `  ${property},\n`).join('')}};
`;
};

const resourceProperties = (folder, definition, own) => {
  const operations = fs.existsSync(path.join(folder, 'operations.ts'))
    ? 'operations.ts'
    : 'record.generated.ts';
  const views = own.includes('views')
    ? []
    : viewsIn(definition).map((view) => `    ${view}: ${viewOf(folder, view)},\n`);
  return [
    `operations: () => import('./${operations}')`,
    ...(views.length > 0 ? [`views: {\n${views.join('')}  }`] : []),
  ];
};

/** What the folder's `screens.ts` exports for the screens. */
const ownExports = (folder) => {
  const file = path.join(folder, 'screens.ts');
  if (!fs.existsSync(file)) return [];
  const code = fs.readFileSync(file, 'utf8');
  const isExported = (name) =>
    new RegExp(`^export (?:const ${name}\\b|\\{ (?:default as )?${name} \\})`, 'm').test(code);
  return ['found', 'icon', 'routes', 'views'].filter(isExported);
};

const viewsIn = (definition) =>
  [...(/\bviews: \[([^\]]*)\]/.exec(definition)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
    ([, view]) => view,
  );

/** The import of a view: from the folder itself, or from its folder `create` or `edit`. */
const viewOf = (folder, view) => {
  const folders =
    view !== 'list' && fs.existsSync(path.join(folder, view)) ? ['', `${view}/`] : [''];
  for (const ending of endings[view]) {
    for (const below of folders) {
      const files = fs.readdirSync(path.join(folder, below));
      const found = files.filter((file) => file.endsWith(`${ending}.tsx`));
      if (found.length === 1) return `() => import('./${below}${found[0]}')`;
      if (found.length > 1) {
        const names = found.join(' and ');
        throw new Error(`${folder}: is ${names} the ${view}? Let screens.ts export views.`);
      }
    }
  }
  throw new Error(`${folder} has no file for the ${view}, such as *${endings[view][0]}.tsx.`);
};
